import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { AppError } from '#app/errors.ts';
import type { Diagnosis } from '#diagnosis/diagnosis-types.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from '#shared/schemas/company.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import { insertRows } from './audit-rows.ts';
import type { Drizzle, Transaction } from './database.ts';
import type { EmitEvent } from './product-events.ts';
import { loadFacts, pagesOf, storeFacts } from './scan-facts.ts';
import type { ScanAttempt, ScanStore } from './scan-record.ts';
import { audits, scanPages, scans } from './schema.ts';
import { type NewRows, noRows, rowsOfDiagnosis } from './stored-diagnosis.ts';
import { withoutNul } from './without-nul.ts';

const running = ['scanning', 'analyzing'];

/**
 * Writes are accepted only from the latest attempt of an open scan, so once another worker has
 * taken over a scan, the previous worker can't change anything.
 */
export function attemptScans(
  db: Drizzle,
  emit: EmitEvent,
): Pick<
  ScanStore,
  | 'beginAttempt'
  | 'savePage'
  | 'saveFacts'
  | 'saveProgress'
  | 'countFailure'
  | 'complete'
  | 'fail'
  | 'release'
> {
  return {
    beginAttempt: (scanId) => beginAttempt(db, scanId),
    savePage: (scanId, attempt, page) => savePage(db, scanId, attempt, page),
    saveFacts: (scanId, attempt, facts) =>
      db.transaction(async (tx) => {
        await lockScan(tx, scanId, attempt);
        await storeFacts(tx, scanId, facts);
      }),
    saveProgress: async (scanId, attempt, { status, ...progress }) => {
      const rows = await db
        .update(scans)
        .set({ status, progress: withoutNul(progress), revision: sql`${scans.revision} + 1` })
        .where(isCurrent(scanId, attempt))
        .returning({ id: scans.id });
      requireCurrent(rows);
    },
    countFailure: async (scanId, attempt) => {
      const [scan] = await db
        .update(scans)
        .set({ countedAttempts: withoutThisAttempt, failedAttempts: sql`${scans.failedAttempts} + 1` })
        .where(isCurrent(scanId, attempt))
        .returning({ failed: scans.failedAttempts });
      if (!scan) throw new AppError('stale-attempt');
      return scan.failed;
    },
    complete: (scanId, attempt, diagnosis, { now, completeJob }) =>
      db.transaction(async (tx) => {
        await lockScan(tx, scanId, attempt);
        await endScan(tx, scanId, resultColumns(diagnosis), now);
        const ended = await endAudits(
          tx,
          scanId,
          diagnosis.failure ? noRows : rowsOfDiagnosis(diagnosis),
          now,
        );
        if (!diagnosis.failure) for (const id of ended) await emit(tx, { event: 'audit.completed', id });
        await completeJob(tx);
      }),
    fail: (scanId, attempt, failure, { now, completeJob }) =>
      db.transaction(async (tx) => {
        await lockScan(tx, scanId, attempt);
        await endScan(tx, scanId, failureColumns(failure), now);
        await endAudits(tx, scanId, noRows, now);
        await completeJob(tx);
      }),
    release: (scanId, attempt, options = {}) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .update(scans)
          .set({
            attempt: sql`${scans.attempt} + 1`,
            countedAttempts: withoutThisAttempt,
          })
          .where(isCurrent(scanId, attempt))
          .returning({ id: scans.id });
        requireCurrent(rows);
        await options.requeue?.(tx);
      }),
  };
}

async function beginAttempt(db: Drizzle, scanId: number): Promise<ScanAttempt | null> {
  const [scan] = await db
    .update(scans)
    .set({ attempt: sql`${scans.attempt} + 1`, countedAttempts: sql`${scans.countedAttempts} + 1` })
    .where(and(eq(scans.id, scanId), inArray(scans.status, running)))
    .returning();
  if (!scan) return null;
  const siteFacts = scan.sourceScanId === null ? null : await factsOfSource(db, scanId, scan.sourceScanId);
  return {
    scanId,
    attempt: scan.attempt,
    lostAttempts: scan.countedAttempts - 1,
    failedAttempts: scan.failedAttempts,
    siteHost: scan.siteHost,
    website: scan.website,
    schemeTyped: scan.schemeTyped,
    companyType: companyTypeSchema.parse(scan.companyType),
    companySize: optionalCompanySizeSchema.parse(scan.companySize),
    specialty: scan.specialty,
    siteFacts,
    ...(siteFacts === null ? await pagesToGoOnFrom(db, scan) : { storedPages: [], previousPages: [] }),
  };
}

