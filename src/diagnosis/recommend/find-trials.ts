import type { FirstTrial } from '#catalogue/workflow-definition.ts';
import { maxFirstSteps } from '#shared/recommendations/first-steps.ts';
import type { Trial } from '#shared/schemas/roadmap.ts';
import type { Task, TaskTrait } from '#shared/schemas/task.ts';
import { sumFigures, type TaskFigure } from '#shared/value/task-figures.ts';
import { evidenceWeight } from './capability-match.ts';
import { cautionFor } from './cautions.ts';
import { hoursOf, toServedTask } from './served-task.ts';
import type { CompanyContext, WorkContext } from './work-context.ts';

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
 * assistant, which is enough for all of them. Trials that a language model chose need less, because measuring instead
 * makes no sense to owners whose work takes little time, such as a club's.
 */
const minSavedUsd = 20;
/** Minimum likely savings a month of each trial after the first. Our assumption. */
const minSavedHours = 1;
/**
 * Minimum hours per week of a task in work of the trade: readers found 30 of 36 trials of good tasks with at least this
 * many sensible, but 4 of 9 others. Of smaller trials in work that any organization may have, such as inquiries and
 * quotes, they found 45 of 58 sensible (docs/accuracy.md). If a language model chose them, 2 of 5.
 */
const minHours = 1;

/**
 * Factors for ordering the trials; `hours` is the exponent of the saved hours. What an owner would
 * try depends on the task more than on its hours: two readers would act on 12 of 26 plans ordered
 * by hours alone. Our assumptions.
 */
const weights = { good: 1, unknown: 0.6, fair: 0.4, ofEveryTrade: 0.6, fewQuotes: 0.6, hours: 0.4 };

/**
 * In work with fewer quotes, only good tasks are tried: readers found 15 of 21 of these sensible, but 9 of 37 others
 * (docs/accuracy.md).
 */
const minQuotes = 3;

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

/**
 * The best first, each from a different workflow. Tasks that are only fair or take little time are tried only if there
 * are no others, and then only one. If a language model chose tasks, only these are tried, in its order.
 */
export function findTrials({ tasks, company, figures }: TrialInput): Trial[] {
  const chosen = tasks.filter(({ trialRank }) => trialRank);
  const isChosen = chosen.length > 0;
  const fit = (isChosen ? chosen : tasks).filter((task) => isForAssistants(task, company));
  const sure = fit.filter((task) => {
    const isGeneral = !isChosen && company.workflows.get(task.workflow)?.isGeneral === true;
    return firstTrialOf(task, company) !== 'fair' && (isGeneral || hoursOf(task, figures) >= minHours);
  });
  const bestOf = (some: readonly Task[], most: number) =>
    bestOfEach(some, company, figures)
      .filter(({ savedHoursPerMonth }, index) => index === 0 || savedHoursPerMonth.likely >= minSavedHours)
      .slice(0, most);
  const trials = sure.length > 0 ? bestOf(sure, maxFirstSteps) : bestOf(fit, 1);
  const saved = trials.reduce((sum, { savingsUsdPerMonth }) => sum + savingsUsdPerMonth.likely, 0);
  return isChosen || saved >= minSavedUsd ? trials : [];
}

/** One trial for each workflow. */
function bestOfEach(
  tasks: readonly Task[],
  company: CompanyContext,
  figures: TrialInput['figures'],
): Trial[] {
  const weightOf = (task: Task) => trialWeight(task, company, figures);
  const byWorkflow = Map.groupBy(
    tasks.toSorted(
      (a, b) => (a.trialRank ?? 0) - (b.trialRank ?? 0) || weightOf(b) - weightOf(a) || a.id - b.id,
    ),
    ({ workflow }) => workflow,
  );
  return [...byWorkflow.values()].flatMap(([task]) => (task ? (trialOf(task, company, figures) ?? []) : []));
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
    weights[firstTrialOf(task, company) ?? 'unknown'] *
    (work?.ofEveryTrade ? weights.ofEveryTrade : 1) *
    (hasFewQuotes(work) ? weights.fewQuotes : 1) *
    evidenceWeight[task.basis] *
    saved ** weights.hours
  );
}

/** Work that a website shows. What the owner told us, or is typical of the trade, has no quotes. */
function hasFewQuotes(work: WorkContext | undefined): boolean {
  return (
    work !== undefined &&
    (work.basis === 'observed' || work.basis === 'inferred') &&
    work.evidence.length < minQuotes
  );
}

/** What a language model said of the task, else the catalog. Undefined if neither knows it. */
function firstTrialOf(task: Task, company: CompanyContext): FirstTrial | null | undefined {
  if (task.trialRank != null) return task.trialRank > 0 ? 'good' : null;
  return company.workflows.get(task.workflow)?.firstTrials.get(task.name);
}

function isForAssistants(task: Task, company: CompanyContext): boolean {
  const isHelped = (trait: TaskTrait) => helpOfAssistants[trait] !== undefined;
  if (!task.traits.some(isHelped)) return false;
  const known = firstTrialOf(task, company);
  const work = company.workflows.get(task.workflow);
  if (hasFewQuotes(work) && known !== 'good') return false;
  if (known !== undefined) return known !== null;
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
