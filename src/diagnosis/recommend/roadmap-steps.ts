import type { RecommendedModule, ServedTask } from '#shared/schemas/module.ts';
import type { Roadmap, Trial } from '#shared/schemas/roadmap.ts';
import { describePayback } from '#shared/text/describe-payback.ts';
import { formatEstimatedHours } from '#shared/text/figures.ts';
import { listOf } from '#shared/text/list-of.ts';
import { lowerFirst } from '#shared/text/lower-first.ts';
import { countOf } from './reasons.ts';

type Step = Roadmap['phases'][number]['steps'][number];

/** Days for steps without a module. Our assumption. */
export const measuringDays = 2;
export const decidingDays = 1;
export const tryingDays = 1;

const maxLaterNamed = 3;

/** `tasks` are the work to measure, the most important first. */
export function measuringStep(tasks: readonly Pick<ServedTask, 'name' | 'hoursPerWeek'>[]): Step {
  const hoursPerWeek = tasks.reduce((sum, task) => sum + task.hoursPerWeek, 0);
  return {
    title: 'Measure where the hours go',
    moduleId: null,
    why: `Every figure here is an estimate. For one week, note how long ${tasks.length > 0 ? `${quotedNames(tasks)} ${tasks.length === 1 ? 'takes' : 'take'}` : 'the work takes'}, so that you can decide based on your own figures.`,
    effortDays: measuringDays,
    goNoGo: `Continue if you measure at least half of the ${formatEstimatedHours(hoursPerWeek)} a week that we estimate across your team; otherwise correct the hours in the diagnosis first.`,
  };
}

interface TrialContext {
  isFirst: boolean;
  /** True if an earlier step has the same caution. */
  cautioned: boolean;
  /** What one of the cases could be, in the company's own words; null if nothing but the workflow is known. */
  about: string | null;
  answersQuestions: boolean;
  /** The module that would do this work, if the trial should decide about it. */
  decides: Pick<RecommendedModule, 'name'> | undefined;
}

export function trialStep(
  trial: Trial,
  { isFirst, cautioned, about, answersQuestions, decides }: TrialContext,
): Step {
  const { tasks, workflow, help, hoursPerWeek, caution } = trial;
  const [main] = tasks;
  const hours = hoursPerWeek < 1 ? 'less than an hour' : `about ${formatEstimatedHours(hoursPerWeek)}`;
  const example = about === null ? '' : `, ${answersQuestions ? 'for example about' : 'such as'} ${about}`;
  const cases = `five real cases, new or past${example}`;
  const sentences = [
    `${quotedNames(tasks)} in ${workflow} ${tasks.length === 1 ? 'takes' : 'take'} ${hours} a week.`,
    isFirst
      ? `For ${cases}, let an AI assistant ${help}. Anonymize private details, check every result, and note the time it takes with and without AI.`
      : `In the same way, let an AI assistant ${help} for ${cases}.`,
    ...(caution === null || cautioned ? [] : [caution]),
    ...(decides ? [`This shows whether ${decides.name} is worth its price.`] : []),
  ];
  return {
    title: `Try AI on “${main?.name ?? workflow}”`,
    moduleId: null,
    trial,
    why: sentences.join(' '),
    effortDays: tryingDays,
    goNoGo: decides
      ? `Continue with ${decides.name} if checking the results takes clearly less time than the work does today.`
      : 'Keep it if, after two weeks, checking the results takes clearly less time than the work did before; otherwise stop.',
  };
}

export function moduleStep(module: RecommendedModule, plan: readonly RecommendedModule[]): Step {
  const before = plan.filter((other) => module.dependsOn.includes(other.id)).map((other) => other.name);
  const [mainTask] = module.tasks;
  const sentences = [
    `It helps with ${countOf(module.tasks.length, 'task')}${mainTask ? `, mainly “${mainTask.name}” in ${mainTask.workflow}` : ''}.`,
    `${describePayback(module.paybackMonths)}.`,
    ...(before.length > 0 ? [`It builds on ${listOf(before)}.`] : []),
  ];
  return {
    title: `Introduce ${module.name}`,
    moduleId: module.id,
    why: sentences.join(' '),
    effortDays: module.implementationTime,
    goNoGo: measureOf(module),
  };
}

