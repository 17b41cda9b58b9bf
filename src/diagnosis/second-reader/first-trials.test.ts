import { expect, it } from 'vitest';
import type { TaskTrait } from '#shared/schemas/task.ts';
import { triedFirst } from './first-trials.ts';

const of = (name: string, high: number, ...traits: TaskTrait[]) => ({
  ...{ name, traits },
  hoursPerWeek: { low: 1, high },
});
const report = of('Write the inspection report', 2, 'draft-text');
const quote = of('Write and send the quote', 3, 'draft-text');
const follow = of('Follow up on open quotes', 5, 'remind');
const reply = of('Answer quote requests', 4, 'draft-text');

function tried(step: string, tasks = [report, quote, follow, reply]) {
  const trials = [{ step, help: 'draft-text' as const, rank: 2 }];
  return [...triedFirst(tasks, trials)].map(([{ name }, rank]) => [name, rank]);
}

it('finds the task by its name, or by what it says in other words', () => {
  expect(tried(report.name)).toEqual([[report.name, 2]]);
  expect(tried('Write the quote for the customer')).toEqual([[quote.name, 2]]);
});

it('takes the largest task that AI helps with in the same way if none says the same', () => {
  expect(tried('Draft the estimate letter')).toEqual([[reply.name, 2]]);
  expect(tried('Draft the estimate letter', [follow])).toEqual([]);
});
