import { z } from 'zod';
import { companyTypeSchema } from './company.ts';
import { manualWorkflowTypeSchema } from './manual-entry.ts';

/** Typical values. Ratings are 1 to 10, and hours are per week for one person. */
const suggestedTaskSchema = z.object({
  name: z.string(),
  description: z.string(),
  requiresJudgment: z.boolean(),
  serviceValue: z.number().min(1).max(10),
  replicabilityDifficulty: z.number().min(1).max(10),
  timeInvestment: z.number().min(0.5).max(168),
});

export const suggestedWorkflowSchema = z.object({
  id: z.string(),
  name: z.string(),
  department: z.string(),
  type: manualWorkflowTypeSchema,
  description: z.string(),
  /** Names of the trades that have this workflow, such as "Online shop"; empty if every business has it. */
  kinds: z.array(z.string()),
  tasks: z.array(suggestedTaskSchema).min(1),
});
export type SuggestedWorkflow = z.infer<typeof suggestedWorkflowSchema>;

export const suggestionsSchema = z.object({
  companyType: companyTypeSchema,
  workflows: z.array(suggestedWorkflowSchema),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
