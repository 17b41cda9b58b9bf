import { z } from 'zod';

/** Why a language model's reading of a site came to nothing; the built-in result stands. */
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
  /** Something on the site speaks to programs that read it, so nothing of it was sent. */
  'speaks-to-machine',
] as const;
export const closerReadingFailureSchema = z.enum(closerReadingFailures);
export type CloserReadingFailure = z.infer<typeof closerReadingFailureSchema>;

/** `offered` waits for the owner's consent, `waiting` for a worker; `stopped` says why in `reason`. */
export const closerReadingStatusSchema = z.enum(['offered', 'waiting', 'reading', 'done', 'stopped']);
export type CloserReadingStatus = z.infer<typeof closerReadingStatusSchema>;

/** What became of a language model as the second reader of a diagnosis. */
export const closerReadingSchema = z.object({
  status: closerReadingStatusSchema,
  model: z.string(),
  reason: closerReadingFailureSchema.nullable(),
  /** Everything it proposed; what of it is shown, and what our checks refused. */
  proposed: z.number().int().nonnegative(),
  shown: z.number().int().nonnegative(),
  refused: z.number().int().nonnegative(),
  /** Names, as they are shown. */
  changes: z.object({
    workflows: z.array(z.string()),
    offerings: z.array(z.string()),
    removed: z.array(z.string()),
  }),
  /** A crash left a call unanswered, so it was made again. */
  possiblyPaidTwice: z.boolean(),
  /** The owner had edited the diagnosis before, so it was left as it was. */
  keptEdits: z.boolean(),
  endedAt: z.iso.datetime().nullable(),
});
export type CloserReading = z.infer<typeof closerReadingSchema>;