async function pagesToGoOnFrom(
  db: Drizzle,
  { id, siteKey }: { id: number; siteKey: string },
): Promise<Pick<ScanAttempt, 'storedPages' | 'previousPages'>> {
  const [previous] = await db
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.siteKey, siteKey), eq(scans.status, 'completed'), lt(scans.id, id)))
    .orderBy(desc(scans.id))
    .limit(1);
  return {
    storedPages: (await pagesOf(db, id)).filter(({ outcome }) => outcome !== 'failed'),
    previousPages: previous ? await pagesOf(db, previous.id) : [],
  };
}

/**
 * If the facts are gone or unreadable, this scan reads the site instead and counts toward the site's limit.
 */
async function factsOfSource(db: Drizzle, scanId: number, sourceScanId: number): Promise<SiteFacts | null> {
  const stored = await loadFacts(db, sourceScanId);
  if (stored === null) await db.update(scans).set({ sourceScanId: null }).where(eq(scans.id, scanId));
  return stored?.facts ?? null;
}

/**
 * Attempts are counted when they start, because an attempt that dies with its process can't report
 * that. A reported failure or a release reverses the count.
 */
const withoutThisAttempt = sql`greatest(${scans.countedAttempts} - 1, 0)`;

/**
 * Uses one statement, because it runs for every page of every scan. When a page is stored for the
 * first time, earlier attempts stop counting as lost: `countedAttempts` becomes 1, the current
 * attempt.
 */
async function savePage(
  db: Drizzle,
  scanId: number,
  attempt: number,
  given: Parameters<ScanStore['savePage']>[2],
): Promise<void> {
  const page = withoutNul(given);
  const isRead = page.outcome === 'read' ? 1 : 0;
  const { rows } = await db.execute(sql`
    with fence as (
      update ${scans} set revision = ${scans.revision} + 1,
        counted_attempts = case
          when exists (select from ${scanPages} where ${scanPages.scanId} = ${scanId} and ${scanPages.url} = ${page.url})
          then ${scans.countedAttempts} else 1 end,
        pages_scanned = ${isRead} + (
          select count(*) from ${scanPages}
          where ${scanPages.scanId} = ${scanId} and ${scanPages.outcome} = 'read' and ${scanPages.url} <> ${page.url}
        )
      where ${isCurrent(scanId, attempt)}
      returning ${scans.id}
    )
    insert into ${scanPages} (scan_id, url, position, outcome, page)
    select id, ${page.url}, ${page.position}::int, ${page.outcome}, ${JSON.stringify(page)}::jsonb from fence
    on conflict (scan_id, url)
      do update set position = excluded.position, outcome = excluded.outcome, page = excluded.page
    returning scan_id`);
  requireCurrent(rows);
}

function isCurrent(scanId: number, attempt: number) {
  return and(eq(scans.id, scanId), eq(scans.attempt, attempt), inArray(scans.status, running));
}

function requireCurrent(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new AppError('stale-attempt');
}

async function lockScan(tx: Transaction, scanId: number, attempt: number): Promise<void> {
  const rows = await tx.select({ id: scans.id }).from(scans).where(isCurrent(scanId, attempt)).for('update');
  requireCurrent(rows);
}

export function resultColumns(diagnosis: Diagnosis): Partial<typeof scans.$inferInsert> {
  const { reachedUrl, failure, coverage, industry, team, workflows, offerings, seenNotCounted } =
    withoutNul(diagnosis);
  const { scanQuality, scanQualityParts, favicon } = withoutNul(diagnosis);
  const { analysis: analysisVersion, knowledge: knowledgeVersion } = diagnosis.versions;
  return {
    status: failure ? 'failed' : 'completed',
    reachedUrl,
    failure,
    coverage,
    industry,
    team,
    diagnosis: workflows,
    offerings,
    seenNotCounted,
    scanQuality,
    scanQualityParts,
    favicon: favicon?.bytes ?? null,
    faviconType: favicon?.contentType ?? null,
    pagesScanned: coverage.read,
    analysisVersion,
    knowledgeVersion,
  };
}

function failureColumns(failure: Failure): Partial<typeof scans.$inferInsert> {
  return { status: 'failed', failure: withoutNul(failure) };
}

async function endScan(
  tx: Transaction,
  scanId: number,
  columns: Partial<typeof scans.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(scans)
    .set({ ...columns, progress: null, completedAt: now, revision: sql`${scans.revision} + 1` })
    .where(eq(scans.id, scanId));
}

async function endAudits(tx: Transaction, scanId: number, rows: NewRows, now: Date): Promise<number[]> {
  const waiting = await tx
    .update(audits)
    .set({ materialised: true, completedAt: now, revision: sql`${audits.revision} + 1` })
    .where(and(eq(audits.scanId, scanId), ne(audits.materialised, true)))
    .returning({ id: audits.id });
  for (const { id } of waiting) await insertRows(tx, id, rows);
  return waiting.map(({ id }) => id);
}
