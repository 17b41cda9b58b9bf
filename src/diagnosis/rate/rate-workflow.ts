import type { TaskDefinition } from '#catalogue/workflow-definition.ts';
import type { ModeledWork } from '#shared/schemas/company-model.ts';
import { type AllottedHours, listedTasksShare } from '#shared/value/company-model/allot-hours.ts';
import { perPerson } from '#shared/value/company-model/with-modeled-hours.ts';
import type { IdentifiedWorkflow } from '../compose/identified-workflow.ts';
import type { DiagnosedWorkflow } from '../diagnosis-types.ts';
import { triedFirst } from '../second-reader/first-trials.ts';
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
  const ranks = trialRanks(workflow);
  const { shares, listedShare } = hours ? shareHours(workflow, hours) : nothingShared;
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
    work: hours && { ...hours.work, ...(listedShare === undefined ? {} : { listedShare }), people },
    tasks: tasks.map((task) => ({
      ...rateTask(task, { hours: hoursOf(task), workflowEvidence: evidence }),
      ...(ranks ? { trialRank: ranks.get(task.definition) ?? 0 } : {}),
    })),
  };
}

/** Null if no second reader was asked what to try first. */
function trialRanks({ tasks, trials }: IdentifiedWorkflow): ReadonlyMap<TaskDefinition, number> | null {
  if (!trials) return null;
  return triedFirst(
    tasks.map((task) => task.definition),
    trials,
  );
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

interface SharedHours {
  /** Each task's share of the workflow's hours. */
  shares: ReadonlyMap<RatedTask, number>;
  /** Undefined if the tasks take the usual share of the workflow's hours. */
  listedShare?: number | undefined;
}

const nothingShared: SharedHours = { shares: new Map() };

/**
 * A task that grows neither with customers nor with people, such as a newsletter, takes no more than its usual hours
 * for this headcount. What it leaves isn't in any listed task.
 */
function shareHours(
  { definition, tasks }: IdentifiedWorkflow,
  { allotted, headcount }: WorkflowHours,
): SharedHours {
  const workflowHours = allotted.hoursPerWeek.likely;
  if (workflowHours === 0) return { shares: new Map(tasks.map((task) => [task, 0])) };
  const listed = sumOf(tasks.map(usualHours));
  const minListed = usualHoursOf(definition.tasks) * (1 - maxLeftOut);
  const toShare = workflowHours * listedTasksShare * Math.min(1, listed / minListed);
  const growth = (headcount / usualSize) ** fixedGrowth;
  const factor = toShare / listed;
  const hours = tasks.map((task) => {
    const isFixed = task.definition.grows === 'fixed';
    return usualHours(task) * (isFixed ? Math.min(growth, factor) : factor);
  });
  const taken = sumOf(hours) / toShare;
  return {
    shares: new Map(tasks.map((task, index) => [task, (hours[index] ?? 0) / workflowHours])),
    listedShare: taken < 1 - tolerance ? listedTasksShare * taken : undefined,
  };
}

const tolerance = 1e-9;

function usualHours({ definition }: RatedTask): number {
  return likelyHours(definition);
}

/** Hours per week of the tasks in the catalog, added up. */
export function usualHoursOf(tasks: readonly Pick<TaskDefinition, 'hoursPerWeek'>[]): number {
  return sumOf(tasks.map(likelyHours));
}

function likelyHours({ hoursPerWeek }: Pick<TaskDefinition, 'hoursPerWeek'>): number {
  return (hoursPerWeek.low + hoursPerWeek.high) / 2;
}

function sumOf(hours: readonly number[]): number {
  return hours.reduce((sum, one) => sum + one, 0);
}
