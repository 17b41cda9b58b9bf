import { and, eq, max } from 'drizzle-orm';
import { AppError } from '#app/errors.ts';
import type { NewTask, NewWorkflow, WorkflowChange, WorkflowParts, WorkflowRow } from './audit-record.ts';
import { taskColumns, toWorkflowRow, withoutUndefined, workflowColumns } from './audit-rows.ts';
import type { Transaction } from './database.ts';
import { noteBefore, noteMade } from './edit-history.ts';
import { requireFreeName } from './require-free-name.ts';
import { offerings, tasks, workflows } from './schema.ts';
import { withoutNul } from './without-nul.ts';

/** Undo treats the workflow, its tasks, and the offering that it delivers as one edit. */
export async function createWorkflow(
  tx: Transaction,
  auditId: number,
  given: NewWorkflow,
  { tasks: newTasks = [], offeringId }: WorkflowParts = {},
): Promise<WorkflowRow> {
  const workflow = withoutNul(given);
  await requireFreeName(tx, workflows, { auditId, name: workflow.name, except: null });
  const [last] = await tx
    .select({ position: max(workflows.position) })
    .from(workflows)
    .where(eq(workflows.auditId, auditId));
  const [row] = await tx
    .insert(workflows)
    .values({ ...workflowColumns(workflow), auditId, position: (last?.position ?? -1) + 1 })
    .returning();
  if (!row) throw new Error('The workflow was not stored');
  const delivered =
    offeringId === undefined ? undefined : and(eq(offerings.id, offeringId), eq(offerings.auditId, auditId));
  await noteMade(tx, auditId, 'workflows', { id: row.id, touched: delivered });
  if (delivered) await tx.update(offerings).set({ workflowId: row.id }).where(delivered);
  if (newTasks.length > 0) await appendTasks(tx, auditId, row.id, withoutNul(newTasks));
  return toWorkflowRow(row);
}

async function appendTasks(
  tx: Transaction,
  auditId: number,
  workflowId: number,
  newTasks: readonly NewTask[],
): Promise<void> {
  const [last] = await tx
    .select({ position: max(tasks.position) })
    .from(tasks)
    .where(eq(tasks.auditId, auditId));
  const first = (last?.position ?? -1) + 1;
  await tx
    .insert(tasks)
    .values(
      newTasks.map((task, index) => ({ ...taskColumns(task), auditId, workflowId, position: first + index })),
    );
}

export async function updateWorkflow(
  tx: Transaction,
  auditId: number,
  id: number,
  given: WorkflowChange,
): Promise<WorkflowRow> {
  const [before] = await tx
    .select()
    .from(workflows)
    .where(and(eq(workflows.id, id), eq(workflows.auditId, auditId)));
  if (!before) throw new AppError('workflow-not-found');
  await noteBefore(tx, auditId, { workflowId: id });
  const next = { ...toWorkflowRow(before), ...withoutUndefined(withoutNul(given)) };
  if (next.name !== before.name)
    await requireFreeName(tx, workflows, { auditId, name: next.name, except: id });
  const [row] = await tx.update(workflows).set(workflowColumns(next)).where(eq(workflows.id, id)).returning();
  if (!row) throw new AppError('workflow-not-found');
  return toWorkflowRow(row);
}

export async function deleteWorkflow(tx: Transaction, auditId: number, id: number): Promise<void> {
  await noteBefore(tx, auditId, {
    workflowId: id,
    tasks: eq(tasks.workflowId, id),
    offerings: eq(offerings.workflowId, id),
  });
  const deleted = await tx
    .delete(workflows)
    .where(and(eq(workflows.id, id), eq(workflows.auditId, auditId)))
    .returning({ id: workflows.id });
  if (deleted.length === 0) throw new AppError('workflow-not-found');
}
