import { z } from 'zod';
import { companyTypeSchema } from './company.ts';
import { numericSchema } from './numbers.ts';

/** Limits of a manual entry. */
export const manualEntryLimits = { workflows: 200, tasks: 2000, name: 200, text: 2000 } as const;

/** Workflow types of the manual entry, and the diagnosis type each stands for. */
export const manualWorkflowTypes = [
  'administrative',
  'operational',
  'customer-facing',
  'financial',
  'creative',
  'strategic',
  'other',
] as const;

const required = (message: string, max: number) => z.string().trim().min(1, message).max(max);
const description = z.string().max(manualEntryLimits.text).optional();
const rating = numericSchema.pipe(z.number().min(1).max(10));

/** The manual entry submission, with the specification's messages. */
export const manualEntrySchema = z.object({
  businessInfo: z.object({
    website: required('Website URL is required', 2000),
    companyType: companyTypeSchema,
    businessDescription: required('Business description is required', manualEntryLimits.text),
  }),
  workflows: z
    .array(
      z.object({
        name: required('Name is required', manualEntryLimits.name),
        department: required('Department is required', manualEntryLimits.name),
        type: z.enum(manualWorkflowTypes, 'Type is required'),
        description,
      }),
    )
    .min(1, 'At least one workflow is required')
    .max(manualEntryLimits.workflows),
  tasks: z
    .array(
      z.object({
        name: required('Task name is required', manualEntryLimits.name),
        workflow: required('Associated workflow is required', manualEntryLimits.name),
        description,
        requiresJudgment: z.boolean().default(false),
        serviceValue: rating.default(5),
        replicabilityDifficulty: rating.default(5),
        timeInvestment: numericSchema.pipe(z.number().min(0.5).max(168)).default(1),
      }),
    )
    .min(1, 'At least one task is required')
    .max(manualEntryLimits.tasks),
});
export type ManualEntry = z.infer<typeof manualEntrySchema>;