interface Outcome {
  somethingIntroduced: boolean;
  /** Modules that pay back but aren't in the plan. */
  later: readonly string[];
  /** True if one of them should come first but takes too long to set up. */
  isLaterLong: boolean;
  work: readonly string[];
  /** The delivery work with most hours; null if none is known. */
  core: string | null;
  /** The work to measure. Empty if something is introduced instead. */
  measured: readonly Pick<ServedTask, 'name'>[];
}

export function lastStep(outcome: Outcome): Step {
  const { somethingIntroduced, later, isLaterLong, work, core, measured } = outcome;
  const next =
    later.length > 0 ? ` What doesn’t fit into these ninety days comes later: ${nameSome(later)}.` : '';
  return {
    title: 'Compare and decide',
    moduleId: null,
    why: somethingIntroduced
      ? `Compare the time the work takes with what you noted before${especiallyFor(work)}, and ask the people who do it what got better or worse.${savedTimeFor(core, work)}${next}`
      : later.length > 0
        ? `${isLaterLong ? 'Nothing fits into ninety days' : 'No module has to come first'}. ${nameSome(later)} can come later; use the hours you measure${forTasks(measured)} to decide whether to begin.`
        : `The estimated value is spread over many tasks, and by these estimates no module pays for itself soon enough${core === null ? '' : `, not even in ${lowerFirst(core)}`}. Check that against the hours you measure${forTasks(measured)}.`,
    effortDays: decidingDays,
    goNoGo: somethingIntroduced
      ? 'Keep what reaches its low estimate, adjust what comes close, drop the rest.'
      : 'Continue only if the measured hours are clearly above the estimate.',
  };
}

function especiallyFor(work: readonly string[]): string {
  return work.length > 0 ? `, especially for ${listOf(work.map(lowerFirst))}` : '';
}

function savedTimeFor(core: string | null, work: readonly string[]): string {
  if (core === null || work.includes(core)) return '';
  return ` Decide what the time saved is for: most hours go to ${lowerFirst(core)}.`;
}

function forTasks(tasks: readonly Pick<ServedTask, 'name'>[]): string {
  return tasks.length > 0 ? ` for ${quotedNames(tasks)}` : '';
}

function quotedNames(tasks: readonly Pick<ServedTask, 'name'>[]): string {
  return listOf(tasks.map(({ name }) => `“${name}”`));
}

/** Saved hours a month with which the module pays for itself within a year, but at most the likely ones. */
function hoursToPayBack({ price, claimed }: RecommendedModule): number {
  const { savingsUsdPerMonth: usd, savedHoursPerMonth: hours } = claimed;
  return usd.likely > 0 ? Math.min(1, price / 12 / usd.likely) * hours.likely : 0;
}

function measureOf(module: RecommendedModule): string {
  const { claimed, tasks } = module;
  const hours = Math.max(claimed.savedHoursPerMonth.low, hoursToPayBack(module));
  if (hours >= 0.5) {
    const these = tasks.length === 1 ? 'this task takes' : 'these tasks take';
    return `Note how long ${these} today. Continue if, after four weeks of use, ${these} at least ${formatEstimatedHours(hours)} a month less; otherwise stop and find out why.`;
  }
  return 'Continue if, after four weeks of use, the people who do the work find the results better and spend no more time on them; otherwise stop.';
}

function nameSome(names: readonly string[]): string {
  const more = names.length - maxLaterNamed;
  return listOf([...names.slice(0, maxLaterNamed), ...(more > 0 ? [`${more} more`] : [])]);
}
