import { and, eq, max } from 'drizzle-orm';
import { AppError } from '#app/errors.ts';
import type { OfferingRow } from './audit-record.ts';
import { toOfferingRow } from './audit-rows.ts';
import type { Transaction } from './database.ts';
import { noteBefore, noteMade } from './edit-history.ts';
import { requireFreeName } from './require-free-name.ts';
import { offerings, workflows } from './schema.ts';
import { withoutNul } from './without-nul.ts';

export async function createOffering(tx: Transaction, auditId: number, given: string): Promise<OfferingRow> {
  const name = withoutNul(given);
  await requireFreeName(tx, offerings, { auditId, name, except: null });
  const [last] = await tx
    .select({ position: max(offerings.position) })
    .from(offerings)
    .where(eq(offerings.auditId, auditId));
  const [row] = await tx
    .insert(offerings)
    .values({ auditId, name, evidence: [], position: (last?.position ?? -1) + 1 })
    .returning();
  if (!row) throw new Error('The offering was not stored');
  await noteMade(tx, auditId, 'offerings', { id: row.id });
  return toOfferingRow(row, null);
}

export async function renameOffering(
  tx: Transaction,
  auditId: number,
  id: number,
  given: string,
): Promise<OfferingRow> {
  const name = withoutNul(given);
  const [before] = await tx
    .select({ workflow: workflows.name })
    .from(offerings)
    .leftJoin(workflows, eq(workflows.id, offerings.workflowId))
    .where(ofAudit(auditId, id));
  if (!before) throw new AppError('offering-not-found');
  await requireFreeName(tx, offerings, { auditId, name, except: id });
  await noteBefore(tx, auditId, { offerings: eq(offerings.id, id) });
  const [row] = await tx.update(offerings).set({ name }).where(eq(offerings.id, id)).returning();
  if (!row) throw new AppError('offering-not-found');
  return toOfferingRow(row, before.workflow);
}

export async function deleteOffering(tx: Transaction, auditId: number, id: number): Promise<void> {
  await noteBefore(tx, auditId, { offerings: eq(offerings.id, id) });
  const deleted = await tx.delete(offerings).where(ofAudit(auditId, id)).returning({ id: offerings.id });
  if (deleted.length === 0) throw new AppError('offering-not-found');
}

function ofAudit(auditId: number, id: number) {
  return and(eq(offerings.id, id), eq(offerings.auditId, auditId));
}
