import { z } from 'zod';

export const closerReadingFailures = [
  'timeout',
  'rate-limited',
  'outage',
  'rejected',
  'refused',
  'cut-off',
  'malformed',
  'budget',
  'interrupted',
  'nothing-to-read',
  /** The site contains text addressed to language models, so we sent nothing. */
  'speaks-to-machine',
] as const;
export const closerReadingFailureSchema = z.enum(closerReadingFailures);
export type CloserReadingFailure = z.infer<typeof closerReadingFailureSchema>;

/** `offered` waits for the owner's consent, `waiting` for a worker. `stopped` has a `reason`. */
export const closerReadingStatusSchema = z.enum(['offered', 'waiting', 'reading', 'done', 'stopped']);
export type CloserReadingStatus = z.infer<typeof closerReadingStatusSchema>;

export const closerReadingSchema = z.object({
  status: closerReadingStatusSchema,
  model: z.string(),
  reason: closerReadingFailureSchema.nullable(),
  proposed: z.number().int().nonnegative(),
  shown: z.number().int().nonnegative(),
  refused: z.number().int().nonnegative(),
  changes: z.object({
    workflows: z.array(z.string()),
    offerings: z.array(z.string()),
    removed: z.array(z.string()),
  }),
  /** True if a crash or a shutdown left a call unanswered, so that we may have paid for the same question twice. */
  possiblyPaidTwice: z.boolean(),
  /** True if the owner edited the diagnosis before the reading ended, so the reading left it unchanged. */
  keptEdits: z.boolean(),
  endedAt: z.iso.datetime().nullable(),
});
export type CloserReading = z.infer<typeof closerReadingSchema>;
