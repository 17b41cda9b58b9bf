import { z } from 'zod';

const seenProgressSchema = z.object({
  generating: z.literal(true),
  message: z.string().catch(''),
  stage: z.string().nullable().catch(null),
  progress: z.number().nullable().catch(null),
});
export type SeenProgress = z.infer<typeof seenProgressSchema>;

export function parseGenerating(answer: unknown): SeenProgress | null {
  const parsed = seenProgressSchema.safeParse(answer);
  return parsed.success ? parsed.data : null;
}
