import { traitLabels } from '#catalogue/trait-labels.ts';
import {
  goodMatchPercentage,
  largePriceUsd,
  paybackLimitMonthsOf,
} from '#shared/recommendations/is-worthwhile.ts';
import type { Basis } from '#shared/schemas/evidence.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { Task } from '#shared/schemas/task.ts';
import { formatUsd } from '#shared/text/figures.ts';
import type { CapabilityMatch } from './capability-match.ts';

/** How many capabilities and tasks a reason names before it stops: what a reader takes in at a glance. */
const namedAtMost = 3;

/** From this share on, all of a module's work is taken: what remains rounds to nothing. */
const allTaken = 0.995;

/** Why something is recommended here, in plain sentences: the tasks, what they need most, and how they are known. */
export function explainMatch(match: CapabilityMatch, taskCount: number): string[] {
  return [describeTasks(match, taskCount), describeDemand(match), describeBasis(match.servedTasks)];
}

/** That others already take part of the same work. `share` is 0 to 1. */
export function explainOverlap(share: number, otherName: string): string {
  return share >= allTaken
    ? `All of this work is already counted under ${otherName}: choose one of the two.`
    : `${percent(share)} of this work is already counted above, most of it under ${otherName}, and is not counted again here.`;
}

/**
 * What speaks against a module here: too little of it is needed, or its price is not saved in time. That
 * others take all its work (`overlap`, 0 to 1) is said already.
 */
export function explainDoubts(
  module: Pick<RecommendedModule, 'matchPercentage' | 'paybackMonths' | 'price'>,
  overlap: number,
): string[] {
  const doubts: string[] = [];
  const limitMonths = paybackLimitMonthsOf(module.price);
  if (module.matchPercentage < goodMatchPercentage) {
    doubts.push('Only a small part of what it can do is needed here.');
  }
  if (module.paybackMonths === null) {
    if (overlap < allTaken) doubts.push('The hours left for it save nothing that would pay its price.');
  } else if (module.paybackMonths.likely > limitMonths) {
    doubts.push(
      module.price >= largePriceUsd
        ? `Consider it later: hours that nobody has measured yet should pay back ${formatUsd(module.price)} within ${limitMonths} months.`
        : `By saved hours alone it takes longer than ${limitMonths} months to pay for itself.`,
    );
  }
  return doubts;
}

/** Hours without needless decimals: 12, 3.5. */
export function formatHours(hours: number): string {
  return String(hours >= 10 ? Math.round(hours) : Math.round(hours * 10) / 10);
}

/** "1 task", "3 tasks". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function describeTasks({ servedTasks }: CapabilityMatch, taskCount: number): string {
  const hours = servedTasks.reduce((total, task) => total + task.timeInvestment, 0);
  const scope = servedTasks.length < taskCount ? `${servedTasks.length} of ` : taskCount > 1 ? 'all of ' : '';
  return `Serves ${scope}your ${countOf(taskCount, 'task')}, ${formatHours(hours)} hours a week for one person.`;
}

function describeDemand({ demand }: CapabilityMatch): string {
  const named = demand.slice(0, namedAtMost).map(({ trait }) => traitLabels[trait]);
  return `Most needed here for ${listOf(named)}.`;
}

function describeBasis(tasks: readonly Task[]): string {
  const count = (basis: Basis) => tasks.filter((task) => task.basis === basis).length;
  const parts = [
    [count('observed'), 'seen on the website'],
    [count('told'), 'told by you'],
    [count('inferred'), 'inferred from what the website shows'],
    [count('typical'), 'only typical for the industry, so check them first'],
  ].flatMap(([number, how]) => (number === 0 ? [] : [`${number} ${how}`]));
  return `How these tasks are known: ${listOf(parts)}.`;
}

/** "A", "A and B", "A, B and C". */
export function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
