import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import { lockName } from './advisory-lock.ts';
import type { Drizzle, Transaction } from './database.ts';
import { modelAnswers, modelCalls } from './model-schema.ts';

/** In USD; null means no limit. */
export interface ModelBudget {
  perDiagnosis: number | null;
  perDay: number | null;
  perMonth: number | null;
}

export interface NewModelCall {
  purpose: string;
  provider: string;
  model: string;
  promptVersion: string;
  contentHash: string;
  maxCostUsd: number | null;
}

export type BegunModelCall =
  | { kind: 'send'; id: number }
  | { kind: 'known'; answer: unknown }
  | { kind: 'over-budget' }
  | { kind: 'given-up' };

export interface ModelCallEnd {
  outcome: string;
  usage: { inputTokens: number; outputTokens: number } | null;
  costUsd: number | null;
  ms: number;
  answer: unknown;
}

const maxLost = 2;

/**
 * Calls are recorded one at a time for the whole installation, so that two calls can't spend the
 * same remaining budget. If a scan repeats an unanswered call, the earlier one counts as lost.
 */
export function beginCall(
  db: Drizzle,
  call: NewModelCall,
  { scanId, budget, now }: { scanId: number | null; budget: ModelBudget; now: Date },
): Promise<BegunModelCall> {
  return db.transaction(async (tx) => {
    await lockName(tx, 'model budget');
    if (scanId !== null) {
      const [known] = await tx
        .select({ answer: modelAnswers.answer })
        .from(modelAnswers)
        .where(eq(modelAnswers.contentHash, call.contentHash));
      if (known) return { kind: 'known', answer: known.answer };
      if ((await countLost(tx, scanId, call.contentHash, now)) >= maxLost) return { kind: 'given-up' };
    }
    if (await isOverBudget(tx, call, { scanId, budget, now })) return { kind: 'over-budget' };
    const [row] = await tx
      .insert(modelCalls)
      .values({ ...call, scanId, outcome: 'sent', sentAt: now })
      .returning({ id: modelCalls.id });
    if (!row) throw new Error('The call was not stored');
    return { kind: 'send', id: row.id };
  });
}

/**
 * A scan's second reading runs in only one worker at a time, so unanswered calls are from a process
 * that ended.
 */
async function countLost(tx: Transaction, scanId: number, contentHash: string, now: Date): Promise<number> {
  const same = and(eq(modelCalls.scanId, scanId), eq(modelCalls.contentHash, contentHash));
  await tx
    .update(modelCalls)
    .set({ outcome: 'lost', endedAt: now })
    .where(and(same, eq(modelCalls.outcome, 'sent')));
  return tx.$count(modelCalls, and(same, eq(modelCalls.outcome, 'lost')));
}

export const spent =
  sql<number>`coalesce(sum(coalesce(${modelCalls.costUsd}, ${modelCalls.maxCostUsd}, 0)), 0)`.mapWith(Number);

async function isOverBudget(
  tx: Transaction,
  { maxCostUsd }: NewModelCall,
  { scanId, budget, now }: { scanId: number | null; budget: ModelBudget; now: Date },
): Promise<boolean> {
  const limits = [
    { limit: budget.perDiagnosis, where: scanId === null ? undefined : eq(modelCalls.scanId, scanId) },
    { limit: budget.perDay, where: gte(modelCalls.sentAt, startOfDay(now)) },
    { limit: budget.perMonth, where: gte(modelCalls.sentAt, startOfMonth(now)) },
  ];
  for (const { limit, where } of limits) {
    if (limit === null) continue;
    const [row] = where ? await tx.select({ sum: spent }).from(modelCalls).where(where) : [];
    if ((row?.sum ?? 0) + (maxCostUsd ?? 0) > limit) return true;
  }
  return false;
}

export function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

export function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

export function endCall(
  db: Drizzle,
  id: number,
  { outcome, usage, costUsd, ms, answer }: ModelCallEnd,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(modelCalls)
      .set({ outcome, ...(usage ?? {}), costUsd, ms, endedAt: now })
      .where(eq(modelCalls.id, id))
      .returning({ scanId: modelCalls.scanId, contentHash: modelCalls.contentHash });
    if (outcome !== 'answered' || !row?.scanId) return;
    const { scanId, contentHash } = row;
    // Stores nothing if the scan was deleted in the meantime.
    await tx.execute(sql`
      insert into ${modelAnswers} (content_hash, scan_id, answer, created_at)
      select ${contentHash}, id, ${JSON.stringify(answer)}::jsonb, ${now.toISOString()}::timestamptz from scans where id = ${scanId}
      on conflict do nothing`);
  });
}

export async function hasLostCalls(db: Drizzle, scanId: number): Promise<boolean> {
  return (
    (await db.$count(modelCalls, and(eq(modelCalls.scanId, scanId), eq(modelCalls.outcome, 'lost')))) > 0
  );
}

export async function forgetAnswersOlderThan(db: Drizzle, before: Date): Promise<number> {
  const rows = await db
    .delete(modelAnswers)
    .where(lt(modelAnswers.createdAt, before))
    .returning({ hash: modelAnswers.contentHash });
  return rows.length;
}

export interface ModelSpend {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number | null;
  possiblyPaidTwice: number;
}

export async function spendSince(db: Drizzle, since: Date): Promise<ModelSpend> {
  const [row] = await db
    .select({
      calls: count(),
      inputTokens: sql<number>`coalesce(sum(${modelCalls.inputTokens}), 0)`.mapWith(Number),
      outputTokens: sql<number>`coalesce(sum(${modelCalls.outputTokens}), 0)`.mapWith(Number),
      costUsd: spent,
      unpriced:
        sql<number>`count(*) filter (where ${modelCalls.costUsd} is null and ${modelCalls.maxCostUsd} is null)`.mapWith(
          Number,
        ),
      lost: sql<number>`count(*) filter (where ${modelCalls.outcome} = 'lost')`.mapWith(Number),
    })
    .from(modelCalls)
    .where(gte(modelCalls.sentAt, since));
  if (!row) return { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, possiblyPaidTwice: 0 };
  const { unpriced, lost, costUsd, ...counts } = row;
  return { ...counts, costUsd: unpriced > 0 ? null : costUsd, possiblyPaidTwice: lost };
}
