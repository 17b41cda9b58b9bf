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

/** An audit's workflows before they are stored, in order, each with its tasks in order. */
export type NewWorkflows = (NewWorkflow & { tasks: NewTask[] })[];

/** An audit's rows before they are stored. */
export interface NewRows {
  workflows: NewWorkflows;
  /** In order. */
  offerings: StoredOffering[];
}

export const noRows: NewRows = { workflows: [], offerings: [] };

/** A scan's stored workflows and tasks, as in its diagnosis. */
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

/** A scan's stored offering; `deliveredBy` is its workflow's definition. */
const storedOfferingSchema = z.object({
  name: z.string(),
  evidence: z.array(evidenceSchema),
  deliveredBy: z.string().nullable(),
});
export type StoredOffering = z.infer<typeof storedOfferingSchema>;

/** Parses a scan's stored result as the rows of an audit. A scan by an earlier release has no offerings. */
export function rowsOfDiagnosis(stored: { workflows: unknown; offerings: unknown }): NewRows {
  return {
    workflows: storedDiagnosisSchema
      .parse(stored.workflows)
      .map((workflow) => ({ ...workflow, typedType: null })),
    offerings: storedOfferingSchema.array().parse(stored.offerings ?? []),
  };
}
