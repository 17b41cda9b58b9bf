import { z } from 'zod';

export const seenNotCountedSchema = z.object({
  definitionId: z.string(),
  name: z.string(),
  reason: z.string(),
  quote: z.string(),
  url: z.string(),
  /** True if about as many such findings are right as wrong, so that the owner should be asked. */
  suggested: z.boolean().default(false),
});
export type SeenNotCounted = z.infer<typeof seenNotCountedSchema>;
