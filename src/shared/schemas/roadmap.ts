import { z } from 'zod';
import { claimedValueSchema, servedTaskSchema } from './module.ts';

export const trialSchema = claimedValueSchema.extend({
  workflow: z.string(),
  tasks: z.array(servedTaskSchema),
  /** The end of the sentence "An AI assistant can …". */
  help: z.string(),
  caution: z.string().nullable(),
});
export type Trial = z.infer<typeof trialSchema>;

export const roadmapStepSchema = z.object({
  title: z.string(),
  moduleId: z.string().nullable(),
  trial: trialSchema.optional(),
  why: z.string(),
  effortDays: z.number(),
  goNoGo: z.string(),
});

export const roadmapPhaseSchema = z.object({
  days: z.union([z.literal(30), z.literal(60), z.literal(90)]),
  steps: z.array(roadmapStepSchema),
});

export const roadmapSchema = z.object({
  phases: z.array(roadmapPhaseSchema),
  leaveWithPeople: z.array(servedTaskSchema.extend({ reason: z.string() })),
});
export type Roadmap = z.infer<typeof roadmapSchema>;
