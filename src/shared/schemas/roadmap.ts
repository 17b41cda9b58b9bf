import { z } from 'zod';
import { claimedValueSchema, servedTaskSchema } from './module.ts';

/** Work to try with a general AI assistant without buying anything, and what that could save. */
export const trialSchema = claimedValueSchema.extend({
  workflow: z.string(),
  tasks: z.array(servedTaskSchema),
  /** What an assistant does, as the end of "An AI assistant can …". */
  help: z.string(),
  caution: z.string().nullable(),
});
export type Trial = z.infer<typeof trialSchema>;

/** A step of the roadmap: what to introduce, why at that point, and when to continue or stop. */
export const roadmapStepSchema = z.object({
  title: z.string(),
  moduleId: z.string().nullable(),
  /** Undefined unless the step is a trial. */
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
  /** Tasks that should stay with people, with the reason. */
  leaveWithPeople: z.array(servedTaskSchema.extend({ reason: z.string() })),
});
export type Roadmap = z.infer<typeof roadmapSchema>;
