import { expect, test } from 'vitest';
import { moveInGrid } from './use-grid-focus.ts';

const size = { rows: 25, columns: 3 };
const from = (row: number, column: number, ...keys: string[]) => {
  const end = keys.reduce((place, key) => moveInGrid(place, key, size) ?? place, { row, column });
  return [end.row, end.column];
};

test('up and down move through the rows and the headers, and stop at the ends', () => {
  expect(from(0, 0, 'ArrowDown', 'ArrowDown')).toEqual([2, 0]);
  expect(from(0, 1, 'ArrowUp', 'ArrowUp')).toEqual([-1, 1]);
  expect(from(24, 0, 'ArrowDown')).toEqual([24, 0]);
  expect(from(3, 0, 'PageDown', 'PageDown', 'PageDown')).toEqual([24, 0]);
  expect(from(3, 0, 'PageUp')).toEqual([0, 0]);
  expect([from(3, 2, 'End'), from(3, 2, 'Home')]).toEqual([
    [24, 2],
    [0, 2],
  ]);
});

test('left and right move along the headers only, and other keys do nothing', () => {
  expect(from(-1, 0, 'ArrowRight', 'End', 'ArrowLeft')).toEqual([-1, 1]);
  expect(moveInGrid({ row: 2, column: 0 }, 'ArrowRight', size)).toBeNull();
  expect(moveInGrid({ row: 2, column: 0 }, 'Enter', size)).toBeNull();
});
