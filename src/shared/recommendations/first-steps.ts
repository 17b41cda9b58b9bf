import type { Evidence } from '../schemas/evidence.ts';
import type { Roadmap, Trial } from '../schemas/roadmap.ts';
import type { Task } from '../schemas/task.ts';
import type { Workflow } from '../schemas/workflow.ts';
import { closestFirst, countSharedWords } from '../text/shared-words.ts';

export interface FirstStep {
  title: string;
  why: string;
  trial: Trial;
  effortDays: number;
  goNoGo: string;
  quote: Evidence | null;
  /** Name of the workflow that `quote` is about. */
  quotedWork: string | null;
}

type Quoted<Row> = Row & { evidence: readonly Evidence[] };

interface FirstStepsInput {
  roadmap: Roadmap;
  tasks: readonly Quoted<Pick<Task, 'id' | 'trialRank'>>[];
  workflows: readonly Quoted<Pick<Workflow, 'name'>>[];
}

export const maxFirstSteps = 3;

/**
 * The trials of AI in the order of the plan; none if no work is suitable. Readers found 2 of 14 modules among the first
 * steps sensible, and 9 of 34 suggestions to measure hours where there was nothing to try (docs/accuracy.md).
 */
export function findFirstSteps({ roadmap, tasks, workflows }: FirstStepsInput): FirstStep[] {
  const chosen = roadmap.phases
    .flatMap((phase) => phase.steps)
    .flatMap((step) => (step.trial ? [{ ...step, trial: step.trial }] : []))
    .slice(0, maxFirstSteps);
  const shown = new Set<string>();
  const quoteOnce = (quote: Evidence | null) => {
    if (quote) shown.add(lettersOf(quote.quote));
    return quote;
  };
  return chosen.map((step) => {
    const quote = quoteOnce(quoteFor(step.trial, { tasks, workflows, shown }));
    return {
      title: step.title,
      why: step.why,
      trial: step.trial,
      effortDays: step.effortDays,
      goNoGo: step.goNoGo,
      quote,
      quotedWork: quote && workOf(quote, step.trial.tasks, { tasks, workflows }),
    };
  });
}

function quoteFor(
  trial: Trial,
  { tasks, workflows, shown }: Pick<FirstStepsInput, 'tasks' | 'workflows'> & { shown: ReadonlySet<string> },
): Evidence | null {
  const served = new Set(trial.tasks.map(({ id }) => id));
  const names = new Set(trial.tasks.map(({ workflow }) => workflow));
  const about = trial.tasks.flatMap(({ name, workflow }) => [name, workflow]);
  const remaining = (rows: readonly Quoted<object>[]) =>
    rows
      .flatMap(({ evidence }) => evidence)
      .filter(({ quote }) => !shown.has(lettersOf(quote)) && wordCount(quote) >= minWordsOfQuote);
  const ofMain = quoteForMainTask(trial, { tasks, workflows, remaining });
  if (ofMain) return ofMain;
  const ofTasks = remaining(tasks.filter(({ id }) => served.has(id)));
  const ofWork = remaining(workflows.filter(({ name }) => names.has(name)));
  const [closest] = closestFirst([...ofTasks, ...ofWork], about);
  return closest && countSharedWords(closest.quote, about) > 0 ? closest : null;
}

/** Shorter quotes are usually buttons and headings, which explain nothing. */
const minWordsOfQuote = 4;

function wordCount(text: string): number {
  return lettersOf(text).split(' ').length;
}

function workOf(
  quote: Evidence,
  taken: readonly { id: number; workflow: string }[],
  { tasks, workflows }: Pick<FirstStepsInput, 'tasks' | 'workflows'>,
): string | null {
  const quoted = new Set(tasks.filter(({ evidence }) => evidence.includes(quote)).map(({ id }) => id));
  const task = taken.find(({ id }) => quoted.has(id));
  const names = new Set(taken.map(({ workflow }) => workflow));
  const work = workflows.find(({ name, evidence }) => names.has(name) && evidence.includes(quote));
  return task?.workflow ?? work?.name ?? null;
}

type Remaining = (rows: readonly Quoted<object>[]) => Evidence[];

function quoteForMainTask(
  { tasks: taken }: Pick<Trial, 'tasks'>,
  { tasks, workflows, remaining }: Pick<FirstStepsInput, 'tasks' | 'workflows'> & { remaining: Remaining },
): Evidence | null {
  const [main] = taken;
  if (!main) return null;
  const about = [main.name, main.workflow];
  // A language model that chose the task also chose the quotes for its work, in whatever words.
  const isChosen = tasks.some(({ id, trialRank }) => id === main.id && trialRank);
  const quotes = remaining([
    ...tasks.filter(({ id }) => id === main.id),
    ...workflows.filter(({ name }) => name === main.workflow),
  ]);
  const [closest] = closestFirst(quotes, about);
  return closest && (isChosen || countSharedWords(closest.quote, about) > 0) ? closest : null;
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
