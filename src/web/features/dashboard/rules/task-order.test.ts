import { expect, it } from 'vitest';
import { cleanTasks } from './clean-tasks.ts';
import { nextOrder, numberTasks, sortTasks } from './task-order.ts';

const rows = numberTasks(
  cleanTasks([
    { id: 1, name: 'Step 10', framework: 'Enhance', timeInvestment: 2 },
    { id: 2, name: 'step 9', framework: 'Automate', timeInvestment: null },
    { id: 3, name: 'Alpha', framework: 'Optimize', timeInvestment: 11 },
  ]),
);
const positions = (order: Parameters<typeof sortTasks>[1]) =>
  sortTasks(rows, order).map((row) => row.position);

it("keeps the list's order by default", () => {
  expect(positions(null)).toEqual([1, 2, 3]);
});

it('sorts texts naturally, frameworks in their order, and unknown values last in both directions', () => {
  expect(positions({ column: 'name', descending: false })).toEqual([3, 2, 1]);
  expect(positions({ column: 'framework', descending: false })).toEqual([2, 3, 1]);
  expect(positions({ column: 'time', descending: false })).toEqual([1, 3, 2]);
  expect(positions({ column: 'time', descending: true })).toEqual([3, 1, 2]);
  expect(positions({ column: 'role', descending: true })).toEqual([1, 2, 3]);
});

it('cycles from one direction to the other to the original order; hours start with the most', () => {
  for (const [column, descending] of [
    ['name', false],
    ['time', true],
  ] as const) {
    const first = nextOrder(null, column);
    const second = nextOrder(first, column);
    expect([first, second, nextOrder(second, column)]).toEqual([
      { column, descending },
      { column, descending: !descending },
      null,
    ]);
  }
  expect(nextOrder({ column: 'time', descending: true }, 'name')).toEqual({
    column: 'name',
    descending: false,
  });
});
