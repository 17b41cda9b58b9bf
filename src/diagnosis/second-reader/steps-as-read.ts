import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { TaskTrait } from '#shared/schemas/task.ts';
import { sharesWork } from '../decide/shares-work.ts';
import { chooseRole } from '../manual-entry/choose-role.ts';
import { traitsFromWords } from '../manual-entry/traits-from-words.ts';
import type { ReadTask, ReadWorkflow, UsualStep } from './model-reading.ts';
import { usualRating } from './usual-rating.ts';

const maxShownTasks = 9;
const maxTasks = 10;
/** A shown step rated at least this high for physical presence is work by hand. Our assumption. */
const byHand = 4;

/** The steps that quotes show, then the usual ones that the model names. The second call has confirmed the quotes. */
export function stepsOf(
  proposal: ReadWorkflow,
  parts: readonly ReadWorkflow[],
  { base, workflows }: { base: WorkflowDefinition; workflows: readonly WorkflowDefinition[] },
): TaskDefinition[] {
  const shown = [proposal, ...parts]
    .flatMap(({ tasks }) => tasks)
    .filter(hasNewName)
    .slice(0, maxShownTasks)
    .map((task, index) => shownTask(task, `shown-${index + 1}`, base));
  const usual = proposal.usualSteps
    .filter(hasNewName)
    .filter(({ name }) => !shown.some((task) => sharesWork(task.name, name)))
    .slice(0, maxTasks - shown.length)
    .map((step, index) => usualTask(step, `usual-${index + 1}`, { base, workflows }));
  return [...shown, ...usual];
}

function hasNewName({ name }: { name: string }, index: number, steps: readonly { name: string }[]): boolean {
  return steps.findIndex((step) => step.name === name) === index;
}

export function wholeTask(base: WorkflowDefinition, name: string): TaskDefinition {
  const inSentence = name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const doing = largestTask(base);
  return { ...doing, name: doing.name.replace('{service}', inSentence) };
}

function shownTask(task: ReadTask, id: string, base: WorkflowDefinition): TaskDefinition {
  return {
    ...stepOf(base, id, { ...task, isByHand: task.factors.difficulty.physicalPresence >= byHand }),
    description: `Shown on the website: "${task.quote}"`,
    difficulty: task.factors.difficulty,
    value: task.factors.value,
  };
}

/**
 * Rated like the same task of `base`, or else like the catalog's most similar tasks
 * (`usual-rating.ts`), but what the model says about hands, contact, and judgment takes precedence.
 */
function usualTask(
  { name, ...said }: UsualStep,
  id: string,
  { base, workflows }: { base: WorkflowDefinition; workflows: readonly WorkflowDefinition[] },
): TaskDefinition {
  const rated = sameTask(base, name) ?? usualRating(name, workflows) ?? largestTask(base);
  const judgment = said.judgment ?? rated.judgment;
  // The limits are our assumptions.
  const difficulty = {
    ...rated.difficulty,
    physicalPresence: asSaid(rated.difficulty.physicalPresence, said.hands, { least: 5, most: 2 }),
    humanContact: asSaid(rated.difficulty.humanContact, said.contact, { least: 4, most: 3 }),
    judgment: asSaid(rated.difficulty.judgment, said.judgment, { least: 3, most: 3 }),
  };
  return {
    ...stepOf(base, id, { name, judgment, isByHand: said.hands ?? false, traits: said.traits }),
    description: 'A usual step of this work, which the website doesn’t mention.',
    difficulty,
    value: rated.value,
  };
}

/** Raises or lowers a factor to fit what the model said; null means that the model wasn't asked. */
function asSaid(
  factor: number,
  isSo: boolean | null,
  { least, most }: { least: number; most: number },
): number {
  if (isSo === null) return factor;
  return isSo ? Math.max(factor, least) : Math.min(factor, most);
}

function stepOf(
  base: WorkflowDefinition,
  id: string,
  {
    name,
    judgment,
    isByHand,
    traits: said,
  }: { name: string; judgment: boolean; isByHand: boolean; traits: readonly TaskTrait[] | null },
): TaskDefinition {
  const same = sameTask(base, name);
  const desk = said ? [...said] : (same?.traits ?? traitsFromWords(name, null));
  const traits: TaskTrait[] = isByHand ? ['hands-on'] : desk;
  const role =
    same?.role ?? chooseRole({ task: { name, traits, requiresJudgment: judgment }, workflow: base });
  return {
    ...largestTask(base),
    id,
    name,
    role,
    judgment,
    traits,
    needs: undefined,
    step: undefined,
    shownBy: undefined,
  };
}

function sameTask({ tasks }: WorkflowDefinition, name: string): TaskDefinition | undefined {
  return tasks.find((task) => sharesWork(task.name, name));
}

/**
 * A step at a desk takes half the time of one by hand or with a person: the median of the 702 delivery workflows in the
 * catalog that have both kinds.
 */
const atDesk = 0.5;
/** Minimum physical presence or contact (1 to 5) of a step by hand or with a person. */
const withPeople = 4;

/** Weights of the times 1 to 5 that a model gives the steps of a workflow: each twice the one before. Our assumption. */
const weightsOfStepTimes = [0.25, 0.5, 1, 2, 4];

/** Divides the hours of `base` among the steps by the times that the model gives them, else by their kind. */
export function withHours(
  steps: readonly TaskDefinition[],
  { tasks }: WorkflowDefinition,
  times: ReadonlyMap<string, number | null>,
): TaskDefinition[] {
  const total = (end: 'low' | 'high') => tasks.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek[end], 0);
  const weights = steps.map(({ name, difficulty: { physicalPresence, humanContact } }) => {
    const said = weightsOfStepTimes[(times.get(name) ?? 0) - 1];
    if (said !== undefined) return said;
    return Math.max(physicalPresence, humanContact) >= withPeople ? 1 : atDesk;
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return steps.map((step, index) => {
    const part = (weights[index] ?? 0) / all;
    return { ...step, hoursPerWeek: { low: total('low') * part, high: total('high') * part } };
  });
}

function largestTask({ id, tasks }: WorkflowDefinition): TaskDefinition {
  const [largest] = tasks.toSorted((a, b) => b.hoursPerWeek.high - a.hoursPerWeek.high);
  if (!largest) throw new Error(`${id} has no tasks`);
  return largest;
}
