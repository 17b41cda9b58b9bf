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
/** With fewer steps, the work itself is added as one. */
const minTasks = 3;

const ownPrefix = 'site-own-';

export function isOwnWorkflow(definitionId: string): boolean {
  return definitionId.startsWith(ownPrefix);
}

/**
 * Work that no definition covers. Has the steps that the site shows, the usual ones that the model names, and, if
 * these are few, the largest step of `general`, whose other steps would repeat under each workflow or belong to other
 * services. Null without `general`.
 */
export function ownWorkflow(
  proposal: ReadWorkflow,
  parts: readonly ReadWorkflow[],
  {
    general,
    site: { pages },
    workflows,
  }: { general: WorkflowDefinition | null; site: SiteReading; workflows: readonly WorkflowDefinition[] },
): WorkflowDefinition | null {
  if (!general) return null;
  const id = `${ownPrefix}${slugOf(proposal.englishName)}`;
  // On an English page, the quote must show the task (`showsTask`). In other languages, we can't check this by
  // comparing words.
  const isShown = ({ url, name, quote }: ReadTask) => {
    const language = pages.find((page) => page.url === url)?.language ?? 'en';
    return !language.startsWith('en') || showsTask(name, quote);
  };
  const shown = [proposal, ...parts]
    .flatMap(({ tasks }) => tasks)
    .filter(isShown)
    .filter(({ name }, index, tasks) => tasks.findIndex((task) => task.name === name) === index)
    .slice(0, maxShownTasks)
    .map((task, index) => shownTask(task, `shown-${index + 1}`, general));
  const usual = proposal.usualSteps
    .filter((step, index, steps) => steps.indexOf(step) === index)
    .filter((step) => !shown.some(({ name }) => sharesWork(name, step)))
    .slice(0, maxTasks - shown.length)
    .map((step, index) => usualTask(step, `usual-${index + 1}`, { general, workflows }));
  const inSentence = proposal.englishName.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const doing = largestTask(general);
  const steps = [...shown, ...usual];
  const whole =
    steps.length < minTasks ? [{ ...doing, name: doing.name.replace('{service}', inSentence) }] : [];
  return {
    ...general,
    id,
    family: id,
    name: proposal.englishName,
    function: proposal.function,
    industries: 'every',
    coreOf: [],
    narrows: [],
    signals: {},
    naming: undefined,
    delivers: undefined,
    counterSignals: [],
    tasks: [...steps, ...whole],
  };
}

function shownTask(task: ReadTask, id: string, general: WorkflowDefinition): TaskDefinition {
  return {
    ...stepOf(general, id, task),
    description: `Shown on the website: "${task.quote}"`,
    difficulty: task.factors.difficulty,
    value: task.factors.value,
  };
}

/** Rated by the catalog's tasks (`usual-rating.ts`), or like the largest step of `general` if none is similar. */
function usualTask(
  name: string,
  id: string,
  { general, workflows }: { general: WorkflowDefinition; workflows: readonly WorkflowDefinition[] },
): TaskDefinition {
  const { judgment, difficulty, value } = usualRating(name, workflows) ?? largestTask(general);
  return {
    ...stepOf(general, id, { name, judgment }),
    description: 'A usual step of this work, which the website doesn’t mention.',
    difficulty,
    value,
  };
}

/** Has the hours of the first step of `general`, so that all shown and usual steps take the same time. */
function stepOf(
  general: WorkflowDefinition,
  id: string,
  { name, judgment }: { name: string; judgment: boolean },
): TaskDefinition {
  const [first = largestTask(general)] = general.tasks;
  const traits = traitsFromWords(name, null);
  const role = chooseRole({ task: { name, traits, requiresJudgment: judgment }, workflow: general });
  return {
    ...first,
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

function largestTask({ id, tasks }: WorkflowDefinition): TaskDefinition {
  const [largest] = tasks.toSorted((a, b) => b.hoursPerWeek.high - a.hoursPerWeek.high);
  if (!largest) throw new Error(`${id} has no tasks`);
  return largest;
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['work'];
  return words.join('-').slice(0, 60);
}
