import { z } from 'zod';

/** How far making the tasks has come, as a browser takes it: whatever is missing or unknown is null. */
const seenProgressSchema = z.object({
  generating: z.literal(true),
  message: z.string().catch(''),
  stage: z.string().nullable().catch(null),
  progress: z.number().nullable().catch(null),
});
export type SeenProgress = z.infer<typeof seenProgressSchema>;

/** Reads the progress from what GET tasks answered; null when the answer is none. */
export function parseGenerating(answer: unknown): SeenProgress | null {
  const parsed = seenProgressSchema.safeParse(answer);
  return parsed.success ? parsed.data : null;
}
