import type { ModeledWork } from '#shared/schemas/company-model.ts';
import type { Range } from '#shared/schemas/numbers.ts';
import { deliveryShare, mainlyDelivers, scaleRange } from '#shared/value/company-model/allot-hours.ts';
import {
  generalGroups,
  type OccupationGroup,
  occupationGroups,
} from '#shared/value/company-model/occupation-groups.ts';
import type { TimeShare } from '../second-reader/model-reading.ts';

/**
 * Exponents of what divides delivery time among the workflows. Fitted on what readers estimated as owners of 143
 * websites, then raised by hand, because readers of other sites found the time spread too evenly (docs/method.md).
 */
const exponents = { share: 0.75, taskHours: 0.5, strength: 1, weight: 0.4 };

/**
 * Factor for work that hardly grows with the organization, such as a weekly service or a yearly contest. The best of
 * four values on the same estimates, by a small margin.
 */
const fixedFactor = 0.5;

/** Share of their usual delivery time that people of other occupation groups help with. Our assumption. */
const helpingShare = 0.5;

/** Our assumption, for groups whose own work isn't shown. */
const usualSpread: Range = { low: 0.5, likely: 1, high: 1.4 };

export interface DeliveringWork {
  work: ModeledWork;
  /** Hours per week that the tasks in the catalog take, added up. */
  taskHours: number;
  /** How strongly the site supports the workflow. */
  strength: number;
  /** How important the work usually is in the organization's delivery, relative to its other delivery workflows. */
  weight: number;
  /** How much time the work takes, according to a second reader, if there is one that said so. */
  timeShare?: TimeShare | null | undefined;
}

/** The middle of each range that a second reader chooses from (knowledge/prompts/propose.md). */
export const timeWeights: Record<TimeShare, number> = { most: 0.45, much: 0.24, some: 0.1, little: 0.03 };

/**
 * All people who deliver share all delivery work, because the sites of small organizations don't show who does what:
 * each group's delivery time is divided in the same way, by what a second reader says of their time if it says so.
 */
export function shareDelivery(delivering: readonly DeliveringWork[]): ModeledWork[] {
  const pooled = poolGroups(delivering.map(({ work }) => work));
  const isRead = delivering.some(({ timeShare }) => timeShare);
  const weights = delivering.map((one) =>
    isRead ? timeWeights[one.timeShare ?? 'little'] : usualWeight(one),
  );
  const all = sum(weights);
  return delivering.map(({ work }, index) => {
    const part = all === 0 ? 0 : (weights[index] ?? 0) / all;
    const groups: ModeledWork['groups'] = {};
    for (const group of occupationGroups) {
      const range = pooled[group];
      if (range) groups[group] = scaleRange(range, part);
    }
    return { ...work, groups, isCore: true };
  });
}

function usualWeight({ work, taskHours, strength, weight }: DeliveringWork): number {
  return (
    largestShare(work) ** exponents.share *
    taskHours ** exponents.taskHours *
    strength ** exponents.strength *
    weight ** exponents.weight *
    (work.grows === 'fixed' ? fixedFactor : 1)
  );
}

function largestShare({ groups }: ModeledWork): number {
  return Math.max(0, ...Object.values(groups).map(({ likely }) => likely));
}

/**
 * Each group's time for all delivery work together. If the site shows work that takes much of somebody's time, people
 * whose usual work it doesn't show (in a surveyor's office, the trade's construction workers) help with it.
 */
function poolGroups(works: readonly ModeledWork[]): ModeledWork['groups'] {
  const shares = new Map(
    occupationGroups.map((group) => [group, works.flatMap(({ groups }) => groups[group] ?? [])]),
  );
  const likelyOf = (group: OccupationGroup) => sum((shares.get(group) ?? []).map(({ likely }) => likely));
  const needsPeople = occupationGroups.some((group) => likelyOf(group) >= mainlyDelivers);
  const pooled: ModeledWork['groups'] = {};
  for (const group of occupationGroups) {
    const likely = likelyOf(group);
    const isCore = works.some((work) => work.isCore && (work.groups[group]?.likely ?? 0) >= mainlyDelivers);
    const helps = needsPeople && likely < mainlyDelivers && !generalGroups.has(group);
    const own = isCore ? deliveryShare : Math.min(deliveryShare, likely);
    const together = helps ? Math.max(own, deliveryShare * helpingShare) : own;
    if (together === 0) continue;
    const spread = likely > 0 ? (shares.get(group) ?? []) : [usualSpread];
    const at = (point: keyof Range) =>
      (sum(spread.map((share) => share[point])) * together) / sum(spread.map((share) => share.likely));
    pooled[group] = { low: at('low'), likely: together, high: at('high') };
  }
  return pooled;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
