import { and, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { AppError } from '#app/errors.ts';
import { auditStatusSchema, hasEnded } from '#shared/schemas/audit.ts';
import type { AssumptionsPatch } from '#shared/schemas/rates.ts';
import type {
  AuditStore,
  NewTask,
  NewWorkflow,
  Seen,
  TaskChange,
  TaskRow,
  WorkflowChange,
  WorkflowRow,
} from './audit-record.ts';
import { taskColumns, toTaskRow, toWorkflowRow, workflowColumns } from './audit-rows.ts';
import type { Drizzle, Transaction } from './database.ts';
import { noteBefore, noteMade, undoNewest } from './edit-history.ts';
import { joinedStatus, revisionBefore } from './read-audits.ts';
import { audits, scans, tasks, workflows } from './schema.ts';
import { withoutNul } from './without-nul.ts';

/**
 * The owner's edits. Each is one transaction that first bumps the audit's revision: that locks the audit, so
 * edits come one after another and what they check holds until they are done.
 */
export function editAudits(
  db: Drizzle,
): Pick<
  AuditStore,
  | 'createWorkflow'
  | 'updateWorkflow'
  | 'deleteWorkflow'
  | 'createTask'
  | 'updateTask'
  | 'deleteTask'
  | 'assignRoles'
  | 'setAssumptions'
  | 'undoEdit'
> {
  const edit = <Result>(
    auditId: number,
    seen: Seen | undefined,
    change: (tx: Transaction) => Promise<Result>,
  ) =>
    db.transaction(async (tx) => {
      await bumpRevision(tx, auditId);
      await requireState(tx, auditId, { ended: true, seen });
      return change(tx);
    });
  return {
    createWorkflow: (auditId, workflow, seen) =>
      edit(auditId, seen, (tx) => createWorkflow(tx, auditId, workflow)),
    updateWorkflow: (auditId, id, change, seen) =>
      edit(auditId, seen, (tx) => updateWorkflow(tx, auditId, id, change)),
    deleteWorkflow: (auditId, id, seen) =>
      edit(auditId, seen, async (tx) => {
        await noteBefore(tx, auditId, { workflowId: id, tasks: eq(tasks.workflowId, id) });
        const deleted = await tx
          .delete(workflows)
          .where(and(eq(workflows.id, id), eq(workflows.auditId, auditId)))
          .returning({ id: workflows.id });
        if (deleted.length === 0) throw new AppError('workflow-not-found');
      }),
    createTask: (auditId, workflowId, task, seen) =>
      edit(auditId, seen, (tx) => createTask(tx, auditId, workflowId, task)),
    updateTask: (auditId, id, change, seen) =>
      edit(auditId, seen, (tx) => updateTask(tx, auditId, id, change)),
    deleteTask: (auditId, id, seen) =>
      edit(auditId, seen, async (tx) => {
        await noteBefore(tx, auditId, { tasks: eq(tasks.id, id) });
        const deleted = await tx
          .delete(tasks)
          .where(and(eq(tasks.id, id), eq(tasks.auditId, auditId)))
          .returning({ id: tasks.id });
        if (deleted.length === 0) throw new AppError('task-not-found');
      }),
    assignRoles: (auditId, workflowId, roles, seen) =>
      edit(auditId, seen, (tx) => assignRoles(tx, auditId, workflowId, roles)),
    undoEdit: (auditId, seen) => edit(auditId, seen, (tx) => undoNewest(tx, auditId)),
    setAssumptions: (auditId, assumptions, seen) =>
      db.transaction(async (tx) => {
        await bumpRevision(tx, auditId);
        await requireState(tx, auditId, { ended: false, seen });
        await storeAssumptions(tx, auditId, assumptions);
      }),
  };
}

async function bumpRevision(tx: Transaction, auditId: number): Promise<void> {
  const rows = await tx
    .update(audits)
    .set({ revision: sql`${audits.revision} + 1` })
    .where(eq(audits.id, auditId))
    .returning({ id: audits.id });
  if (rows.length === 0) throw new AppError('audit-not-found');
}

/**
 * Until the end there is nothing to edit, and what comes then would stand beside the edits. The lock on the
 * audit holds by now, so that of two edits that were thought out on the same state the second is refused.
 */
async function requireState(
  tx: Transaction,
  auditId: number,
  { ended, seen }: { ended: boolean; seen: Seen | undefined },
): Promise<void> {
  const [row] = await tx
    .select({ status: joinedStatus, revision: revisionBefore })
    .from(audits)
    .leftJoin(scans, eq(scans.id, audits.scanId))
    .where(eq(audits.id, auditId));
  if (ended && !hasEnded(auditStatusSchema.parse(row?.status))) throw new AppError('not-ended');
  if (typeof seen === 'string' && row?.revision !== seen) throw new AppError('conflict');
}

async function createWorkflow(tx: Transaction, auditId: number, given: NewWorkflow): Promise<WorkflowRow> {
  const workflow = withoutNul(given);
  await requireFreeName(tx, auditId, workflow.name, null);
  const [last] = await tx
    .select({ position: max(workflows.position) })
    .from(workflows)
    .where(eq(workflows.auditId, auditId));
  const [row] = await tx
    .insert(workflows)
    .values({ ...workflowColumns(workflow), auditId, position: (last?.position ?? -1) + 1 })
    .returning();
  if (!row) throw new Error('The workflow was not stored');
  await noteMade(tx, auditId, 'workflows', row.id);
  return toWorkflowRow(row);
}

async function updateWorkflow(
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
  await requireFreeName(tx, auditId, next.name, id);
  const [row] = await tx.update(workflows).set(workflowColumns(next)).where(eq(workflows.id, id)).returning();
  if (!row) throw new AppError('workflow-not-found');
  return toWorkflowRow(row);
}

/** Tasks and links name workflows by their names, so one audit has each name once. */
async function requireFreeName(
  tx: Transaction,
  auditId: number,
  name: string,
  except: number | null,
): Promise<void> {
  const [taken] = await tx
    .select({ id: workflows.id })
    .from(workflows)
    .where(
      and(
        eq(workflows.auditId, auditId),
        eq(workflows.name, name),
        except === null ? undefined : ne(workflows.id, except),
      ),
    )
    .limit(1);
  if (!taken) return;
  throw new AppError('already-exists', { fields: { name: 'There is already a workflow with this name' } });
}

async function createTask(
  tx: Transaction,
  auditId: number,
  workflowId: number,
  given: NewTask,
): Promise<TaskRow> {
  const workflow = await nameOfWorkflow(tx, auditId, workflowId);
  const [last] = await tx
    .select({ position: max(tasks.position) })
    .from(tasks)
    .where(eq(tasks.auditId, auditId));
  const [row] = await tx
    .insert(tasks)
    .values({ ...taskColumns(withoutNul(given)), auditId, workflowId, position: (last?.position ?? -1) + 1 })
    .returning();
  if (!row) throw new Error('The task was not stored');
  await noteMade(tx, auditId, 'tasks', row.id);
  return toTaskRow(row, workflow);
}

async function updateTask(tx: Transaction, auditId: number, id: number, given: TaskChange): Promise<TaskRow> {
  const [before] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.auditId, auditId)));
  if (!before) throw new AppError('task-not-found');
  await noteBefore(tx, auditId, { tasks: eq(tasks.id, id) });
  const next = { ...toTaskRow(before, ''), ...withoutUndefined(withoutNul(given)) };
  const workflow = await nameOfWorkflow(tx, auditId, next.workflowId);
  const [row] = await tx
    .update(tasks)
    .set({ ...taskColumns(next), workflowId: next.workflowId })
    .where(eq(tasks.id, id))
    .returning();
  if (!row) throw new AppError('task-not-found');
  return toTaskRow(row, workflow);
}

