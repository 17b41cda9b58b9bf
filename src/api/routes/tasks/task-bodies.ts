import { z } from 'zod';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { numericSchema } from '#shared/schemas/numbers.ts';
import { formatCount } from '#shared/text/figures.ts';

const { name: nameLength, text: textLength } = manualEntryLimits;
const roleLength = 120;

const between = (low: number, high: number) => {
  const message = `Must be between ${low} and ${high}`;
  return numericSchema.pipe(z.number().min(low, message).max(high, message));
};
const atMost = (length: number) => `At most ${formatCount(length)} characters`;

const editable = {
  name: z
    .string('Task name is required')
    .trim()
    .min(1, 'Task name is required')
    .max(nameLength, atMost(nameLength)),
  description: z.string().trim().max(textLength, atMost(textLength)).nullable(),
  requiresJudgment: z
    .boolean()
    .nullable()
    .transform((requires) => requires ?? false),
  assignedRole: z.string().trim().max(roleLength, atMost(roleLength)).nullable(),
  serviceValue: between(0, 10),
  replicabilityDifficulty: between(0, 10),
  timeInvestment: between(0, 168),
};

const place = {
  workflowId: numericSchema.pipe(z.number().int().positive()),
  workflow: z.string('Associated workflow is required').min(1, 'Associated workflow is required'),
};

export const newTaskSchema = z.object({
  ...editable,
  ...z.object(place).partial().shape,
  description: editable.description.default(null),
  requiresJudgment: editable.requiresJudgment.default(false),
  assignedRole: editable.assignedRole.default(null),
  serviceValue: editable.serviceValue.default(5),
  replicabilityDifficulty: editable.replicabilityDifficulty.default(5),
  timeInvestment: editable.timeInvestment.default(1),
});
export type NewTaskBody = z.infer<typeof newTaskSchema>;

export const taskChangeSchema = z.object({ ...editable, ...place }).partial();
export type TaskChangeBody = z.infer<typeof taskChangeSchema>;
