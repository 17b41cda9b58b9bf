import { z } from 'zod';
import { hoursPerWeekSchema, numericSchema, ratingSchema } from '#shared/schemas/numbers.ts';
import { type Task, taskSchema } from '#shared/schemas/task.ts';
import { parseGenerating, type SeenProgress } from './generating.ts';

/** What GET tasks told: the tasks, and while they are being made how far that has come. */
export interface TasksAnswer {
  tasks: Task[];
  generating: SeenProgress | null;
}

/** A task as a browser accepts it: numeric strings are numbers, a missing judgment is "no". */
const lenientTaskSchema = taskSchema.extend({
  requiresJudgment: taskSchema.shape.requiresJudgment.nullable().transform((value) => value ?? false),
  serviceValue: numericSchema.pipe(ratingSchema),
  replicabilityDifficulty: numericSchema.pipe(ratingSchema),
  timeInvestment: numericSchema.pipe(hoursPerWeekSchema),
});

/** Reads the answer of GET tasks. A list that is no array and no progress is treated as empty, as specified. */
export function parseTasksAnswer(answer: unknown): TasksAnswer {
  if (Array.isArray(answer))
    return { tasks: z.array(lenientTaskSchema).parse(answer.filter(hasId)), generating: null };
  return { tasks: [], generating: parseGenerating(answer) };
}

/** Entries that are null, no object or without an id are dropped before anything else looks at them. */
function hasId(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'id' in entry && entry.id != null;
}
