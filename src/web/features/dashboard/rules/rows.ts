import { z } from 'zod';
import { modeledWorkSchema } from '#shared/schemas/company-model.ts';
import { basisSchema, evidenceSchema } from '#shared/schemas/evidence.ts';
import { frameworkSchema } from '#shared/schemas/framework.ts';
import { numericSchema } from '#shared/schemas/numbers.ts';
import { taskFactorsSchema } from '#shared/schemas/task.ts';
import { performedBySchema, teamRoleSchema, workflowFunctionSchema } from '#shared/schemas/workflow.ts';

/** An invalid field becomes null or a default where possible, so that its row is still shown. */
const nullableText = z.string().nullable().catch(null);
const nullableNumber = z.union([numericSchema, z.null()]).catch(null);
const textOrNotAvailable = z.string().trim().min(1).catch('N/A');
const numberOrZero = numericSchema.catch(0);
const evidenceList = z.array(z.unknown()).catch([]).transform(keepValid(evidenceSchema));

export const taskRowSchema = z.object({
  id: numericSchema,
  name: nullableText,
  workflow: nullableText,
  description: nullableText,
  framework: frameworkSchema.nullable().catch(null),
  requiresJudgment: z.boolean().catch(false),
  assignedRole: z.string().trim().min(1).nullable().catch(null),
  serviceValue: nullableNumber,
  replicabilityDifficulty: nullableNumber,
  timeInvestment: nullableNumber,
  basis: basisSchema.nullable().catch(null),
  evidence: evidenceList,
  factors: taskFactorsSchema.nullable().catch(null),
  hoursShare: z.number().nullish().catch(null),
});

export type TaskRow = Omit<z.infer<typeof taskRowSchema>, 'name' | 'workflow'> & {
  name: string;
  workflow: string;
};

export const workflowRowSchema = z.object({
  id: z.union([numericSchema, z.null()]).catch(null),
  name: z.string().trim().min(1),
  department: textOrNotAvailable,
  type: textOrNotAvailable,
  description: nullableText,
  framework: frameworkSchema.nullable().catch(null),
  taskCount: numberOrZero,
  noJudgementPercentage: numberOrZero,
  timeInvestment: numberOrZero,
  unlistedHours: numberOrZero,
  serviceValue: numberOrZero,
  replicabilityDifficulty: numberOrZero,
  teamSize: numericSchema.pipe(z.number().int().min(1)).catch(1),
  teamRoles: z.array(z.unknown()).catch([]).transform(keepValid(teamRoleSchema)),
  basis: basisSchema.nullable().catch(null),
  evidence: evidenceList,
  performedBy: performedBySchema.catch('own'),
  function: workflowFunctionSchema.nullable().catch(null),
  work: modeledWorkSchema.nullish().catch(null),
});
export type WorkflowRow = z.infer<typeof workflowRowSchema>;

export const offeringRowSchema = z.object({
  id: numericSchema,
  name: z.string().trim().min(1),
  evidence: evidenceList,
  workflow: nullableText,
});
export type OfferingRow = z.infer<typeof offeringRowSchema>;

function keepValid<Item>(schema: z.ZodType<Item>): (items: unknown[]) => Item[] {
  return (items) =>
    items.flatMap((item) => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    });
}
