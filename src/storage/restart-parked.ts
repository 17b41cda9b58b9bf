import { and, eq, notExists, sql } from 'drizzle-orm';
import { failureSchema } from '#shared/schemas/failure.ts';
import type { Drizzle } from './database.ts';
import { queuedProgress } from './queued-progress.ts';
import type { ScanStore } from './scan-record.ts';
import { audits, scans, workflows } from './schema.ts';

/**
 * Restarts a scan that failed for good, from its stored pages. Audits whose owners have added
 * workflows in the meantime keep those workflows and don't wait for the scan.
 */
export function restartParked(
  db: Drizzle,
  scanId: number,
  send: Parameters<ScanStore['restartParked']>[1],
): ReturnType<ScanStore['restartParked']> {
  return db.transaction(async (tx) => {
    const [scan] = await tx
      .select({ status: scans.status, failure: scans.failure })
      .from(scans)
      .where(eq(scans.id, scanId))
      .for('update');
    if (!scan) return 'not-found';
    const failure = failureSchema.nullable().parse(scan.failure);
    if (scan.status !== 'failed' || failure?.code !== 'internal') return 'not-failed';
    await tx
      .update(scans)
      .set({
        status: 'scanning',
        progress: queuedProgress,
        failure: null,
        completedAt: null,
        countedAttempts: 0,
        failedAttempts: 0,
        revision: sql`${scans.revision} + 1`,
      })
      .where(eq(scans.id, scanId));
    const added = tx.select({ id: workflows.id }).from(workflows).where(eq(workflows.auditId, audits.id));
    await tx
      .update(audits)
      .set({ materialised: false, completedAt: null, revision: sql`${audits.revision} + 1` })
      .where(and(eq(audits.scanId, scanId), notExists(added)));
    await send(tx, scanId);
    return 'restarted';
  });
}
