import { z } from 'zod';
import { basisSchema, evidenceSchema } from '#shared/schemas/evidence.ts';
import { taskSchema } from '#shared/schemas/task.ts';
import { performedBySchema, teamRoleSchema, workflowTypeSchema } from '#shared/schemas/workflow.ts';
import type { NewTask, NewWorkflow } from './audit-record.ts';

/** The rows of an audit before it has them: its workflows in order, each with its tasks in order. */
export type NewRows = (NewWorkflow & { tasks: NewTask[] })[];

/** The workflows and tasks that a scan keeps, as its diagnosis gave them. */
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
    teamSize: z.number().int().min(1),
    teamRoles: z.array(teamRoleSchema),
    tasks: z.array(taskSchema.omit({ id: true, workflow: true, framework: true })),
  }),
);

/** Reads a scan's stored diagnosis as the rows of an audit. */
export function rowsOfDiagnosis(stored: unknown): NewRows {
  return storedDiagnosisSchema.parse(stored).map((workflow) => ({ ...workflow, typedType: null }));
}
