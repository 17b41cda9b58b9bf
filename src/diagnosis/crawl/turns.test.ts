import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('alternates between networks, and within a network between its scans', () => {
  const turns = createTurns<string>();
  for (const n of [1, 2, 3]) turns.push({ network: 'many', scan: 'x' }, `x${n}`);
  for (const n of [1, 2]) turns.push({ network: 'many', scan: 'y' }, `y${n}`);
  for (const n of [1, 2]) turns.push({ network: 'one', scan: 'z' }, `z${n}`);
  expect(turns.size()).toBe(7);
  const order = Array.from({ length: 8 }, () => turns.shift());
  expect(order).toEqual(['x1', 'z1', 'y1', 'z2', 'x2', 'y2', 'x3', undefined]);
  expect(turns.size()).toBe(0);
  turns.push({ network: 'one', scan: 'z' }, 'last');
  expect(turns.clear()).toEqual(['last']);
  expect(turns.shift()).toBeUndefined();
});
