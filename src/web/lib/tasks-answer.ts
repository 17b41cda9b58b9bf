import { z } from 'zod';
import { hoursPerWeekSchema, numericSchema, ratingSchema } from '#shared/schemas/numbers.ts';
import { type Task, taskSchema } from '#shared/schemas/task.ts';
import { parseGenerating, type SeenProgress } from './generating.ts';

export interface TasksAnswer {
  tasks: Task[];
  generating: SeenProgress | null;
}

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

function hasId(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'id' in entry && entry.id != null;
}
