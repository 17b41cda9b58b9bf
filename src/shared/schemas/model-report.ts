import { z } from 'zod';
import { auditIdSchema } from './audit.ts';
import { closerReadingFailureSchema, closerReadingStatusSchema } from './closer-reading.ts';

/** `costUsd` is null if the cost of any call is unknown because no prices were set. */
const spendSchema = z.object({
  calls: z.number().int().nonnegative(),
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
  costUsd: z.number().nonnegative().nullable(),
  possiblyPaidTwice: z.number().int().nonnegative(),
});
export type ModelSpend = z.infer<typeof spendSchema>;

/** Days and months are in UTC. */
export const modelReportSchema = z.object({
  settings: z
    .object({
      provider: z.string(),
      model: z.string(),
      /** Null for the provider's own host. */
      host: z.string().nullable(),
      asksConsent: z.boolean(),
      maxInputTokens: z.number().int(),
      prices: z.object({ input: z.number(), output: z.number() }).nullable(),
      budget: z.object({
        perDiagnosis: z.number().nullable(),
        perDay: z.number().nullable(),
        perMonth: z.number().nullable(),
      }),
    })
    .nullable(),
  today: spendSchema,
  month: spendSchema,
  /** Latency of this month's answered calls: median and 95th percentile. */
  latencyMs: z.object({ median: z.number().nullable(), slow: z.number().nullable() }),
  readings: z.object({
    done: z.number().int(),
    stopped: z.number().int(),
    proposed: z.number().int(),
    shown: z.number().int(),
  }),
  refusals: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  stops: z.array(z.object({ reason: closerReadingFailureSchema, count: z.number().int() })),
  recent: z.array(
    z.object({
      auditId: auditIdSchema.nullable(),
      website: z.string(),
      status: closerReadingStatusSchema,
      reason: closerReadingFailureSchema.nullable(),
      proposed: z.number().int(),
      shown: z.number().int(),
      possiblyPaidTwice: z.boolean(),
      calls: z.number().int(),
      costUsd: z.number().nullable(),
      seconds: z.number(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type ModelReport = z.infer<typeof modelReportSchema>;

export const modelTestSchema = z.object({
  ok: z.boolean(),
  reason: closerReadingFailureSchema.nullable(),
  status: z.number().int().nullable(),
  seconds: z.number(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
});
export type ModelTest = z.infer<typeof modelTestSchema>;
