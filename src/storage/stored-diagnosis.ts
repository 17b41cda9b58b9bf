import { z } from 'zod';
import { modeledWorkSchema } from '#shared/schemas/company-model.ts';
import { basisSchema, evidenceSchema } from '#shared/schemas/evidence.ts';
import { taskSchema } from '#shared/schemas/task.ts';
import {
  performedBySchema,
  teamRoleSchema,
  workflowFunctionSchema,
  workflowTypeSchema,
} from '#shared/schemas/workflow.ts';
import type { NewTask, NewWorkflow } from './audit-record.ts';

export type NewWorkflows = (NewWorkflow & { tasks: NewTask[] })[];

export interface NewRows {
  workflows: NewWorkflows;
  offerings: StoredOffering[];
}

export const noRows: NewRows = { workflows: [], offerings: [] };

export const storedDiagnosisSchema = z.array(
  z.object({
    definitionId: z.string(),
    name: z.string(),
    department: z.string(),
    type: workflowTypeSchema,
    description: z.string().nullable(),
    basis: basisSchema,
    evidence: z.array(evidenceSchema),
    performedBy: performedBySchema,
    function: workflowFunctionSchema.nullable().default(null),
    teamSize: z.number().int().min(1),
    teamRoles: z.array(teamRoleSchema),
    work: modeledWorkSchema.nullish(),
    tasks: z.array(taskSchema.omit({ id: true, workflow: true, framework: true })),
  }),
);

const storedOfferingSchema = z.object({
  name: z.string(),
  evidence: z.array(evidenceSchema),
  deliveredBy: z.string().nullable(),
});
export type StoredOffering = z.infer<typeof storedOfferingSchema>;

/** Scans made by an earlier release may have no offerings. */
export function rowsOfDiagnosis(stored: { workflows: unknown; offerings: unknown }): NewRows {
  return {
    workflows: storedDiagnosisSchema
      .parse(stored.workflows)
      .map((workflow) => ({ ...workflow, typedType: null })),
    offerings: storedOfferingSchema.array().parse(stored.offerings ?? []),
  };
}
