import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';
import { scans } from './schema.ts';

/** What a language model made of a scan, one row a scan; none where no model was set. */
export const modelReadings = pgTable('model_readings', {
  scanId: number53('scan_id')
    .primaryKey()
    .references(() => scans.id, { onDelete: 'cascade' }),
  status: text('status').notNull(),
  /** How the model is called on screens. */
  model: text('model').notNull(),
  /** What was checked and went into the analysis. */
  reading: jsonb('reading').$type<unknown>(),
  /** What is told of it: counts, changes, the reason where it stopped. */
  summary: jsonb('summary').$type<unknown>(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
});

/** Every call, written down before it is sent. Without what was sent or answered, so that what was spent outlives the audits. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: identity('id').primaryKey(),
    /** The scan it was made for, which may be gone; null for the operator's test. */
    scanId: number53('scan_id'),
    purpose: text('purpose').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    promptVersion: text('prompt_version').notNull(),
    contentHash: text('content_hash').notNull(),
    /** `sent` until it has ended; `lost` when its process ended first. */
    outcome: text('outcome').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Null where it is not known: then the highest possible cost counts against the budget. */
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

/** Answers, so that the same question is not paid twice; deleted with their scan or its pages. */
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
