import { and, asc, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Drizzle, Transaction } from './database.ts';
import { scanPages, scans } from './schema.ts';

const scansAtOnce = 100;

/**
 * Findings, quotes, and the outcome of each page stay. A scan that failed for good has its outcomes
 * only in its page rows, so those rows stay, without the facts.
 */
export async function forgetPagesOlderThan(db: Drizzle, before: Date): Promise<number> {
  for (let forgotten = 0; ; ) {
    const count = await db.transaction((tx) => forgetSome(tx, before));
    forgotten += count;
    if (count < scansAtOnce) return forgotten;
  }
}

async function forgetSome(tx: Transaction, before: Date): Promise<number> {
  const rows = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(
      and(
        inArray(scans.status, ['completed', 'failed']),
        lt(sql`coalesce(${scans.readAt}, ${scans.completedAt})`, before),
        or(isNotNull(scans.siteFacts), hasPageFacts),
      ),
    )
    .orderBy(asc(scans.id))
    .limit(scansAtOnce)
    .for('update');
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.update(scans).set({ siteFacts: null }).where(inArray(scans.id, ids));
  const ofThose = (coverage: SQL) =>
    inArray(
      scanPages.scanId,
      tx
        .select({ id: scans.id })
        .from(scans)
        .where(and(inArray(scans.id, ids), coverage)),
    );
  await tx.delete(scanPages).where(ofThose(isNotNull(scans.coverage)));
  await tx
    .update(scanPages)
    .set({ page: sql`${scanPages.page} - 'facts'` })
    .where(ofThose(isNull(scans.coverage)));
  return ids.length;
}

export const hasPageFacts: SQL<boolean> = sql<boolean>`exists (
  select from ${scanPages} where ${scanPages.scanId} = ${scans.id} and ${scanPages.page} ? 'facts')`;
