import { and, asc, count, countDistinct, desc, eq, gte, isNull, ne, notExists, sql } from 'drizzle-orm';
import { AppError } from '#app/errors.ts';
import type { Favicon } from '#diagnosis/crawl/crawl-types.ts';
import { auditStatusSchema } from '#shared/schemas/audit.ts';
import { lockName } from './advisory-lock.ts';
import type { Database, Drizzle, Transaction } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { forgetPagesOlderThan } from './forget-pages.ts';
import { type EmitEvent, emitNothing } from './product-events.ts';
import { prospects } from './prospect-schema.ts';
import { queuedProgress } from './queued-progress.ts';
import { restartParked } from './restart-parked.ts';
import { attemptScans } from './scan-attempts.ts';
import { loadFacts } from './scan-facts.ts';
import { loadFindings } from './scan-findings.ts';
import { iconOf } from './scan-icon.ts';
import type { ScanStore } from './scan-record.ts';
import { audits, scans } from './schema.ts';
import { createSiteHolds } from './site-holds.ts';

export function createScanStore(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  emit: EmitEvent = emitNothing,
): ScanStore {
  const store = withTranslatedErrors<Omit<ScanStore, 'holdSite'>>({
    requestScan: (auditId, send, options) => requestScan(db, auditId, send, options),
    countRecentScans: async (siteHost, since) => {
      const [row] = await db
        .select({ count: count() })
        .from(scans)
        .where(and(readsSite, eq(scans.siteHost, siteHost), gte(scans.startedAt, since)));
      return row?.count ?? 0;
    },
    ...attemptScans(db, emit),
    loadFacts: (scanId) => loadFacts(db, scanId),
    loadFindings: (scanId) => loadFindings(db, scanId),
    restartParked: (scanId, send) => restartParked(db, scanId, send),
    listUnfinishedScans: () =>
      db
        .select({ scanId: scans.id, background: sql<boolean>`${notExists(visitorsOf(db))}` })
        .from(scans)
        .where(isUnderWay)
        .orderBy(asc(scans.id)),
    getFavicon: (scanId) => getFavicon(db, scanId),
    forgetPagesOlderThan: (before) => forgetPagesOlderThan(db, before),
  });
  // Not wrapped, because an error in the work done under the lock must not be reported as a database problem.
  return { ...store, holdSite: createSiteHolds(pool) };
}

/** Scans that analyze stored facts again don't count toward the site's limit. */
const readsSite = isNull(scans.sourceScanId);

/** Uses literals instead of parameters, so that PostgreSQL can use the partial index. */
const isUnderWay = sql`${scans.status} in ('scanning', 'analyzing')`;

function visitorsOf(db: Drizzle) {
  const listed = db.select({ one: sql`1` }).from(prospects).where(eq(prospects.auditId, audits.id));
  return db
    .select({ one: sql`1` })
    .from(audits)
    .where(and(eq(audits.scanId, scans.id), notExists(listed)));
}

export function requestScan(
  db: Pick<Drizzle, 'transaction'>,
  auditId: number,
  send: Parameters<ScanStore['requestScan']>[1],
  options: Parameters<ScanStore['requestScan']>[2],
): ReturnType<ScanStore['requestScan']> {
  return db.transaction(async (tx) => {
    const [audit] = await tx
      .select({
        ownStatus: audits.status,
        scanId: audits.scanId,
        siteHost: scans.siteHost,
        ownerHash: audits.ownerHash,
      })
      .from(audits)
      .leftJoin(scans, eq(scans.id, audits.scanId))
      .where(eq(audits.id, auditId));
    if (!audit) throw new AppError('audit-not-found');
    if (audit.scanId === null) {
      return { status: auditStatusSchema.parse(audit.ownStatus), started: false };
    }
    // Locks the site first, so that concurrent starts see each other.
    if (options.siteLimit) await lockName(tx, `scans of ${audit.siteHost}`);
    const [scan] = await tx
      .select({ status: scans.status, sourceScanId: scans.sourceScanId })
      .from(scans)
      .where(eq(scans.id, audit.scanId))
      .for('update');
    if (!scan) throw new AppError('audit-not-found');
    if (scan.status !== 'pending') {
      return { status: auditStatusSchema.parse(scan.status), started: false };
    }
    if (options.underWayAtMost !== undefined) await requireRoom(tx, options.underWayAtMost);
    if (options.siteLimit && scan.sourceScanId === null) {
      await requireBelowLimit(tx, audit.siteHost ?? '', options.siteLimit, options.now);
    }
    await tx
      .update(scans)
      .set({
        status: 'scanning',
        progress: queuedProgress,
        startedAt: options.now,
        revision: sql`${scans.revision} + 1`,
      })
      .where(eq(scans.id, audit.scanId));
    await send(tx, audit.scanId, await countUnderWay(tx, audit.ownerHash, audit.scanId));
    return { status: 'scanning', started: true };
  });
}

const retryWhenFullSeconds = 60;

/** Concurrent requests don't see each other, so the queue may slightly exceed the limit. */
async function requireRoom(tx: Transaction, underWayAtMost: number): Promise<void> {
  const some = tx.select({ one: sql`1` }).from(scans).where(isUnderWay).limit(underWayAtMost).as('some');
  const [row] = await tx.select({ count: count() }).from(some);
  if ((row?.count ?? 0) >= underWayAtMost)
    throw new AppError('queue-full', { retryAfterSeconds: retryWhenFullSeconds });
}

async function countUnderWay(tx: Transaction, ownerHash: string, scanId: number): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(scans.id) })
    .from(audits)
    .innerJoin(scans, eq(scans.id, audits.scanId))
    .where(and(eq(audits.ownerHash, ownerHash), ne(scans.id, scanId), isUnderWay));
  return row?.count ?? 0;
}

async function requireBelowLimit(
  tx: Transaction,
  siteHost: string,
  limit: { max: number; since: Date },
  now: Date,
): Promise<void> {
  const newest = await tx
    .select({ startedAt: scans.startedAt })
    .from(scans)
    .where(and(readsSite, eq(scans.siteHost, siteHost), gte(scans.startedAt, limit.since)))
    .orderBy(desc(scans.startedAt))
    .limit(limit.max);
  const oldest = newest.at(-1)?.startedAt;
  if (newest.length < limit.max || !oldest) return;
  // Another scan may start when the oldest of the last `max` scans has left the window.
  const waitMs = oldest.getTime() - limit.since.getTime();
  throw new AppError('too-many-scans', {
    retryAfterSeconds: Math.max(1, Math.ceil(Math.min(waitMs, now.getTime() - limit.since.getTime()) / 1000)),
  });
}

async function getFavicon(db: Drizzle, scanId: number): Promise<Favicon | null> {
  const [row] = await db
    .select({ favicon: scans.favicon, faviconType: scans.faviconType })
    .from(scans)
    .where(eq(scans.id, scanId));
  return row ? iconOf(row) : null;
}
