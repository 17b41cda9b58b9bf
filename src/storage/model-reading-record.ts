import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type CloserReading,
  closerReadingSchema,
  closerReadingStatusSchema,
} from '#shared/schemas/closer-reading.ts';
import { modelReadings } from './model-schema.ts';
import { auditEdits, audits } from './schema.ts';

export const readingSummarySchema = closerReadingSchema
  .pick({ reason: true, proposed: true, shown: true, changes: true })
  .extend({ refusals: z.record(z.string(), z.number().int()), possiblyPaidTwice: z.boolean() });
export type ReadingSummary = z.infer<typeof readingSummarySchema>;

export const readingColumns = {
  status: modelReadings.status,
  model: modelReadings.model,
  summary: modelReadings.summary,
  endedAt: modelReadings.endedAt,
  keptEdits: sql<boolean>`coalesce(${modelReadings.endedAt} is not null and exists (
    select from ${auditEdits} where ${auditEdits.auditId} = ${audits.id} and ${auditEdits.createdAt} < ${modelReadings.endedAt}
  ), false)`,
};

interface ReadingRow {
  status: string | null;
  model: string | null;
  summary: unknown;
  endedAt: Date | null;
  keptEdits: boolean;
}

export function presentReading(row: ReadingRow | null): CloserReading | null {
  if (row?.status == null || row.model === null) return null;
  const summary = row.summary === null ? null : readingSummarySchema.parse(row.summary);
  const shown = summary?.shown ?? 0;
  const proposed = summary?.proposed ?? 0;
  return {
    status: closerReadingStatusSchema.parse(row.status),
    model: row.model,
    reason: summary?.reason ?? null,
    proposed,
    shown,
    refused: Math.max(0, proposed - shown),
    changes: summary?.changes ?? { workflows: [], offerings: [], removed: [] },
    possiblyPaidTwice: summary?.possiblyPaidTwice ?? false,
    keptEdits: row.keptEdits,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
