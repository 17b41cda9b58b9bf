import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';
import { scans } from './schema.ts';

export const modelReadings = pgTable('model_readings', {
  scanId: number53('scan_id')
    .primaryKey()
    .references(() => scans.id, { onDelete: 'cascade' }),
  status: text('status').notNull(),
  model: text('model').notNull(),
  reading: jsonb('reading').$type<unknown>(),
  summary: jsonb('summary').$type<unknown>(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
});

/**
 * Each call is recorded before it is sent. Its texts are not stored here, so that spending figures can be
 * kept longer than audits.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: identity('id').primaryKey(),
    /**
     * Null for calls that belong to no scan: the operator's test and suggestions for a manual entry. The scan may
     * have been deleted.
     */
    scanId: number53('scan_id'),
    purpose: text('purpose').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    promptVersion: text('prompt_version').notNull(),
    contentHash: text('content_hash').notNull(),
    /** `sent` until the call ends; `lost` if its process ended first and the scan repeated it. */
    outcome: text('outcome').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Null if unknown; the maximum cost then counts toward the budget. */
    costUsd: doublePrecision('cost_usd'),
    maxCostUsd: doublePrecision('max_cost_usd'),
    ms: integer('ms'),
    sentAt: instant('sent_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('model_calls_sent_at').on(table.sentAt),
    index('model_calls_scan').on(table.scanId, table.contentHash),
  ],
);

/**
 * Stored so that we don't pay twice for the same question. Deleted with their scan, or after the
 * retention period for pages.
 */
export const modelAnswers = pgTable(
  'model_answers',
  {
    contentHash: text('content_hash').primaryKey(),
    scanId: number53('scan_id')
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('model_answers_scan').on(table.scanId),
    index('model_answers_created_at').on(table.createdAt),
  ],
);
