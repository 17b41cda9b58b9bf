import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { sharesWork } from '../decide/shares-work.ts';
import { chooseRole } from '../manual-entry/choose-role.ts';
import { traitsFromWords } from '../manual-entry/traits-from-words.ts';
import { showsTask } from '../propose/task-candidate.ts';
import type { ReadTask, ReadWorkflow } from './model-reading.ts';
import { usualRating } from './usual-rating.ts';

const maxShownTasks = 9;
const maxTasks = 10;
/** With fewer steps, a definition keeps its own tasks. */
const minTasks = 3;
/** With fewer steps, work that no definition covers is added as a step itself. */
const minOwnTasks = 2;

const ownPrefix = 'site-own-';

export function isOwnWorkflow(definitionId: string): boolean {
  return definitionId.startsWith(ownPrefix);
}

/**
 * `known` is the definition of the same work; without one, the work is based on `general`. Null if there is
 * neither.
 */
export function workflowAsRead(
  [proposal, ...parts]: readonly [ReadWorkflow, ...ReadWorkflow[]],
  {
    known,
    general,
    site,
    workflows,
  }: {
    known: WorkflowDefinition | null;
    general: WorkflowDefinition | null;
    site: SiteReading;
    workflows: readonly WorkflowDefinition[];
  },
): WorkflowDefinition | null {
  const base = known ?? general;
  if (!base) return null;
  const steps = stepsOf(proposal, parts, { base, site, workflows });
  if (known && (known.industries === 'every' || steps.length < minTasks)) return known;
  const missing = steps.length < minOwnTasks ? [wholeTask(base, proposal.englishName)] : [];
  const tasks = [...steps, ...missing];
  // The definition's name covers all variants, the proposal's perhaps only one.
  const covering = parts.length > 0 ? known : null;
  const described = {
    name: covering?.name ?? proposal.englishName,
    description:
      covering?.description ??
      proposal.description ??
      known?.description ??
      `Shown on the website: "${proposal.quote}"`,
    naming: undefined,
    tasks: tasks.map((task) => ({ ...task, hoursPerWeek: evenHours(base, tasks.length) })),
  };
  if (known) return { ...known, ...described };
  const id = `${ownPrefix}${slugOf(proposal.englishName)}`;
  return {
    ...base,
    ...described,
    id,
    family: id,
    function: proposal.function,
    industries: 'every',
    coreOf: [],
    narrows: [],
    signals: {},
    delivers: undefined,
    counterSignals: [],
  };
}

function stepsOf(
  proposal: ReadWorkflow,
  parts: readonly ReadWorkflow[],
  {
    base,
    site: { pages },
    workflows,
  }: { base: WorkflowDefinition; site: SiteReading; workflows: readonly WorkflowDefinition[] },
): TaskDefinition[] {
  // In other languages, we can't check this by comparing words.
  const isShown = ({ url, name, quote }: ReadTask) => {
    const language = pages.find((page) => page.url === url)?.language ?? 'en';
    return !language.startsWith('en') || showsTask(name, quote);
  };
  const shown = [proposal, ...parts]
    .flatMap(({ tasks }) => tasks)
    .filter(isShown)
    .filter(({ name }, index, tasks) => tasks.findIndex((task) => task.name === name) === index)
    .slice(0, maxShownTasks)
    .map((task, index) => shownTask(task, `shown-${index + 1}`, base));
  const usual = proposal.usualSteps
    .filter((step, index, steps) => steps.indexOf(step) === index)
    .filter((step) => !shown.some(({ name }) => sharesWork(name, step)))
    .slice(0, maxTasks - shown.length)
    .map((step, index) => usualTask(step, `usual-${index + 1}`, { base, workflows }));
  return [...shown, ...usual];
}

function wholeTask(base: WorkflowDefinition, name: string): TaskDefinition {
  const inSentence = name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const doing = largestTask(base);
  return { ...doing, name: doing.name.replace('{service}', inSentence) };
}

function shownTask(task: ReadTask, id: string, base: WorkflowDefinition): TaskDefinition {
  return {
    ...stepOf(base, id, task),
    description: `Shown on the website: "${task.quote}"`,
    difficulty: task.factors.difficulty,
    value: task.factors.value,
  };
}

function usualTask(
  name: string,
  id: string,
  { base, workflows }: { base: WorkflowDefinition; workflows: readonly WorkflowDefinition[] },
): TaskDefinition {
  const { judgment, difficulty, value } =
    sameTask(base, name) ?? usualRating(name, workflows) ?? largestTask(base);
  return {
    ...stepOf(base, id, { name, judgment }),
    description: 'A usual step of this work, which the website doesn’t mention.',
    difficulty,
    value,
  };
}

function stepOf(
  base: WorkflowDefinition,
  id: string,
  { name, judgment }: { name: string; judgment: boolean },
): TaskDefinition {
  const same = sameTask(base, name);
  const traits = same?.traits ?? traitsFromWords(name, null);
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

/** All steps take the same part of the work's hours, because nothing tells them apart. */
function evenHours({ tasks }: WorkflowDefinition, count: number): TaskDefinition['hoursPerWeek'] {
  const total = (end: 'low' | 'high') => tasks.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek[end], 0);
  return { low: total('low') / count, high: total('high') / count };
}

function largestTask({ id, tasks }: WorkflowDefinition): TaskDefinition {
  const [largest] = tasks.toSorted((a, b) => b.hoursPerWeek.high - a.hoursPerWeek.high);
  if (!largest) throw new Error(`${id} has no tasks`);
  return largest;
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['work'];
  return words.join('-').slice(0, 60);
}
