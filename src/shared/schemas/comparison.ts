import { z } from 'zod';
import { auditIdSchema } from './audit.ts';
import { frameworkSchema } from './framework.ts';
import { rangeSchema } from './numbers.ts';

export const changes = ['new', 'gone', 'changed', 'same'] as const;
export const changeSchema = z.enum(changes);
export type Change = z.infer<typeof changeSchema>;

/** A task in one scan; hours a week of the whole company. */
const comparedTaskSchema = z.object({ framework: frameworkSchema, hoursPerWeek: z.number() });

/** A workflow in one scan; hours a week of the whole company, likely USD saved a month. */
const comparedWorkflowSchema = z.object({
  tasks: z.number().int(),
  hoursPerWeek: z.number(),
  savingsUsdPerMonth: z.number(),
});

export const taskChangeSchema = z.object({
  name: z.string(),
  change: changeSchema,
  before: comparedTaskSchema.nullable(),
  after: comparedTaskSchema.nullable(),
});
export type TaskChange = z.infer<typeof taskChangeSchema>;

export const workflowChangeSchema = z.object({
  name: z.string(),
  change: changeSchema,
  before: comparedWorkflowSchema.nullable(),
  after: comparedWorkflowSchema.nullable(),
  /** Those that differ. */
  tasks: z.array(taskChangeSchema),
});
export type WorkflowChange = z.infer<typeof workflowChangeSchema>;

const comparedScanSchema = z.object({
  auditId: auditIdSchema,
  /** When the website was read. */
  readAt: z.iso.datetime(),
  /** False where its pages are no longer stored, so that an earlier version of the analysis speaks. */
  byPresentVersion: z.boolean(),
  pagesRead: z.number().int(),
  workflows: z.number().int(),
  tasks: z.number().int(),
  /** USD a month, by the assumptions of the newer diagnosis. */
  monthlyTotal: rangeSchema,
});
export type ComparedScan = z.infer<typeof comparedScanSchema>;

/** Two readings of one website: what is new, gone, and changed. Changes by the owner are not in it. */
export const comparisonSchema = z.object({
  domain: z.string(),
  before: comparedScanSchema,
  after: comparedScanSchema,
  workflows: z.array(workflowChangeSchema),
});
export type Comparison = z.infer<typeof comparisonSchema>;
