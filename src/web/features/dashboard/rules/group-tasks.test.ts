import { expect, it } from 'vitest';
import { cleanTasks } from './clean-tasks.ts';
import { groupTasks, taskCountOf } from './group-tasks.ts';

it('counts the tasks of a workflow, and uses its own count if it has none', () => {
  const groups = groupTasks(
    cleanTasks([1, 2, 3].map((id) => ({ id, name: `Task ${id}`, workflow: 'Booking' }))),
  );
  expect(taskCountOf({ name: 'Booking', taskCount: 9 }, groups)).toBe(3);
  expect(taskCountOf({ name: 'Billing', taskCount: 9 }, groups)).toBe(9);
});
