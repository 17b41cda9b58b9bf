import type { RecommendedModule } from '#shared/schemas/module.ts';
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

export function measuringStep(hoursPerWeek: number, work: readonly string[]): Step {
  return {
    title: 'Measure where the hours go',
    moduleId: null,
    why: `Every figure here is an estimate. For one week, log the hours that the work takes${aboveAll(work)}, so that you can decide based on your own figures.`,
    effortDays: measuringDays,
    goNoGo: `Continue if the measured hours come to at least half of the estimated ${formatEstimatedHours(hoursPerWeek)} a week across your team; otherwise correct the tasks in the diagnosis first.`,
  };
}

/**
 * `cautioned` is true if an earlier step has the same caution. `about` names the main work if the
 * trial is in work that every trade has, such as quotes; otherwise it is empty.
 */
export function trialStep(
  trial: Trial,
  { cautioned, about }: { cautioned: boolean; about: readonly string[] },
): Step {
  const [main] = trial.tasks;
  const names = listOf(trial.tasks.map(({ name }) => `“${name}”`));
  const sentences = [
    `${names} in ${trial.workflow} ${trial.tasks.length === 1 ? 'takes' : 'take'} about ${formatEstimatedHours(trial.hoursPerWeek)} a week.`,
    ...(about.length > 0 ? [`Start with your main work: ${namesOf(about)}.`] : []),
    `An AI assistant with a monthly subscription can ${trial.help}; the person who does the work today checks every result.`,
    ...(trial.caution === null || cautioned ? [] : [trial.caution]),
  ];
  return {
    title: `Try AI on “${main?.name ?? trial.workflow}”`,
    moduleId: null,
    trial,
    why: sentences.join(' '),
    effortDays: tryingDays,
    goNoGo:
      'Keep it if, after two weeks, checking the results takes clearly less time than the work did before; otherwise stop.',
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
}

export function lastStep({ somethingIntroduced, later, isLaterLong, work }: Outcome): Step {
  const next =
    later.length > 0 ? ` What doesn’t fit into these ninety days comes later: ${nameSome(later)}.` : '';
  return {
    title: 'Compare and decide',
    moduleId: null,
    why: somethingIntroduced
      ? `Measure the same hours as in the first month${aboveAll(work)}, and ask the people who do the work what got better or worse.${next}`
      : later.length > 0
        ? `${isLaterLong ? 'Nothing fits into ninety days' : 'No module has to come first'}. ${nameSome(later)} can come later; use the measured hours to decide whether to begin.`
        : 'By these estimates, no module pays for itself soon enough. Check that against the measured hours.',
    effortDays: decidingDays,
    goNoGo: somethingIntroduced
      ? 'Keep what reaches its low estimate, adjust what comes close, drop the rest.'
      : 'Continue only if the measured hours are clearly above the estimate.',
  };
}

function aboveAll(work: readonly string[]): string {
  return work.length > 0 ? `, especially for ${namesOf(work)}` : '';
}

function namesOf(work: readonly string[]): string {
  return listOf(work.map(lowerFirst));
}

function measureOf({ claimed, tasks }: RecommendedModule): string {
  const hours = claimed.savedHoursPerMonth.low;
  if (hours >= 0.5) {
    return `Continue if, after four weeks of use, ${tasks.length === 1 ? 'this task takes' : 'these tasks take'} at least ${formatEstimatedHours(hours)} a month less than you measured before; otherwise stop and find out why.`;
  }
  return 'Continue if, after four weeks of use, the people who do the work find the results better and spend no more time on them; otherwise stop.';
}

function nameSome(names: readonly string[]): string {
  const more = names.length - maxLaterNamed;
  return listOf([...names.slice(0, maxLaterNamed), ...(more > 0 ? [`${more} more`] : [])]);
}
