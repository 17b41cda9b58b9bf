import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { offeringSchema } from '#shared/schemas/offering.ts';
import { taskSchema } from '#shared/schemas/task.ts';
import { workflowSchema } from '#shared/schemas/workflow.ts';
import type { Transaction } from './database.ts';
import { auditEdits, offerings, tasks, workflows } from './schema.ts';

const rowIds = z.array(z.number().int());

/**
 * An edit stores the previous rows in full, because the browser couldn't restore a removed row's
 * evidence, or the factors of a rating that was then set by hand.
 */
const beforeSchema = z.object({
  workflows: z.array(
    workflowSchema
      .pick({
        id: true,
        name: true,
        department: true,
        type: true,
        typedType: true,
        description: true,
        teamSize: true,
        teamRoles: true,
        basis: true,
        evidence: true,
        performedBy: true,
        function: true,
        work: true,
      })
      .extend({ position: z.number().int(), definitionId: z.string().nullable() }),
  ),
  tasks: z.array(
    taskSchema
      .omit({ workflow: true, framework: true })
      .extend({ position: z.number().int(), workflowId: z.number().int() }),
  ),
  offerings: z
    .array(
      offeringSchema
        .omit({ workflow: true })
        .extend({ position: z.number().int(), workflowId: z.number().int().nullable() }),
    )
    .default([]),
  made: z.object({ workflows: rowIds, tasks: rowIds, offerings: rowIds.default([]) }),
});

const editsKept = 50;

export async function noteBefore(
  tx: Transaction,
  auditId: number,
  touched: { workflowId?: number; tasks?: SQL; offerings?: SQL },
): Promise<void> {
  const { workflowId } = touched;
  const inAudit = eq(tasks.auditId, auditId);
  await note(tx, auditId, {
    workflows:
      workflowId === undefined
        ? []
        : await tx
            .select()
            .from(workflows)
            .where(and(eq(workflows.id, workflowId), eq(workflows.auditId, auditId))),
    tasks:
      touched.tasks === undefined ? [] : await tx.select().from(tasks).where(and(inAudit, touched.tasks)),
    offerings: await offeringsOf(tx, auditId, touched.offerings),
    made: { workflows: [], tasks: [], offerings: [] },
  });
}

/** `touched` is an offering that the same edit changes. */
export async function noteMade(
  tx: Transaction,
  auditId: number,
  table: 'workflows' | 'tasks' | 'offerings',
  { id, touched }: { id: number; touched?: SQL | undefined },
): Promise<void> {
  const made = { workflows: [], tasks: [], offerings: [], [table]: [id] };
  const before = await offeringsOf(tx, auditId, touched);
  await note(tx, auditId, { workflows: [], tasks: [], offerings: before, made });
}

async function offeringsOf(tx: Transaction, auditId: number, touched: SQL | undefined) {
  if (touched === undefined) return [];
  return tx
    .select()
    .from(offerings)
    .where(and(eq(offerings.auditId, auditId), touched));
}

export async function undoNewest(tx: Transaction, auditId: number): Promise<void> {
  const [edit] = await tx
    .select()
    .from(auditEdits)
    .where(eq(auditEdits.auditId, auditId))
    .orderBy(desc(auditEdits.id))
    .limit(1);
  if (!edit) throw new AppError('nothing-to-undo');
  const before = beforeSchema.parse(edit.before);
  if (before.made.tasks.length > 0) await tx.delete(tasks).where(inArray(tasks.id, before.made.tasks));
  if (before.made.workflows.length > 0)
    await tx.delete(workflows).where(inArray(workflows.id, before.made.workflows));
  if (before.made.offerings.length > 0)
    await tx.delete(offerings).where(inArray(offerings.id, before.made.offerings));
  for (const { id, ...row } of before.workflows) {
    await tx
      .insert(workflows)
      .overridingSystemValue()
      .values({ ...row, id, auditId })
      .onConflictDoUpdate({ target: workflows.id, set: row });
  }
  for (const { id, ...row } of before.tasks) {
    await tx
      .insert(tasks)
      .overridingSystemValue()
      .values({ ...row, id, auditId })
      .onConflictDoUpdate({ target: tasks.id, set: row });
  }
  for (const { id, ...row } of before.offerings) {
    await tx
      .insert(offerings)
      .overridingSystemValue()
      .values({ ...row, id, auditId })
      .onConflictDoUpdate({ target: offerings.id, set: row });
  }
  await tx.delete(auditEdits).where(eq(auditEdits.id, edit.id));
}

async function note(tx: Transaction, auditId: number, before: object) {
  await tx.insert(auditEdits).values({ auditId, before });
  const [oldest] = await tx
    .select({ id: auditEdits.id })
    .from(auditEdits)
    .where(eq(auditEdits.auditId, auditId))
    .orderBy(desc(auditEdits.id))
    .offset(editsKept - 1)
    .limit(1);
  if (oldest)
    await tx.delete(auditEdits).where(and(eq(auditEdits.auditId, auditId), lt(auditEdits.id, oldest.id)));
}
