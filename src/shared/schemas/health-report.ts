import { z } from 'zod';
import { healthCheckSchema } from './health-check.ts';

/** Emails and jobs appear only as counts, and secrets only as set or not set. */
export const healthReportSchema = z.object({
  version: z.string(),
  node: z.string(),
  upSince: z.iso.datetime(),
  checks: z.array(healthCheckSchema),
  backups: z.object({ everyHours: z.number().nullable(), keep: z.number() }),
  database: z.object({ mode: z.enum(['embedded', 'external']), up: z.boolean() }),
  mail: z.object({
    configured: z.boolean(),
    queued: z.number(),
    failed: z.number(),
    uncertain: z.number(),
  }),
  queue: z.object({
    queued: z.number(),
    retrying: z.number(),
    running: z.number(),
    failed: z.number(),
  }),
  worker: z.object({ running: z.boolean() }),
  languageModel: z.object({ configured: z.boolean() }),
  webhook: z.object({ configured: z.boolean() }),
  configuration: z.array(z.object({ variable: z.string(), value: z.string() })),
});
