import { z } from 'zod';
import { companyTypeSchema } from './company.ts';
import { manualWorkflowTypeSchema } from './manual-entry.ts';

/** A typical task of companies of this type; ratings 1 to 10, hours per week for one person, all typical values. */
const suggestedTaskSchema = z.object({
  name: z.string(),
  description: z.string(),
  requiresJudgment: z.boolean(),
  serviceValue: z.number().min(1).max(10),
  replicabilityDifficulty: z.number().min(1).max(10),
  timeInvestment: z.number().min(0.5).max(168),
});

/** A typical workflow of companies of this type, in the manual entry's terms. */
export const suggestedWorkflowSchema = z.object({
  /** The catalog's own id. */
  id: z.string(),
  name: z.string(),
  department: z.string(),
  type: manualWorkflowTypeSchema,
  description: z.string(),
  /** Whose work it is, for display: "Online shop"; empty for every business. */
  kinds: z.array(z.string()),
  tasks: z.array(suggestedTaskSchema).min(1),
});
export type SuggestedWorkflow = z.infer<typeof suggestedWorkflowSchema>;

/** Response to GET /api/catalogue/workflows: the trade's own workflows first, then those of every business. */
export const suggestionsSchema = z.object({
  companyType: companyTypeSchema,
  workflows: z.array(suggestedWorkflowSchema),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
