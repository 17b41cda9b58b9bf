import { z } from 'zod';

export const progressStages = [
  'queued',
  'crawling',
  'workflows',
  'role-assignment',
  'generating-recommendations',
  'saving-tasks',
  'tasks',
] as const;
export const progressStageSchema = z.enum(progressStages);
export type ProgressStage = z.infer<typeof progressStageSchema>;

export const progressSchema = z.object({
  stage: progressStageSchema,
  message: z.string(),
  progress: z.number().min(0).max(100),
});
export type Progress = z.infer<typeof progressSchema>;

export const generatingSchema = progressSchema.extend({ generating: z.literal(true) });
export type Generating = z.infer<typeof generatingSchema>;
