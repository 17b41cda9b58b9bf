import { z } from 'zod';
import { formatCount } from '../text/figures.ts';
import { foldName } from '../text/fold-name.ts';
import { companyTypes } from './company.ts';
import { numericSchema } from './numbers.ts';

/**
 * `name` and `text` are in characters, hours are per week for one task, and `bytes` is the size of the whole entry
 * as JSON.
 */
export const manualEntryLimits = {
  workflows: 200,
  tasks: 2000,
  name: 200,
  text: 2000,
  minHours: 0.5,
  maxHours: 168,
  maxPeople: 1_000_000,
  bytes: 4_194_304,
} as const;

export const manualWorkflowTypes = [
  'administrative',
  'operational',
  'customer-facing',
  'financial',
  'creative',
  'strategic',
  'other',
] as const;
export const manualWorkflowTypeSchema = z.enum(manualWorkflowTypes, 'Type is required');
export type ManualWorkflowType = z.infer<typeof manualWorkflowTypeSchema>;

const atMost = (max: number) => `At most ${formatCount(max)} characters`;
const required = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, atMost(max));
const description = z.string().max(manualEntryLimits.text, atMost(manualEntryLimits.text)).optional();
const between = (low: number, high: number) => `Must be between ${low} and ${high}`;
const amount = (low: number, high: number) =>
  numericSchema.pipe(z.number().min(low, between(low, high)).max(high, between(low, high)));
const rating = amount(1, 10);

/** Null is false, by the specification. */
export const judgmentSchema = z
  .boolean()
  .nullish()
  .transform((requiresJudgment) => requiresJudgment ?? false);

/** Defaults and messages are from the specification. */
export const manualTaskSchema = z.object({
  name: required('Task name is required', manualEntryLimits.name),
  workflow: required('Associated workflow is required', manualEntryLimits.name),
  description,
  requiresJudgment: judgmentSchema,
  serviceValue: rating.default(5),
  replicabilityDifficulty: rating.default(5),
  timeInvestment: amount(manualEntryLimits.minHours, manualEntryLimits.maxHours).default(1),
});

export const taskExistsMessage = 'This workflow already has a task with this name';

export const headcountMessage = 'Enter a whole number of people, from 1 to 1,000,000, or leave it empty';

const headcount = numericSchema.pipe(
  z
    .number()
    .int(headcountMessage)
    .min(1, headcountMessage)
    .max(manualEntryLimits.maxPeople, headcountMessage),
);

const manualEntryFieldsSchema = z.object({
  businessInfo: z.object({
    website: required('Website URL is required', 2000),
    companyType: z.enum(companyTypes, 'Company type is required'),
    businessDescription: required('Business description is required', manualEntryLimits.text),
    headcount: headcount.optional(),
  }),
  workflows: z
    .array(
      z.object({
        name: required('Name is required', manualEntryLimits.name),
        department: required('Department is required', manualEntryLimits.name),
        type: manualWorkflowTypeSchema,
        description,
      }),
      'At least one workflow is required',
    )
    .min(1, 'At least one workflow is required')
    .max(manualEntryLimits.workflows, `At most ${formatCount(manualEntryLimits.workflows)} workflows`),
  tasks: z
    .array(manualTaskSchema, 'At least one task is required')
    .min(1, 'At least one task is required')
    .max(manualEntryLimits.tasks, `At most ${formatCount(manualEntryLimits.tasks)} tasks`),
});

export const manualEntrySchema = manualEntryFieldsSchema.superRefine((entry, context) => {
  const names = new Set(entry.workflows.map(({ name }) => name));
  const workflows = new Set<string>();
  for (const [index, { name }] of entry.workflows.entries()) {
    if (workflows.has(foldName(name))) {
      context.addIssue({
        code: 'custom',
        path: ['workflows', index, 'name'],
        message: 'There is already a workflow with this name',
      });
    }
    workflows.add(foldName(name));
  }
  const tasks = new Set<string>();
  for (const [index, { name, workflow }] of entry.tasks.entries()) {
    if (!names.has(workflow)) {
      context.addIssue({
        code: 'custom',
        path: ['tasks', index, 'workflow'],
        message: 'Associated workflow must be one of the workflows entered',
      });
      continue;
    }
    const task = JSON.stringify([workflow, name].map(foldName));
    if (tasks.has(task)) {
      context.addIssue({ code: 'custom', path: ['tasks', index, 'name'], message: taskExistsMessage });
    }
    tasks.add(task);
  }
});
export type ManualEntry = z.infer<typeof manualEntrySchema>;
