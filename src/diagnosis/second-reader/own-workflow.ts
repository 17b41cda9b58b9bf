import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { sharesWork } from '../decide/shares-work.ts';
import { chooseRole } from '../manual-entry/choose-role.ts';
import { traitsFromWords } from '../manual-entry/traits-from-words.ts';
import { nameStems } from '../propose/offerings/name-stems.ts';
import { showsTask } from '../propose/task-candidate.ts';
import type { ReadTask, ReadWorkflow } from './model-reading.ts';

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

/** Rated like the most similar task in the catalog. */
function usualTask(
  name: string,
  id: string,
  { general, workflows }: { general: WorkflowDefinition; workflows: readonly WorkflowDefinition[] },
): TaskDefinition {
  const { judgment, difficulty, value } = mostSimilarTask(name, workflows) ?? largestTask(general);
  return {
    ...stepOf(general, id, { name, judgment }),
    description: 'A usual step of this work, which the website doesn’t mention.',
    difficulty,
    value,
  };
}

/** Has the hours of the first step of `general`, so that all steps of a workflow take the same time. */
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

interface TaskIndex {
  tasks: readonly { task: TaskDefinition; stems: ReadonlySet<string> }[];
  counts: ReadonlyMap<string, number>;
}

const built = new WeakMap<readonly WorkflowDefinition[], TaskIndex>();

function mostSimilarTask(name: string, workflows: readonly WorkflowDefinition[]): TaskDefinition | null {
  const { tasks, counts } = built.get(workflows) ?? indexTasks(workflows);
  const weightOf = (stem: string) => Math.log(tasks.length / (counts.get(stem) ?? tasks.length));
  const weigh = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + weightOf(stem), 0);
  const wanted = nameStems(name);
  let best: { task: TaskDefinition; score: number } | null = null;
  for (const { task, stems } of tasks) {
    const shared = weigh([...wanted].filter((stem) => stems.has(stem)));
    const score = shared / Math.sqrt(weigh(stems) + 1);
    if (score > (best?.score ?? 0)) best = { task, score };
  }
  return best?.task ?? null;
}

function indexTasks(workflows: readonly WorkflowDefinition[]): TaskIndex {
  const tasks = workflows.flatMap((workflow) =>
    workflow.tasks.map((task) => ({ task, stems: nameStems(task.name) })),
  );
  const counts = new Map<string, number>();
  for (const stem of tasks.flatMap(({ stems }) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const index = { tasks, counts };
  built.set(workflows, index);
  return index;
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['work'];
  return words.join('-').slice(0, 60);
}
