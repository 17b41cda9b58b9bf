import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { Trial } from '#shared/schemas/roadmap.ts';
import type { Task, TaskTrait } from '#shared/schemas/task.ts';
import { sumFigures, type TaskFigure } from '#shared/value/task-figures.ts';
import { evidenceWeight } from './capability-match.ts';
import { cautionFor } from './cautions.ts';
import { isForFirstSteps } from './introduction-order.ts';
import { hoursOf, toServedTask } from './served-task.ts';
import type { CompanyContext } from './work-context.ts';

/**
 * What a general AI assistant does for a task, by trait, as the end of "An AI assistant can …".
 * Readers found 122 of 227 trials sensible if the task's first helped trait was one of these, and
 * 12 of 51 others.
 */
const helpOfAssistants: Partial<Record<TaskTrait, string>> = {
  'draft-text': 'write the first version',
  'answer-questions': 'draft the answers',
  'extract-data': 'pull names and figures from documents',
};

/** Other traits that an assistant can take on in a task, but that alone are not a reason to try it. */
const alsoHelped: ReadonlySet<TaskTrait> = new Set([
  'summarise',
  'transcribe',
  'translate',
  'research',
  'analyse-data',
  'personalise',
  'create-media',
  'write-code',
]);

/** Maximum number of first steps. Trials fill the slots left by modules that pay back soon enough for a first step. */
export const maxFirstSteps = 3;

const tasksPerTrial = 2;

/**
 * Minimum likely savings a month, a few times the price of a subscription. Readers found 26 of 50
 * trials above it sensible, but only 3 of 16 below it.
 */
const minSavedUsd = 100;

/**
 * Minimum number of hours saved per month in work that every trade has, such as answering inquiries, so that it isn't
 * everybody's first step. Our assumption.
 */
const minSavedOfEveryTrade = 3;

/**
 * Traits that an assistant can take on together with another one: if it transcribes, extracts, or drafts
 * something, it can also enter the result.
 */
const alongside: ReadonlyMap<TaskTrait, readonly TaskTrait[]> = new Map([
  ['enter-data', ['transcribe', 'extract-data', 'draft-text']],
]);

/** A task with a difficulty factor (1 to 5) of at least these values isn't suitable for a first trial. */
const gravestErrorCost = 5;
const strongPresence = 4;
const strongContact = 4;
/** With at least this much physical presence, pictures are taken on site, not made at a desk. */
const presenceOfPictures = 3;

export interface TrialInput {
  tasks: readonly Task[];
  modules: readonly Pick<RecommendedModule, 'type' | 'paysBack' | 'paybackMonths' | 'tasks'>[];
  company: CompanyContext;
  figures: ReadonlyMap<number, TaskFigure>;
}

/** In order of likely hours saved, weighted by evidence. */
export function findTrials({ tasks, modules, company, figures }: TrialInput): Trial[] {
  const paying = modules.filter(isForFirstSteps);
  const credited = new Set(paying.flatMap((module) => module.tasks.map(({ id }) => id)));
  const open = tasks.filter((task) => !credited.has(task.id) && isForAssistants(task));
  const byWorkflow = Map.groupBy(open, ({ workflow }) => workflow);
  const trials = [...byWorkflow].flatMap(([workflow, members]) => {
    const chosen = members
      .toSorted((a, b) => savedHours(b, figures) - savedHours(a, figures) || a.id - b.id)
      .slice(0, tasksPerTrial);
    const parts = chosen.flatMap(({ id }) => {
      const figure = figures.get(id);
      return figure ? [{ figure, share: 1 }] : [];
    });
    const savedHoursPerMonth = sumFigures(parts, 'savedHoursPerMonth');
    const trial: Trial = {
      workflow,
      tasks: chosen.map((task) => toServedTask(task, figures)),
      help: helpOf(chosen),
      caution: cautionFor(chosen, company),
      hoursPerWeek: chosen.reduce((sum, task) => sum + hoursOf(task, figures), 0),
      savedHoursPerMonth,
      savingsUsdPerMonth: sumFigures(parts, 'savingsUsdPerMonth'),
    };
    const certainty = Math.max(...chosen.map(({ basis }) => evidenceWeight[basis]));
    return [{ trial, weight: savedHoursPerMonth.likely * certainty }];
  });
  const ranked = trials.toSorted((a, b) => b.weight - a.weight).map(({ trial }) => trial);
  const worthwhile = ranked.filter(
    ({ workflow, savedHoursPerMonth, savingsUsdPerMonth }) =>
      savingsUsdPerMonth.likely >= minSavedUsd &&
      (!company.workflows.get(workflow)?.ofEveryTrade || savedHoursPerMonth.likely >= minSavedOfEveryTrade),
  );
  return worthwhile.slice(0, Math.max(0, maxFirstSteps - paying.length));
}

function isForAssistants(task: Task): boolean {
  const { difficulty } = task.factors ?? {};
  if (task.framework === 'Enhance') return false;
  if (
    (difficulty?.errorCost ?? 0) >= gravestErrorCost ||
    (difficulty?.physicalPresence ?? 0) >= strongPresence ||
    (difficulty?.humanContact ?? 0) >= strongContact ||
    (task.traits.includes('create-media') && (difficulty?.physicalPresence ?? 0) >= presenceOfPictures)
  )
    return false;
  const isHelped = (trait: TaskTrait) => helpOfAssistants[trait] !== undefined;
  return (
    task.traits.some(isHelped) &&
    task.traits.every(
      (trait) =>
        isHelped(trait) ||
        alsoHelped.has(trait) ||
        alongside.get(trait)?.some((other) => task.traits.includes(other)),
    )
  );
}

function helpOf(tasks: readonly Task[]): string {
  const [task] = tasks;
  const trait = task?.traits.find((one) => helpOfAssistants[one] !== undefined);
  return (trait && helpOfAssistants[trait]) ?? '';
}

function savedHours({ id }: Task, figures: ReadonlyMap<number, TaskFigure>): number {
  return figures.get(id)?.savedHoursPerMonth.likely ?? 0;
}
