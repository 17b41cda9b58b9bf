import { z } from 'zod';

/** The progress of generating tasks, parsed leniently: missing or unknown fields are null. */
const seenProgressSchema = z.object({
  generating: z.literal(true),
  message: z.string().catch(''),
  stage: z.string().nullable().catch(null),
  progress: z.number().nullable().catch(null),
});
export type SeenProgress = z.infer<typeof seenProgressSchema>;

/** Parses the progress from a GET tasks answer; null if there is none. */
export function parseGenerating(answer: unknown): SeenProgress | null {
  const parsed = seenProgressSchema.safeParse(answer);
  return parsed.success ? parsed.data : null;
}
