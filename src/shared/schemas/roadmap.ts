import { z } from 'zod';
import { servedTaskSchema } from './module.ts';

/** A step of the roadmap: what to introduce, why then, and when to continue or stop. */
export const roadmapStepSchema = z.object({
  title: z.string(),
  moduleId: z.string().nullable(),
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
