import { eq, sql } from 'drizzle-orm';
import { AppError } from '#app/errors.ts';
import { auditStatusSchema, hasEnded } from '#shared/schemas/audit.ts';
import { assumptionsPatchSchema } from '#shared/schemas/rates.ts';
import type { AuditEditor, AuditStore, EditOptions } from './audit-record.ts';
import type { Drizzle, Transaction } from './database.ts';
import { undoNewest } from './edit-history.ts';
import { createOffering, deleteOffering, renameOffering } from './edit-offerings.ts';
import { createTask, deleteTask, storeRoles, updateTask } from './edit-tasks.ts';
import { createWorkflow, deleteWorkflow, updateWorkflow } from './edit-workflows.ts';
import { countAuditRows } from './list-audits.ts';
import {
  getAudit,
  joinedRevision,
  joinedStatus,
  listOfferings,
  listSeenNotCounted,
  listTasks,
  listWorkflows,
} from './read-audits.ts';
import { audits, scans } from './schema.ts';
import { withoutNul } from './without-nul.ts';

export function createEditAudit(db: Drizzle): AuditStore['editAudit'] {
  return (auditId, options, edit) =>
    db.transaction(async (tx) => {
      await lockAudit(tx, auditId);
      await requireState(tx, auditId, options);
      return edit(createEditor(tx, auditId));
    });
}

function createEditor(tx: Transaction, auditId: number): AuditEditor {
  let counted = false;
  /** The audit's revision changes only if the edit writes something. */
  const write = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    if (!counted) await countRevision(tx, auditId);
    counted = true;
    return change();
  };
  return {
    listWorkflows: () => listWorkflows(tx, auditId),
    listTasks: (filter) => listTasks(tx, auditId, filter),
    listOfferings: () => listOfferings(tx, auditId),
    listSeenNotCounted: () => listSeenNotCounted(tx, auditId),
    countRows: () => countAuditRows(tx, auditId),
    getCompany: async () => {
      const record = await getAudit(tx, auditId);
      return { industry: record?.industry ?? null, team: record?.team ?? null };
    },
    getAssumptions: async () => {
      const [row] = await tx
        .select({ assumptions: audits.assumptions })
        .from(audits)
        .where(eq(audits.id, auditId));
      return assumptionsPatchSchema.parse(row?.assumptions);
    },
    createWorkflow: (workflow, parts) => write(() => createWorkflow(tx, auditId, workflow, parts)),
    updateWorkflow: (id, change) => write(() => updateWorkflow(tx, auditId, id, change)),
    deleteWorkflow: (id) => write(() => deleteWorkflow(tx, auditId, id)),
    createTask: (workflowId, task) => write(() => createTask(tx, auditId, workflowId, task)),
    updateTask: (id, change) => write(() => updateTask(tx, auditId, id, change)),
    deleteTask: (id) => write(() => deleteTask(tx, auditId, id)),
    createOffering: (name) => write(() => createOffering(tx, auditId, name)),
    renameOffering: (id, name) => write(() => renameOffering(tx, auditId, id, name)),
    deleteOffering: (id) => write(() => deleteOffering(tx, auditId, id)),
    assignRoles: (workflowId, roles) => write(() => storeRoles(tx, auditId, workflowId, roles)),
    setAssumptions: (assumptions) =>
      write(async () => {
        await tx
          .update(audits)
          .set({ assumptions: withoutNul(assumptions) })
          .where(eq(audits.id, auditId));
      }),
    undoNewest: () => write(() => undoNewest(tx, auditId)),
  };
}

/** This kind of lock still allows inserts of rows with a foreign key to the audit. */
async function lockAudit(tx: Transaction, auditId: number): Promise<void> {
  const rows = await tx
    .select({ id: audits.id })
    .from(audits)
    .where(eq(audits.id, auditId))
    .for('no key update');
  if (rows.length === 0) throw new AppError('audit-not-found');
}

/**
 * Runs as a separate statement after the lock, so that it sees what the previous edit committed.
 */
async function requireState(tx: Transaction, auditId: number, options: EditOptions): Promise<void> {
  const { seen, beforeEnd = false } = options;
  const [row] = await tx
    .select({ status: joinedStatus, revision: joinedRevision })
    .from(audits)
    .leftJoin(scans, eq(scans.id, audits.scanId))
    .where(eq(audits.id, auditId));
  if (!beforeEnd && !hasEnded(auditStatusSchema.parse(row?.status))) throw new AppError('not-ended');
  if (typeof seen === 'string' && row?.revision !== seen) throw new AppError('conflict');
}

async function countRevision(tx: Transaction, auditId: number): Promise<void> {
  await tx
    .update(audits)
    .set({ revision: sql`${audits.revision} + 1` })
    .where(eq(audits.id, auditId));
}
