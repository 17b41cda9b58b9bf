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

export const coveragePageSchema = z.object({
  url: z.string(),
  outcome: pageOutcomeSchema,
  reason: z.string().optional(),
  title: z.string().optional(),
  words: z.number().int().optional(),
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
  /** BCP 47 tag of the language with the most words on the site; null if unknown. */
  language: z.string().nullable(),
  /** English name of that language if we can't interpret it; otherwise undefined. */
  unreadLanguage: z.string().optional(),
  /**
   * Lists that are empty and final: recommendations of which none fits the tasks, and everything that the owner has
   * emptied. Undefined if there are none. What the scan itself didn't find is explained by `note`.
   */
  emptyLists: z.array(z.enum(['workflows', 'tasks', 'modules', 'partners'])).optional(),
  note: z.string().nullable(),
  pages: z.array(coveragePageSchema),
});
export type Coverage = z.infer<typeof coverageSchema>;
