import { z } from 'zod';

/** A workflow that the site mentions, but not enough to count it. */
export const seenNotCountedSchema = z.object({
  definitionId: z.string(),
  name: z.string(),
  /** Why it is not counted, as a sentence for the owner. */
  reason: z.string(),
  quote: z.string(),
  url: z.string(),
});
export type SeenNotCounted = z.infer<typeof seenNotCountedSchema>;
