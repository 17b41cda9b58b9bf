import type { TaskDefinition } from '#catalogue/workflow-definition.ts';
import type { ModeledWork } from '#shared/schemas/company-model.ts';
import { type AllottedHours, listedTasksShare } from '#shared/value/company-model/allot-hours.ts';
import { perPerson } from '#shared/value/company-model/with-modeled-hours.ts';
import type { IdentifiedWorkflow } from '../compose/identified-workflow.ts';
import type { DiagnosedWorkflow } from '../diagnosis-types.ts';
import { rateTask } from './rate-task.ts';

export interface WorkflowHours {
  work: ModeledWork;
  allotted: AllottedHours;
  /** The organization's people. */
  headcount: number;
}

type RatedTask = IdentifiedWorkflow['tasks'][number];

/**
 * If `hours` is null (no company model, or work that isn't the organization's own), the catalog's hours for one
 * person apply.
 */
export function rateWorkflow(workflow: IdentifiedWorkflow, hours: WorkflowHours | null): DiagnosedWorkflow {
  const { definition, evidence, tasks } = workflow;
  const people = hours?.allotted.people ?? 1;
  const shares = hours ? shareHours(workflow, hours) : new Map<RatedTask, number>();
  const hoursOf = (task: RatedTask) => {
    const hoursShare = shares.get(task);
    if (!hours || hoursShare === undefined) return { hoursShare: null, timeInvestment: usualHours(task) };
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

/**
 * Number of people at which the catalog's hours apply. With other numbers, the hours of fixed tasks
 * are multiplied by (headcount / `usualSize`) ** `fixedGrowth`. Our assumptions.
 */
const usualSize = 25;
const fixedGrowth = 0.3;
/**
 * If some of a workflow's tasks are left out, the others take over their hours. If these are more
 * than this share of the usual hours, the others get no more than they would at this share.
 */
const maxLeftOut = 0.5;

/**
 * Each task's share of the workflow's hours. A task that grows neither with customers nor with
 * people, such as a newsletter, takes no more than its usual hours for this headcount; the others
 * take what it leaves.
 */
function shareHours(
  { definition, tasks }: IdentifiedWorkflow,
  { allotted, headcount }: WorkflowHours,
): Map<RatedTask, number> {
  const workflowHours = allotted.hoursPerWeek.likely;
  const listed = sumOf(tasks.map(usualHours));
  const minListed = sumOf(definition.tasks.map(likelyHours)) * (1 - maxLeftOut);
  const toShare = workflowHours * listedTasksShare * Math.min(1, listed / minListed);
  const growth = (headcount / usualSize) ** fixedGrowth;
  const isLimited = (task: RatedTask) => task.definition.grows === 'fixed' && growth < toShare / listed;
  const limited = sumOf(tasks.filter(isLimited).map(usualHours));
  const factor = listed > limited ? (toShare - limited * growth) / (listed - limited) : 0;
  return new Map(
    tasks.map((task) => {
      const hours = usualHours(task) * (isLimited(task) ? growth : factor);
      return [task, workflowHours === 0 ? 0 : hours / workflowHours];
    }),
  );
}

function usualHours({ definition }: RatedTask): number {
  return likelyHours(definition);
}

function likelyHours({ hoursPerWeek }: Pick<TaskDefinition, 'hoursPerWeek'>): number {
  return (hoursPerWeek.low + hoursPerWeek.high) / 2;
}

function sumOf(hours: readonly number[]): number {
  return hours.reduce((sum, one) => sum + one, 0);
}
