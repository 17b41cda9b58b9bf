import { and, eq, inArray, max } from 'drizzle-orm';
import { AppError } from '#app/errors.ts';
import { taskExistsMessage } from '#shared/schemas/manual-entry.ts';
import { foldName } from '#shared/text/fold-name.ts';
import type { AuditEditor, NewTask, TaskChange, TaskRow } from './audit-record.ts';
import { taskColumns, toTaskRow, withoutUndefined } from './audit-rows.ts';
import type { Transaction } from './database.ts';
import { noteBefore, noteMade } from './edit-history.ts';
import { tasks, workflows } from './schema.ts';
import { withoutNul } from './without-nul.ts';

export async function createTask(
  tx: Transaction,
  auditId: number,
  workflowId: number,
  given: NewTask,
): Promise<TaskRow> {
  const workflow = await nameOfWorkflow(tx, auditId, workflowId);
  await requireFreeTaskName(tx, { workflowId, name: given.name, except: null });
  const [last] = await tx
    .select({ position: max(tasks.position) })
    .from(tasks)
    .where(eq(tasks.auditId, auditId));
  const [row] = await tx
    .insert(tasks)
    .values({ ...taskColumns(withoutNul(given)), auditId, workflowId, position: (last?.position ?? -1) + 1 })
    .returning();
  if (!row) throw new Error('The task was not stored');
  await noteMade(tx, auditId, 'tasks', { id: row.id });
  return toTaskRow(row, workflow);
}

export async function updateTask(
  tx: Transaction,
  auditId: number,
  id: number,
  given: TaskChange,
): Promise<TaskRow> {
  const [before] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.auditId, auditId)));
  if (!before) throw new AppError('task-not-found');
  await noteBefore(tx, auditId, { tasks: eq(tasks.id, id) });
  const next = { ...toTaskRow(before, ''), ...withoutUndefined(withoutNul(given)) };
  const workflow = await nameOfWorkflow(tx, auditId, next.workflowId);
  if (next.name !== before.name || next.workflowId !== before.workflowId)
    await requireFreeTaskName(tx, { workflowId: next.workflowId, name: next.name, except: id });
  const [row] = await tx
    .update(tasks)
    .set({ ...taskColumns(next), workflowId: next.workflowId })
    .where(eq(tasks.id, id))
    .returning();
  if (!row) throw new AppError('task-not-found');
  return toTaskRow(row, workflow);
}

export async function deleteTask(tx: Transaction, auditId: number, id: number): Promise<void> {
  await noteBefore(tx, auditId, { tasks: eq(tasks.id, id) });
  const deleted = await tx
    .delete(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.auditId, auditId)))
    .returning({ id: tasks.id });
  if (deleted.length === 0) throw new AppError('task-not-found');
}

export async function storeRoles(
  tx: Transaction,
  auditId: number,
  workflowId: number,
  given: Parameters<AuditEditor['assignRoles']>[1],
): Promise<void> {
  const roles = withoutNul(given);
  await nameOfWorkflow(tx, auditId, workflowId);
  await noteBefore(tx, auditId, { workflowId, tasks: eq(tasks.workflowId, workflowId) });
  const idsByRole = Map.groupBy(roles, (task) => task.assignedRole);
  for (const [assignedRole, chosen] of idsByRole) {
    const ids = chosen.map((task) => task.id);
    await tx
      .update(tasks)
      .set({ assignedRole })
      .where(and(eq(tasks.workflowId, workflowId), inArray(tasks.id, ids)));
  }
}

/** The dashboard shows tasks of one name in one workflow once, so a second one would be hidden but count. */
async function requireFreeTaskName(
  tx: Transaction,
  { workflowId, name, except }: { workflowId: number; name: string; except: number | null },
): Promise<void> {
  const rows = await tx
    .select({ id: tasks.id, name: tasks.name })
    .from(tasks)
    .where(eq(tasks.workflowId, workflowId));
  const wanted = foldName(name);
  if (rows.some((row) => row.id !== except && foldName(row.name) === wanted))
    throw new AppError('already-exists', { fields: { name: taskExistsMessage } });
}

async function nameOfWorkflow(tx: Transaction, auditId: number, workflowId: number): Promise<string> {
  const [row] = await tx
    .select({ name: workflows.name })
    .from(workflows)
    .where(and(eq(workflows.id, workflowId), eq(workflows.auditId, auditId)));
  if (!row) throw new AppError('workflow-not-found');
  return row.name;
}
