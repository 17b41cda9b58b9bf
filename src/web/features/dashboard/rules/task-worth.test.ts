import { expect, test } from 'vitest';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { ValueSummary } from '#shared/schemas/value.ts';
import { cleanTasks } from './clean-tasks.ts';
import { worthOfTasks } from './task-worth.ts';

const tasks = cleanTasks([
  { id: 1, name: 'Answer', workflow: 'Inquiries' },
  { id: 2, name: 'Sort', workflow: 'Inquiries' },
  { id: 3, name: 'Invoice', workflow: 'Invoices' },
]);

test('sums the savings of tasks and workflows, and gives each task the first module that counts it', () => {
  const value = {
    lines: [1, 2, 3].map((taskId) => ({
      taskId,
      savingsUsdPerMonth: { low: 0, likely: taskId * 10, high: 99 },
    })),
  } as unknown as ValueSummary;
  const modules = [
    { id: 'a', name: 'A', tasks: [{ id: 1 }] },
    { id: 'b', name: 'B', tasks: [{ id: 1 }, { id: 3 }] },
  ] as unknown as RecommendedModule[];
  const worth = worthOfTasks(tasks, value, modules);
  expect(Object.fromEntries(worth.savingsOfWorkflow)).toEqual({ Inquiries: 30, Invoices: 30 });
  expect(worth.savingsOfTask.get(2)).toBe(20);
  expect([...worth.moduleOfTask].map(([task, { name }]) => [task, name])).toEqual([
    [1, 'A'],
    [3, 'B'],
  ]);
});

test('is empty without a value', () => {
  expect(worthOfTasks(tasks, null, []).savingsOfWorkflow.size).toBe(0);
});
