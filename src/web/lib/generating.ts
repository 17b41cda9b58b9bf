import { z } from 'zod';

/** Parsed leniently: missing or unknown fields become empty. */
const seenProgressSchema = z.object({
  generating: z.literal(true),
  message: z.string().catch(''),
  stage: z.string().nullable().catch(null),
  progress: z.number().nullable().catch(null),
});
export type SeenProgress = z.infer<typeof seenProgressSchema>;

/** Null if the answer contains no progress. */
export function parseGenerating(answer: unknown): SeenProgress | null {
  const parsed = seenProgressSchema.safeParse(answer);
  return parsed.success ? parsed.data : null;
}
