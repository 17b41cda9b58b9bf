import { expect, test } from 'vitest';
import { groupByReason } from './group-by-reason.ts';

const task = (id: number, reason: string, name = `Task ${id}`, workflow = 'Visits') => ({
  id,
  name,
  workflow,
  framework: 'Enhance' as const,
  hoursPerWeek: 2,
  reason,
});
const shape = (tasks: ReturnType<typeof task>[]) =>
  groupByReason(tasks).map(({ reason, tasks: members }) => [
    reason,
    members.map(({ id, hoursPerWeek, workflows }) => [id, hoursPerWeek, workflows.join('+')]),
  ]);

test('each reason appears once, in order of first appearance', () => {
  expect(shape([task(1, 'Trust.'), task(2, 'Hands.'), task(3, 'Trust.'), task(4, 'Care.')])).toEqual([
    [
      'Trust.',
      [
        [1, 2, 'Visits'],
        [3, 2, 'Visits'],
      ],
    ],
    ['Hands.', [[2, 2, 'Visits']]],
    ['Care.', [[4, 2, 'Visits']]],
  ]);
  expect(groupByReason([])).toEqual([]);
});

test('the same task in several workflows appears once, with its hours summed', () => {
  const same = ['Strategy', 'Redesign', 'Redesign'].map((workflow, index) =>
    task(index, 'Trust.', 'Steer the plan', workflow),
  );
  expect(shape([...same, task(9, 'Hands.', 'Steer the plan')])).toEqual([
    ['Trust.', [[0, 6, 'Strategy+Redesign']]],
    ['Hands.', [[9, 2, 'Visits']]],
  ]);
});
