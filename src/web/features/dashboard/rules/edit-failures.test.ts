import { expect, it } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { isConflict, isWithoutTasks } from './edit-failures.ts';

const errorWith = (status: number, body: object) => new ApiError(status, 'text', JSON.stringify(body));

it('knows a workflow without tasks by code and by message, and nothing else', () => {
  expect(isWithoutTasks(errorWith(404, { message: 'x', code: 'no-tasks' }))).toBe(true);
  expect(isWithoutTasks(errorWith(404, { message: 'There are no tasks in this workflow.' }))).toBe(true);
  expect(isWithoutTasks(errorWith(404, { error: 'Empty workflow' }))).toBe(true);
  expect(isWithoutTasks(errorWith(404, { message: 'Workflow is empty' }))).toBe(true);
  expect(
    isWithoutTasks(errorWith(404, { message: "We couldn't find this workflow.", code: 'not-found' })),
  ).toBe(false);
  expect(isWithoutTasks(new TypeError('no tasks'))).toBe(false);
});

it('knows a conflict by its code', () => {
  expect(isConflict(errorWith(409, { message: 'x', code: 'conflict' }))).toBe(true);
  expect(isConflict(errorWith(409, { message: 'x', code: 'already-exists' }))).toBe(false);
});
