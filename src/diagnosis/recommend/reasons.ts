import type { Basis } from '#shared/schemas/evidence.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { Task } from '#shared/schemas/task.ts';
import { formatEstimatedHours, formatShare, formatUsd } from '#shared/text/figures.ts';
import { listOf } from '#shared/text/list-of.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';
import type { CapabilityMatch } from './capability-match.ts';
import { hoursOf } from './served-task.ts';

const maxNamed = 2;

/** Below this match percentage, only a small part of a module is needed. Our assumption. */
const goodMatchPercentage = 20;

/**
 * If other modules take at least this share of a module's work, all of it counts as taken, because
 * the share would be shown as 100%.
 */
const allTaken = 0.995;

export function explainMatch(match: CapabilityMatch, figures: ReadonlyMap<number, TaskFigure>): string[] {
  return [describeTasks(match, figures), describeBasis(match.servedTasks)];
}

export function explainOverlap(share: number, otherName: string): string {
  return share >= allTaken
    ? `All of this work is already counted under ${otherName}: choose one of the two.`
    : `${formatShare(share)} of this work is already counted elsewhere, most of it for ${otherName}, so we don’t count it again here.`;
}

/** `overlap` is the share of the module's work that other modules take, 0 to 1. */
export function explainDoubts(
  module: Pick<
    RecommendedModule,
    'matchPercentage' | 'paybackMonths' | 'paysBack' | 'paybackLimitMonths' | 'price'
  >,
  overlap: number,
): string[] {
  const doubts: string[] = [];
  if (module.matchPercentage < goodMatchPercentage) {
    doubts.push('You need only a small part of what it can do.');
  }
  if (module.paybackMonths === null) {
    if (overlap < allTaken) doubts.push('The hours counted here save too little to pay for it.');
  } else if (!module.paysBack) {
    doubts.push(
      `On time saved alone, it takes more than ${module.paybackLimitMonths} months to pay back its price of ${formatUsd(module.price)}.`,
    );
  }
  return doubts;
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function describeTasks({ servedTasks }: CapabilityMatch, figures: ReadonlyMap<number, TaskFigure>): string {
  const hours = servedTasks.reduce((total, task) => total + hoursOf(task, figures), 0);
  const named = servedTasks.slice(0, maxNamed).map(({ name, workflow }) => `“${name}” (${workflow})`);
  const more = servedTasks.length - named.length;
  return `Relevant to ${listOf([...named, ...(more > 0 ? [countOf(more, 'more task')] : [])])}: about ${formatEstimatedHours(hours)} a week.`;
}

export function describeBasis(tasks: readonly Task[]): string {
  const count = (basis: Basis) => tasks.filter((task) => task.basis === basis).length;
  const parts = [
    [count('observed'), 'seen on the website'],
    [count('told'), 'entered by you'],
    [count('inferred'), 'inferred from what the website shows'],
    [count('typical'), 'only typical for the industry (check first)'],
  ].flatMap(([number, how]) => (number === 0 ? [] : [`${number} ${how}`]));
  return `Evidence for these tasks: ${listOf(parts)}.`;
}
