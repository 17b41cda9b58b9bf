import { AppError } from '#app/errors.ts';
import { traitsFromWords } from '#diagnosis/manual-entry/traits-from-words.ts';
import type { NewTask, TaskChange, TaskRow, WorkflowRow } from '#storage/audit-record.ts';
import type { NewTaskBody, TaskChangeBody } from '../routes/tasks/task-bodies.ts';

export function toNewTask(body: NewTaskBody): NewTask {
  const { workflow: _workflow, workflowId: _workflowId, ...task } = body;
  const description = task.description || null;
  return {
    ...task,
    description,
    assignedRole: task.assignedRole || null,
    basis: 'told',
    evidence: [],
    factors: null,
    traits: traitsFromWords(task.name, description),
  };
}

/** A changed rating clears the factors, because it no longer follows from them. */
export function toTaskChange(
  body: TaskChangeBody,
  before: TaskRow,
  workflowId: number | undefined,
): TaskChange {
  const { workflow: _workflow, workflowId: _workflowId, ...change } = body;
  const rerated =
    (change.serviceValue ?? before.serviceValue) !== before.serviceValue ||
    (change.replicabilityDifficulty ?? before.replicabilityDifficulty) !== before.replicabilityDifficulty;
  const moved = workflowId !== undefined && workflowId !== before.workflowId;
  const retimed = moved || (change.timeInvestment ?? before.timeInvestment) !== before.timeInvestment;
  const description = change.description === undefined ? before.description : change.description || null;
  const name = change.name ?? before.name;
  const reworded = name !== before.name || description !== before.description;
  return {
    ...change,
    description,
    ...(change.assignedRole === undefined ? {} : { assignedRole: change.assignedRole || null }),
    ...(workflowId === undefined ? {} : { workflowId }),
    ...(rerated ? { factors: null } : {}),
    ...(retimed ? { hoursShare: null } : {}),
    ...(reworded && before.basis === 'told' ? { traits: traitsFromWords(name, description) } : {}),
  };
}

export function storedWorkflowId(
  body: { workflow?: string; workflowId?: number },
  workflows: readonly WorkflowRow[],
): number | undefined {
  if (body.workflowId === undefined && body.workflow === undefined) return undefined;
  const found = workflows.find((workflow) =>
    body.workflowId === undefined ? workflow.name === body.workflow : workflow.id === body.workflowId,
  );
  if (found) return found.id;
  const field = body.workflowId === undefined ? 'workflow' : 'workflowId';
  throw new AppError('invalid-fields', {
    fields: { [field]: "We couldn't find this workflow in this diagnosis" },
  });
}