async function nameOfWorkflow(tx: Transaction, auditId: number, workflowId: number): Promise<string> {
  const [row] = await tx
    .select({ name: workflows.name })
    .from(workflows)
    .where(and(eq(workflows.id, workflowId), eq(workflows.auditId, auditId)));
  if (!row) throw new AppError('workflow-not-found');
  return row.name;
}

async function assignRoles(
  tx: Transaction,
  auditId: number,
  workflowId: number,
  given: Parameters<AuditStore['assignRoles']>[2],
): Promise<void> {
  const roles = withoutNul(given);
  await nameOfWorkflow(tx, auditId, workflowId);
  await noteBefore(tx, auditId, { workflowId, tasks: eq(tasks.workflowId, workflowId) });
  const idsByRole = Map.groupBy(roles.tasks, (task) => task.assignedRole);
  for (const [assignedRole, chosen] of idsByRole) {
    const ids = chosen.map((task) => task.id);
    await tx
      .update(tasks)
      .set({ assignedRole })
      .where(and(eq(tasks.workflowId, workflowId), inArray(tasks.id, ids)));
  }
  if (roles.teamRoles) {
    await tx.update(workflows).set({ teamRoles: roles.teamRoles }).where(eq(workflows.id, workflowId));
  }
}

async function storeAssumptions(
  tx: Transaction,
  auditId: number,
  assumptions: AssumptionsPatch,
): Promise<void> {
  await tx
    .update(audits)
    .set({ assumptions: withoutNul(assumptions) })
    .where(eq(audits.id, auditId));
}

/** A field that is there but undefined is not a change. */
function withoutUndefined<T extends object>(value: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
