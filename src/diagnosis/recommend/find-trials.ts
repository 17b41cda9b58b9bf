import { maxFirstSteps } from '#shared/recommendations/first-steps.ts';
import type { Trial } from '#shared/schemas/roadmap.ts';
import type { Task, TaskTrait } from '#shared/schemas/task.ts';
import { sumFigures, type TaskFigure } from '#shared/value/task-figures.ts';
import { evidenceWeight } from './capability-match.ts';
import { cautionFor } from './cautions.ts';
import { hoursOf, toServedTask } from './served-task.ts';
import type { CompanyContext } from './work-context.ts';

/** What a general AI assistant does for a task, by trait, as the end of "Let an AI assistant …". */
const helpOfAssistants: Partial<Record<TaskTrait, string>> = {
  'draft-text': 'write the first version',
  'answer-questions': 'draft the answers',
  'extract-data': 'pull the key facts and figures from the documents',
  summarise: 'write the summary',
  transcribe: 'turn what was said into text',
};

/** Other traits that an assistant can take on in a task, but that alone are not a reason to try it. */
const alsoHelped: ReadonlySet<TaskTrait> = new Set([
  'translate',
  'research',
  'analyse-data',
  'personalise',
  'create-media',
  'write-code',
]);

/**
 * Minimum likely savings a month of all trials together: about the price of a subscription to an AI
 * assistant, which is enough for all of them.
 */
const minSavedUsd = 20;
/** Minimum likely savings a month of each trial after the first. Our assumption. */
const minSavedHours = 1;

/**
 * Factors for ordering the trials; `hours` is the exponent of the saved hours. What an owner would
 * try depends on the task more than on its hours: two readers would act on 12 of 26 plans ordered
 * by hours alone. In 3 of 15 further plans, the first step was for work that a single quote had brought in
 * wrongly. Our assumptions.
 */
const weights = { unknown: 0.6, ofEveryTrade: 0.6, oneQuote: 0.6, hours: 0.4 };

/**
 * Traits that an assistant can take on together with another one: if it transcribes, extracts, or drafts
 * something, it can also enter the result.
 */
const alongside: ReadonlyMap<TaskTrait, readonly TaskTrait[]> = new Map([
  ['enter-data', ['transcribe', 'extract-data', 'draft-text']],
]);

/**
 * A task with a difficulty factor (1 to 5) of at least these values isn't suitable for a first
 * trial, unless the catalog says that it is.
 */
const gravestErrorCost = 5;
const strongPresence = 4;
const strongContact = 4;
/** With at least this much physical presence, pictures are taken on site, not made at a desk. */
const presenceOfPictures = 3;

export interface TrialInput {
  tasks: readonly Task[];
  company: CompanyContext;
  figures: ReadonlyMap<number, TaskFigure>;
}

/** The best first, each from a different workflow. */
export function findTrials({ tasks, company, figures }: TrialInput): Trial[] {
  const weightOf = (task: Task) => trialWeight(task, company, figures);
  const byWorkflow = Map.groupBy(
    tasks
      .filter((task) => isForAssistants(task, company))
      .toSorted((a, b) => weightOf(b) - weightOf(a) || a.id - b.id),
    ({ workflow }) => workflow,
  );
  const trials = [...byWorkflow.values()]
    .flatMap(([task]) => (task ? (trialOf(task, company, figures) ?? []) : []))
    .filter(({ savedHoursPerMonth }, index) => index === 0 || savedHoursPerMonth.likely >= minSavedHours)
    .slice(0, maxFirstSteps);
  const saved = trials.reduce((sum, { savingsUsdPerMonth }) => sum + savingsUsdPerMonth.likely, 0);
  return saved >= minSavedUsd ? trials : [];
}

function trialOf(task: Task, company: CompanyContext, figures: TrialInput['figures']): Trial | null {
  const figure = figures.get(task.id);
  if (!figure || figure.savedHoursPerMonth.likely <= 0) return null;
  const parts = [{ figure, share: 1 }];
  return {
    workflow: task.workflow,
    tasks: [toServedTask(task, figures)],
    help: helpOf(task),
    caution: cautionFor([task], company),
    hoursPerWeek: hoursOf(task, figures),
    savedHoursPerMonth: sumFigures(parts, 'savedHoursPerMonth'),
    savingsUsdPerMonth: sumFigures(parts, 'savingsUsdPerMonth'),
  };
}

function trialWeight(task: Task, company: CompanyContext, figures: TrialInput['figures']): number {
  const work = company.workflows.get(task.workflow);
  const saved = figures.get(task.id)?.savedHoursPerMonth.likely ?? 0;
  return (
    (firstTrialOf(task, company) === 'good' ? 1 : weights.unknown) *
    (work?.ofEveryTrade ? weights.ofEveryTrade : 1) *
    (work?.evidence.length === 1 ? weights.oneQuote : 1) *
    evidenceWeight[task.basis] *
    saved ** weights.hours
  );
}

function firstTrialOf(task: Task, company: CompanyContext): 'good' | 'poor' | undefined {
  return company.workflows.get(task.workflow)?.firstTrials.get(task.name);
}

function isForAssistants(task: Task, company: CompanyContext): boolean {
  const isHelped = (trait: TaskTrait) => helpOfAssistants[trait] !== undefined;
  if (!task.traits.some(isHelped)) return false;
  const known = firstTrialOf(task, company);
  if (known !== undefined) return known === 'good';
  const { difficulty } = task.factors ?? {};
  if (task.framework === 'Enhance') return false;
  if (
    (difficulty?.errorCost ?? 0) >= gravestErrorCost ||
    (difficulty?.physicalPresence ?? 0) >= strongPresence ||
    (difficulty?.humanContact ?? 0) >= strongContact ||
    (task.traits.includes('create-media') && (difficulty?.physicalPresence ?? 0) >= presenceOfPictures)
  )
    return false;
  return task.traits.every(
    (trait) =>
      isHelped(trait) ||
      alsoHelped.has(trait) ||
      alongside.get(trait)?.some((other) => task.traits.includes(other)),
  );
}

function helpOf(task: Task): string {
  const trait = task.traits.find((one) => helpOfAssistants[one] !== undefined);
  return (trait && helpOfAssistants[trait]) ?? '';
}
