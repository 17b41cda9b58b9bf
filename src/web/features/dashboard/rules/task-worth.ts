import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { ValueSummary } from '#shared/schemas/value.ts';
import type { TaskRow } from './rows.ts';

/** Savings are in USD a month: the likely value, unrounded. */
export interface TaskWorth {
  savingsOfTask: ReadonlyMap<number, number>;
  savingsOfWorkflow: ReadonlyMap<string, number>;
  moduleOfTask: ReadonlyMap<number, { id: string; name: string }>;
}

/** If several modules serve a task, `moduleOfTask` has the first one. */
export function worthOfTasks(
  tasks: readonly TaskRow[],
  value: ValueSummary | null,
  modules: readonly RecommendedModule[],
): TaskWorth {
  const savingsOfTask = new Map(
    (value?.lines ?? []).map((line) => [line.taskId, line.savingsUsdPerMonth.likely]),
  );
  const savingsOfWorkflow = new Map<string, number>();
  for (const { id, workflow } of tasks) {
    const saved = savingsOfTask.get(id);
    if (saved !== undefined) savingsOfWorkflow.set(workflow, (savingsOfWorkflow.get(workflow) ?? 0) + saved);
  }
  const moduleOfTask = new Map<number, { id: string; name: string }>();
  for (const { id, name, tasks: served } of modules)
    for (const task of served) if (!moduleOfTask.has(task.id)) moduleOfTask.set(task.id, { id, name });
  return { savingsOfTask, savingsOfWorkflow, moduleOfTask };
}
