import { useState } from 'react';
import type { WorkflowRow } from '../../rules/rows.ts';
import type { TaskWorth } from '../../rules/task-worth.ts';

/**
 * Rows are sorted by the first savings known for these workflows, so they stay in place while the owner edits.
 */
export function useWorthAtFirst(
  workflows: readonly Pick<WorkflowRow, 'name'>[],
  { savingsOfWorkflow }: Pick<TaskWorth, 'savingsOfWorkflow'>,
): (name: string) => number {
  const names = workflows.map(({ name }) => name).sort();
  const key = JSON.stringify([savingsOfWorkflow.size > 0, names]);
  const [first, setFirst] = useState({ key, savings: savingsOfWorkflow });
  if (first.key !== key) setFirst({ key, savings: savingsOfWorkflow });
  const { savings } = first.key === key ? first : { savings: savingsOfWorkflow };
  return (name) => savings.get(name) ?? 0;
}
