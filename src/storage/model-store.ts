import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Diagnosis } from '#diagnosis/diagnosis-types.ts';
import { type ModelReading, modelReadingSchema } from '#diagnosis/second-reader/model-reading.ts';
import {
  type CompanyType,
  companyTypeSchema,
  type OptionalCompanySize,
  optionalCompanySizeSchema,
} from '#shared/schemas/company.ts';
import { insertRows } from './audit-rows.ts';
import type { Drizzle, Queries, Transaction } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import {
  type BegunModelCall,
  beginCall,
  endCall,
  forgetAnswersOlderThan,
  hasLostCalls,
  type ModelBudget,
  type ModelCallEnd,
  type ModelSpend,
  type NewModelCall,
  spendSince,
  startOfDay,
  startOfMonth,
} from './model-calls.ts';
import { type ReadingSummary, readingSummarySchema } from './model-reading-record.ts';
import { modelCalls, modelReadings } from './model-schema.ts';
import { resultColumns } from './scan-attempts.ts';
import { auditEdits, audits, offerings, scans, tasks, workflows } from './schema.ts';
import { rowsOfDiagnosis } from './stored-diagnosis.ts';
import { withoutNul } from './without-nul.ts';

export interface ReadingRequest {
  website: string;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  specialty: string;
}

export interface ModelOverview {
  today: ModelSpend;
  month: ModelSpend;
  medianMs: number | null;
  slowMs: number | null;
  readings: { done: number; stopped: number; proposed: number; shown: number };
  refusals: Record<string, number>;
  stops: Record<string, number>;
  recent: {
    auditId: number | null;
    website: string;
    status: string;
    summary: ReadingSummary | null;
    costUsd: number;
    calls: number;
    ms: number;
    createdAt: Date;
  }[];
}

export interface ModelStore {
  /** Must be called in the transaction that completes the scan. A scan has at most one reading. */
  openReading(
    tx: Transaction,
    scanId: number,
    reading: { model: string; status: 'offered' | 'waiting'; now: Date },
  ): Promise<void>;
  /** Must be called only after the owner has consented. False if no reading is offered. */
  acceptReading(scanId: number, send: (tx: Transaction, scanId: number) => Promise<void>): Promise<boolean>;
  beginReading(scanId: number): Promise<ReadingRequest | null>;
  /** Also replaces the rows of the scan's unedited audits. Does nothing if the reading has ended. */
  applyReading(
    scanId: number,
    result: { diagnosis: Diagnosis; reading: ModelReading; summary: ReadingSummary; now: Date },
  ): Promise<void>;
  stopReading(scanId: number, result: { summary: ReadingSummary; now: Date }): Promise<void>;
  listUnendedReadings(): Promise<number[]>;
  loadReading(scanId: number): Promise<ModelReading | null>;
  beginCall(
    call: NewModelCall,
    options: { scanId: number | null; budget: ModelBudget; now: Date },
  ): Promise<BegunModelCall>;
  endCall(id: number, end: ModelCallEnd, now: Date): Promise<void>;
  hasLostCalls(scanId: number): Promise<boolean>;
  forgetAnswersOlderThan(before: Date): Promise<number>;
  readOverview(now: Date): Promise<ModelOverview>;
}

export function createModelStore({ db }: Queries): ModelStore {
  return withTranslatedErrors<ModelStore>({
    openReading: async (tx, scanId, { model, status, now }) => {
      await tx.insert(modelReadings).values({ scanId, status, model, createdAt: now }).onConflictDoNothing();
    },
    acceptReading: (scanId, send) =>
      db.transaction(async (tx) => {
        const changed = await setStatus(tx, scanId, ['offered'], 'waiting');
        if (changed) await send(tx, scanId);
        return changed;
      }),
    beginReading: (scanId) => db.transaction((tx) => beginReading(tx, scanId)),
    applyReading: (scanId, result) => db.transaction((tx) => applyReading(tx, scanId, result)),
    stopReading: (scanId, { summary, now }) =>
      db.transaction(async (tx) => {
        await lockScan(tx, scanId);
        await endReading(tx, scanId, { status: 'stopped', summary, endedAt: now });
      }),
    listUnendedReadings: async () => {
      const rows = await db
        .select({ scanId: modelReadings.scanId })
        .from(modelReadings)
        .where(inArray(modelReadings.status, unended));
      return rows.map(({ scanId }) => scanId);
    },
    loadReading: async (scanId) => {
      const [row] = await db
        .select({ reading: modelReadings.reading })
        .from(modelReadings)
        .where(eq(modelReadings.scanId, scanId));
      return modelReadingSchema.nullable().parse(row?.reading ?? null);
    },
    beginCall: (call, options) => beginCall(db, call, options),
    endCall: (id, end, now) => endCall(db, id, end, now),
    hasLostCalls: (scanId) => hasLostCalls(db, scanId),
    forgetAnswersOlderThan: (before) => forgetAnswersOlderThan(db, before),
    readOverview: (now) => readOverview(db, now),
  });
}

const unended = ['waiting', 'reading'];

async function setStatus(tx: Transaction, scanId: number, from: string[], status: string): Promise<boolean> {
  await lockScan(tx, scanId);
  const rows = await tx
    .update(modelReadings)
    .set({ status })
    .where(and(eq(modelReadings.scanId, scanId), inArray(modelReadings.status, from)))
    .returning({ scanId: modelReadings.scanId });
  if (rows.length > 0) await bump(tx, scanId);
  return rows.length > 0;
}

