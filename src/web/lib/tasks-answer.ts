import { z } from 'zod';
import { hoursPerWeekSchema, numericSchema, ratingSchema } from '#shared/schemas/numbers.ts';
import { type Task, taskSchema } from '#shared/schemas/task.ts';
import { parseGenerating, type SeenProgress } from './generating.ts';

/** A GET tasks answer: the tasks, and the progress while they are being generated. */
export interface TasksAnswer {
  tasks: Task[];
  generating: SeenProgress | null;
}

/** A task, parsed leniently: numeric strings become numbers, a missing judgment becomes false. */
const lenientTaskSchema = taskSchema.extend({
  requiresJudgment: taskSchema.shape.requiresJudgment.nullable().transform((value) => value ?? false),
  serviceValue: numericSchema.pipe(ratingSchema),
  replicabilityDifficulty: numericSchema.pipe(ratingSchema),
  timeInvestment: numericSchema.pipe(hoursPerWeekSchema),
});

/** Parses a GET tasks answer. Anything but an array or progress is treated as empty, as specified. */
export function parseTasksAnswer(answer: unknown): TasksAnswer {
  if (Array.isArray(answer))
    return { tasks: z.array(lenientTaskSchema).parse(answer.filter(hasId)), generating: null };
  return { tasks: [], generating: parseGenerating(answer) };
}

/** True for an object with an id; other entries are dropped. */
function hasId(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'id' in entry && entry.id != null;
}
