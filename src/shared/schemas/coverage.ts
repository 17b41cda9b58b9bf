import { z } from 'zod';

export const pageOutcomes = [
  'read',
  'skipped-by-robots',
  'failed',
  'duplicate',
  'set-aside',
  'not-fetched',
] as const;
export const pageOutcomeSchema = z.enum(pageOutcomes);
export type PageOutcome = z.infer<typeof pageOutcomeSchema>;

/** One page of the coverage statement. `reason` is a plain sentence for a reader. */
export const coveragePageSchema = z.object({
  url: z.string(),
  outcome: pageOutcomeSchema,
  reason: z.string().optional(),
  title: z.string().optional(),
  words: z.number().int().optional(),
  /** Findings in a few words each: "Contact form", "Online shop". */
  learned: z.array(z.string()).optional(),
});
export type CoveragePage = z.infer<typeof coveragePageSchema>;

export const coverageSchema = z.object({
  found: z.number().int(),
  read: z.number().int(),
  skippedByRobots: z.number().int(),
  failed: z.number().int(),
  rendered: z.number().int(),
  duplicates: z.number().int(),
  setAside: z.number().int(),
  /** BCP 47 language of most of the text read; null if unknown. */
  language: z.string().nullable(),
  /** That language's English name if we cannot interpret it yet; undefined for all others. */
  unreadLanguage: z.string().optional(),
  /**
   * Types of recommendations that were looked for without a match, so their empty lists are final. Undefined if there
   * are none.
   */
  noneFit: z.array(z.enum(['modules', 'partners'])).optional(),
  /** Why lists may be empty or incomplete, in plain words; null if there is nothing to explain. */
  note: z.string().nullable(),
  pages: z.array(coveragePageSchema),
});
export type Coverage = z.infer<typeof coverageSchema>;
