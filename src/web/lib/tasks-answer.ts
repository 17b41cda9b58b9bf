import { z } from 'zod';
import { hoursPerWeekSchema, numericSchema, ratingSchema } from '#shared/schemas/numbers.ts';
import { type Task, taskSchema } from '#shared/schemas/task.ts';
import { parseGenerating, type SeenProgress } from './generating.ts';

/** The tasks, and the progress while they are generated. */
export interface TasksAnswer {
  tasks: Task[];
  generating: SeenProgress | null;
}

/** Parsed leniently: numeric strings become numbers, and a judgment of null becomes false. */
const lenientTaskSchema = taskSchema.extend({
  requiresJudgment: taskSchema.shape.requiresJudgment.nullable().transform((value) => value ?? false),
  serviceValue: numericSchema.pipe(ratingSchema),
  replicabilityDifficulty: numericSchema.pipe(ratingSchema),
  timeInvestment: numericSchema.pipe(hoursPerWeekSchema),
});

/**
 * Anything but an array or progress counts as empty, as specified. Throws if a task with an id is invalid.
 */
export function parseTasksAnswer(answer: unknown): TasksAnswer {
  if (Array.isArray(answer))
    return { tasks: z.array(lenientTaskSchema).parse(answer.filter(hasId)), generating: null };
  return { tasks: [], generating: parseGenerating(answer) };
}

/** Entries without an id are dropped. */
function hasId(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'id' in entry && entry.id != null;
}
