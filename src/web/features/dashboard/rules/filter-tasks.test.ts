import { expect, test } from 'vitest';
import { cleanTasks } from './clean-tasks.ts';
import { filterTasks, readFramework } from './filter-tasks.ts';
import { numberTasks } from './task-order.ts';

const rows = numberTasks(
  cleanTasks([
    { id: 1, name: 'Answer inquiries', workflow: 'Inquiries', framework: 'Automate' },
    { id: 2, name: 'Plan the café menu', workflow: 'Menu', framework: 'Enhance', assignedRole: 'Chef' },
    { id: 3, name: 'Sort inquiries', workflow: 'Inquiries', framework: 'Optimize' },
  ]),
);
const shown = (change: Partial<Parameters<typeof filterTasks>[1]>) =>
  filterTasks(rows, { workflow: null, framework: null, search: '', ...change }).map(
    ({ position }) => position,
  );

test('finds every word of the search in name, workflow, or role, ignoring case and accents', () => {
  expect(shown({ search: '  INQUIRIES ' })).toEqual([1, 3]);
  expect(shown({ search: 'cafe chef' })).toEqual([2]);
  expect(shown({ search: 'cafe inquiries' })).toEqual([]);
});

test('workflow, framework and search work together, and tasks keep their numbers', () => {
  expect(shown({})).toEqual([1, 2, 3]);
  expect(shown({ workflow: 'Inquiries', framework: 'Optimize' })).toEqual([3]);
});

test('an address names a framework in any case, and nothing else', () => {
  expect([readFramework('enhance'), readFramework('magic'), readFramework('')]).toEqual([
    'Enhance',
    null,
    null,
  ]);
});
