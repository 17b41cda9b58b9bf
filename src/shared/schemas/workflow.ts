import { z } from 'zod';
import { modeledWorkSchema } from './company-model.ts';
import { basisSchema, evidenceSchema } from './evidence.ts';
import { frameworkSchema } from './framework.ts';
import { numericSchema, ratingSchema } from './numbers.ts';

export const workflowTypes = ['Business', 'Analysis', 'Communication', 'Strategy', 'Development'] as const;
export const workflowTypeSchema = z.enum(workflowTypes);
export type WorkflowType = z.infer<typeof workflowTypeSchema>;

/** Departments that the product uses itself; visitors can type others. */
export const departments = [
  'Finance',
  'HR',
  'IT',
  'Operations',
  'Marketing',
  'Sales',
  'Customer Service',
  'Legal',
  'Management',
  'Research',
  'Development',
] as const;
export type Department = (typeof departments)[number];

/** `product`: what the company's software does for its customers. */
export const performedBySchema = z.enum(['own', 'product']);
export type PerformedBy = z.infer<typeof performedBySchema>;

export const workflowFunctions = ['win', 'deliver', 'serve', 'paid', 'run'] as const;
export const workflowFunctionSchema = z.enum(workflowFunctions);
export type WorkflowFunction = z.infer<typeof workflowFunctionSchema>;

export const teamRoleSchema = z.object({
  role: z.string().trim().min(1).max(120),
  count: numericSchema.pipe(z.number().int().min(1).max(100_000)),
  hourlyRate: numericSchema.pipe(z.number().min(0).max(10_000)),
});
export type TeamRole = z.infer<typeof teamRoleSchema>;

/**
 * The framework, the task count, the percentage, the hours per week, and the ratings are derived from the tasks when a
 * workflow is read, and never stored.
 */
export const workflowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  department: z.string(),
  type: workflowTypeSchema,
  /** As typed in a manual entry; null for a workflow from a scan or added later. */
  typedType: z.string().nullable(),
  description: z.string().nullable(),
  framework: frameworkSchema.nullable(),
  taskCount: z.number().int(),
  noJudgementPercentage: z.number(),
  timeInvestment: z.number(),
  /**
   * One person's hours per week that no listed task covers, such as exceptions and questions; 0 if hours were
   * typed.
   */
  unlistedHours: z.number().default(0),
  serviceValue: ratingSchema,
  replicabilityDifficulty: ratingSchema,
  teamSize: z.number().int().min(1),
  teamRoles: z.array(teamRoleSchema),
  basis: basisSchema,
  evidence: z.array(evidenceSchema),
  performedBy: performedBySchema,
  /** Null for a typed workflow and in diagnoses by earlier releases. */
  function: workflowFunctionSchema.nullable().default(null),
  /** Missing or null if the company model doesn't cover the workflow, for example because it was typed. */
  work: modeledWorkSchema.nullish(),
});
export type Workflow = z.infer<typeof workflowSchema>;
