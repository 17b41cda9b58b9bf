import { z } from 'zod';

/** Work that the site mentions, but not enough to count it as the company's own. */
export const seenNotCountedSchema = z.object({
  /** Id of the workflow in the knowledge. */
  definitionId: z.string(),
  name: z.string(),
  /** Why it was not counted, as a sentence for the owner. */
  reason: z.string(),
  quote: z.string(),
  url: z.string(),
});
export type SeenNotCounted = z.infer<typeof seenNotCountedSchema>;
