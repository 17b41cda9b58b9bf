import { z } from 'zod';

export const seenNotCountedSchema = z.object({
  definitionId: z.string(),
  name: z.string(),
  reason: z.string(),
  quote: z.string(),
  url: z.string(),
});
export type SeenNotCounted = z.infer<typeof seenNotCountedSchema>;
