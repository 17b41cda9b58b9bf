import type { OptionalCompanySize } from '#shared/schemas/company.ts';
import type { DiagnosedWorkflow } from '../diagnosis-types.ts';
import type { IdentifiedWorkflow } from '../identify/identified-workflow.ts';
import { rateTask } from './rate-task.ts';

/** An identified workflow with its tasks rated. Team sizes and roles are the visitor's to tell: one person. */
export function rateWorkflow(
  workflow: IdentifiedWorkflow,
  companySize: OptionalCompanySize,
): DiagnosedWorkflow {
  const { definition, evidence, hoursShare } = workflow;
  return {
    definitionId: definition.id,
    name: workflow.name,
    department: definition.department,
    type: definition.type,
    description: definition.description,
    basis: workflow.basis,
    evidence,
    performedBy: workflow.performedBy,
    teamSize: 1,
    teamRoles: [],
    tasks: workflow.tasks.map((task) =>
      rateTask(task, { companySize, hoursShare, workflowEvidence: evidence }),
    ),
  };
}
