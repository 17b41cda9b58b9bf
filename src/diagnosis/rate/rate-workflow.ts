import type { ModeledWork } from '#shared/schemas/company-model.ts';
import { type AllottedHours, listedTasksShare } from '#shared/value/company-model/allot-hours.ts';
import { perPerson } from '#shared/value/company-model/with-modeled-hours.ts';
import type { IdentifiedWorkflow } from '../compose/identified-workflow.ts';
import type { DiagnosedWorkflow } from '../diagnosis-types.ts';
import { rateTask } from './rate-task.ts';

export interface WorkflowHours {
  work: ModeledWork;
  allotted: AllottedHours;
}

/**
 * If `hours` is null (no company model, or work that isn't the organization's own), the catalog's hours for one
 * person apply.
 */
export function rateWorkflow(workflow: IdentifiedWorkflow, hours: WorkflowHours | null): DiagnosedWorkflow {
  const { definition, evidence, tasks } = workflow;
  const people = hours?.allotted.people ?? 1;
  const total = tasks.reduce((sum, task) => sum + usualHours(task), 0);
  const hoursOf = (task: IdentifiedWorkflow['tasks'][number]) => {
    if (!hours) return { hoursShare: null, timeInvestment: usualHours(task) };
    const hoursShare = (usualHours(task) / total) * listedTasksShare;
    return { hoursShare, timeInvestment: perPerson(hours.allotted.hoursPerWeek.likely * hoursShare, people) };
  };
  return {
    definitionId: definition.id,
    name: workflow.name,
    department: definition.department,
    type: definition.type,
    description: definition.description,
    basis: workflow.basis,
    evidence,
    performedBy: workflow.performedBy,
    function: definition.function,
    teamSize: people,
    teamRoles: [],
    work: hours?.work ?? null,
    tasks: tasks.map((task) => rateTask(task, { hours: hoursOf(task), workflowEvidence: evidence })),
  };
}

function usualHours({ definition }: IdentifiedWorkflow['tasks'][number]): number {
  return (definition.hoursPerWeek.low + definition.hoursPerWeek.high) / 2;
}
