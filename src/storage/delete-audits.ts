import { and, asc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { type AdminAction, appendToAuditLog } from './audit-log-store.ts';
import type { Deletion } from './audit-record.ts';
import type { Drizzle, Transaction } from './database.ts';
import { audits, scans } from './schema.ts';

export async function deleteAudit(db: Drizzle, id: number, deletion: Deletion): Promise<boolean> {
  const what = { action: 'audit-deleted', subject: `#${id}` } as const;
  return (await deleteWhere(db, eq(audits.id, id), what, deletion)) > 0;
}

export function deleteAudits(db: Drizzle, ids: readonly number[], deletion: Deletion): Promise<number> {
  const subject = ids.length === 1 ? `#${ids[0]}` : '';
  return deleteWhere(db, inArray(audits.id, [...ids]), { action: 'audits-deleted', subject }, deletion);
}

/**
 * The tables are truncated, because deleting many audits row by row could exceed the statement
 * timeout.
 */
export function deleteAllAudits(db: Drizzle, { now, dropScanJobs }: Deletion): Promise<number> {
  return db.transaction(async (tx) => {
    // Keeps others from adding audits between the count and the commit.
    await tx.execute(sql`lock table ${audits} in access exclusive mode`);
    const count = await tx.$count(audits);
    await tx.execute(sql`truncate ${scans}, ${audits} cascade`);
    await dropScanJobs(tx, 'all');
    if (count > 0)
      await appendToAuditLog(tx, { action: 'audits-cleared', subject: '', count, createdAt: now });
    return count;
  });
}

export function deleteDomain(db: Drizzle, domain: string, deletion: Deletion): Promise<number> {
  const site = domain.toLowerCase().replace(/^www\./, '');
  const what = { action: 'domain-deleted', subject: site || 'unknown' } as const;
  return deleteWhere(db, eq(audits.site, site), what, deletion);
}

/**
 * Locks the scans first and in order of id, like all other code, so that a concurrent completion
 * runs either before or after the deletion.
 */
function deleteWhere(
  db: Drizzle,
  condition: SQL,
  what: { action: AdminAction; subject: string },
  { now, dropScanJobs }: Deletion,
): Promise<number> {
  return db.transaction(async (tx) => {
    const scanIds = await lockScans(tx, condition);
    const deleted = await tx.delete(audits).where(condition).returning({ id: audits.id });
    if (scanIds.length > 0) {
      const users = tx.select({ id: audits.id }).from(audits).where(eq(audits.scanId, scans.id));
      const unused = await tx
        .delete(scans)
        .where(and(inArray(scans.id, scanIds), notExists(users)))
        .returning({ id: scans.id });
      await dropScanJobs(
        tx,
        unused.map(({ id }) => id),
      );
    }
    if (deleted.length > 0) await appendToAuditLog(tx, { ...what, count: deleted.length, createdAt: now });
    return deleted.length;
  });
}

async function lockScans(tx: Transaction, condition: SQL): Promise<number[]> {
  const wanted = tx.select({ id: audits.scanId }).from(audits).where(condition);
  const rows = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(inArray(scans.id, wanted))
    .orderBy(asc(scans.id))
    .for('update');
  return rows.map((row) => row.id);
}
