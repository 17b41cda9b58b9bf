import { z } from 'zod';
import { auditIdSchema } from './audit.ts';
import { frameworkSchema } from './framework.ts';
import { rangeSchema } from './numbers.ts';

export const changes = ['new', 'gone', 'changed', 'same'] as const;
export const changeSchema = z.enum(changes);
export type Change = z.infer<typeof changeSchema>;

/** Hours per week of the whole company. */
const comparedTaskSchema = z.object({ framework: frameworkSchema, hoursPerWeek: z.number() });

/** Hours per week of the whole company, and likely USD saved per month. */
const comparedWorkflowSchema = z.object({
  tasks: z.number().int(),
  hoursPerWeek: z.number(),
  savingsUsdPerMonth: z.number(),
});

export const taskComparisonSchema = z.object({
  name: z.string(),
  change: changeSchema,
  before: comparedTaskSchema.nullable(),
  after: comparedTaskSchema.nullable(),
});
export type TaskComparison = z.infer<typeof taskComparisonSchema>;

export const workflowComparisonSchema = z.object({
  name: z.string(),
  change: changeSchema,
  before: comparedWorkflowSchema.nullable(),
  after: comparedWorkflowSchema.nullable(),
  tasks: z.array(taskComparisonSchema),
});
export type WorkflowComparison = z.infer<typeof workflowComparisonSchema>;

const comparedScanSchema = z.object({
  auditId: auditIdSchema,
  readAt: z.iso.datetime(),
  /**
   * False if the result is from another version of the analysis and can't be computed again,
   * because the pages are no longer stored.
   */
  byPresentVersion: z.boolean(),
  pagesRead: z.number().int(),
  workflows: z.number().int(),
  tasks: z.number().int(),
  /** USD per month, with the assumptions of the newer diagnosis. */
  monthlyTotal: rangeSchema,
});
export type ComparedScan = z.infer<typeof comparedScanSchema>;

/** Compares what the scans found, without the owner's edits. */
export const comparisonSchema = z.object({
  domain: z.string(),
  before: comparedScanSchema,
  after: comparedScanSchema,
  workflows: z.array(workflowComparisonSchema),
});
export type Comparison = z.infer<typeof comparisonSchema>;
