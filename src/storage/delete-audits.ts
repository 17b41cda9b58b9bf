import { and, asc, eq, inArray, notExists, type SQL } from 'drizzle-orm';
import type { Drizzle, Transaction } from './database.ts';
import { groupedDomain } from './domain-groups.ts';
import { audits, scans } from './schema.ts';

export async function deleteAudit(db: Drizzle, id: number): Promise<boolean> {
  return (await deleteWhere(db, eq(audits.id, id))) > 0;
}

export function deleteAllAudits(db: Drizzle): Promise<number> {
  return deleteWhere(db, undefined);
}

/** All audits counted under that domain; '' names those without one. */
export function deleteDomain(db: Drizzle, domain: string): Promise<number> {
  return deleteWhere(db, eq(groupedDomain, domain.toLowerCase().replace(/^www\./, '')));
}

/**
 * Deletes the audits, their rows, and the scans that no audit needs any more. Scans are locked first and in the
 * order of their ids, as everybody else does it: what completes a scan meanwhile comes before or after.
 */
function deleteWhere(db: Drizzle, condition: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const scanIds = await lockScans(tx, condition);
    const deleted = await tx.delete(audits).where(condition).returning({ id: audits.id });
    if (scanIds.length > 0) {
      const users = tx.select({ id: audits.id }).from(audits).where(eq(audits.scanId, scans.id));
      await tx.delete(scans).where(and(inArray(scans.id, scanIds), notExists(users)));
    }
    return deleted.length;
  });
}

async function lockScans(tx: Transaction, condition: SQL | undefined): Promise<number[]> {
  const wanted = tx.select({ id: audits.scanId }).from(audits).where(condition);
  const rows = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(inArray(scans.id, wanted))
    .orderBy(asc(scans.id))
    .for('update');
  return rows.map((row) => row.id);
}