/** Like all other code, locks the scan before anything that belongs to it. */
async function lockScan(tx: Transaction, scanId: number): Promise<void> {
  await tx.select({ id: scans.id }).from(scans).where(eq(scans.id, scanId)).for('update');
}

async function bump(tx: Transaction, scanId: number): Promise<void> {
  await tx
    .update(scans)
    .set({ revision: sql`${scans.revision} + 1` })
    .where(eq(scans.id, scanId));
}

async function beginReading(tx: Transaction, scanId: number): Promise<ReadingRequest | null> {
  if (!(await setStatus(tx, scanId, unended, 'reading'))) return null;
  const [scan] = await tx.select().from(scans).where(eq(scans.id, scanId));
  return scan
    ? {
        website: scan.website,
        companyType: companyTypeSchema.parse(scan.companyType),
        companySize: optionalCompanySizeSchema.parse(scan.companySize),
        specialty: scan.specialty,
      }
    : null;
}

async function endReading(
  tx: Transaction,
  scanId: number,
  values: Partial<typeof modelReadings.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(modelReadings)
    .set(withoutNul(values))
    .where(and(eq(modelReadings.scanId, scanId), inArray(modelReadings.status, unended)))
    .returning({ scanId: modelReadings.scanId });
  if (rows.length > 0) await bump(tx, scanId);
  return rows.length > 0;
}

async function applyReading(
  tx: Transaction,
  scanId: number,
  { diagnosis, reading, summary, now }: Parameters<ModelStore['applyReading']>[1],
): Promise<void> {
  await lockScan(tx, scanId);
  if (!(await endReading(tx, scanId, { status: 'done', reading, summary, endedAt: now }))) return;
  const { favicon: _, faviconType: __, ...columns } = resultColumns(diagnosis);
  await tx.update(scans).set(columns).where(eq(scans.id, scanId));
  const made = await tx
    .select({ id: audits.id })
    .from(audits)
    .leftJoin(auditEdits, eq(auditEdits.auditId, audits.id))
    .where(and(eq(audits.scanId, scanId), eq(audits.materialised, true), isNull(auditEdits.id)))
    .orderBy(audits.id)
    .for('update', { of: audits });
  const rows = rowsOfDiagnosis(diagnosis);
  for (const { id } of made) {
    await tx.delete(offerings).where(eq(offerings.auditId, id));
    await tx.delete(tasks).where(eq(tasks.auditId, id));
    await tx.delete(workflows).where(eq(workflows.auditId, id));
    await insertRows(tx, id, rows);
    await tx
      .update(audits)
      .set({ revision: sql`${audits.revision} + 1` })
      .where(eq(audits.id, id));
  }
}

const recentShown = 20;

async function readOverview(db: Drizzle, now: Date): Promise<ModelOverview> {
  const month = startOfMonth(now);
  const rows = await db
    .select({ status: modelReadings.status, summary: modelReadings.summary })
    .from(modelReadings)
    .where(gte(modelReadings.endedAt, month));
  const summaries = rows.flatMap(({ summary }) =>
    summary === null ? [] : [readingSummarySchema.parse(summary)],
  );
  const [latency] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${modelCalls.ms})`,
      slow: sql<number | null>`percentile_cont(0.95) within group (order by ${modelCalls.ms})`,
    })
    .from(modelCalls)
    .where(and(gte(modelCalls.sentAt, month), eq(modelCalls.outcome, 'answered')));
  return {
    today: await spendSince(db, startOfDay(now)),
    month: await spendSince(db, month),
    medianMs: latency?.median ?? null,
    slowMs: latency?.slow ?? null,
    readings: {
      done: rows.filter(({ status }) => status === 'done').length,
      stopped: rows.filter(({ status }) => status === 'stopped').length,
      proposed: summaries.reduce((sum, { proposed }) => sum + proposed, 0),
      shown: summaries.reduce((sum, { shown }) => sum + shown, 0),
    },
    refusals: addUp(summaries.map(({ refusals }) => refusals)),
    stops: addUp(summaries.map(({ reason }) => (reason === null ? {} : { [reason]: 1 }))),
    recent: await recentReadings(db),
  };
}

async function recentReadings(db: Drizzle): Promise<ModelOverview['recent']> {
  const rows = await db
    .select({
      auditId: sql<
        number | null
      >`(select min(id) from ${audits} where ${audits.scanId} = ${modelReadings.scanId})`.mapWith((id) =>
        id === null ? null : Number(id),
      ),
      website: scans.website,
      status: modelReadings.status,
      summary: modelReadings.summary,
      costUsd:
        sql<number>`(select coalesce(sum(coalesce(cost_usd, max_cost_usd, 0)), 0) from ${modelCalls} where ${modelCalls.scanId} = ${modelReadings.scanId})`.mapWith(
          Number,
        ),
      calls:
        sql<number>`(select count(*) from ${modelCalls} where ${modelCalls.scanId} = ${modelReadings.scanId})`.mapWith(
          Number,
        ),
      ms: sql<number>`(select coalesce(sum(ms), 0) from ${modelCalls} where ${modelCalls.scanId} = ${modelReadings.scanId})`.mapWith(
        Number,
      ),
      createdAt: modelReadings.createdAt,
    })
    .from(modelReadings)
    .innerJoin(scans, eq(scans.id, modelReadings.scanId))
    .orderBy(desc(modelReadings.createdAt))
    .limit(recentShown);
  return rows.map((row) => ({
    ...row,
    summary: row.summary === null ? null : readingSummarySchema.parse(row.summary),
  }));
}

function addUp(counts: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [key, value] of counts.flatMap((entry) => Object.entries(entry)))
    sums[key] = (sums[key] ?? 0) + value;
  return sums;
}
