import type { ModeledWork } from '#shared/schemas/company-model.ts';
import { deliveryShare, mainlyDelivers } from '#shared/value/company-model/allot-hours.ts';
import { occupationGroups } from '#shared/value/company-model/occupation-groups.ts';

/** Maximum share of a group's time for one workflow, however much the site says about it. Our assumption. */
const maxShare = 0.9;

/**
 * Weight of the families' usual shares if the site describes several delivery workflows: at 1, only the usual
 * shares count; at 0, only the site. Our assumption.
 */
const usualWeight = 0.5;

/** Weight of the trade's core work relative to other work that the site describes equally. Our assumption. */
const coreWeight = 2;

export interface DeliveringWork {
  work: ModeledWork;
  /** How much the site says about the work. */
  strength: number;
}

/**
 * Divides the time of people who share several delivery workflows by how much the site says about each: in a
 * clinic that writes most about surgery, surgery takes more time than in the median clinic. The total stays
 * the same, with one exception: people who mostly do the trade's core work spend 70% of their time on
 * delivery. Delivery is assigned before other work.
 */
export function shareDelivery(delivering: readonly DeliveringWork[]): ModeledWork[] {
  const factors = delivering.map((): ModeledWork['groups'] => ({}));
  for (const group of occupationGroups) {
    const shares = delivering.map(({ work }) => work.groups[group]?.likely ?? 0);
    const weights = delivering.map(
      ({ work, strength }, index) =>
        (shares[index] ?? 0) ** usualWeight * strength * (work.isCore ? coreWeight : 1),
    );
    const coreShare = sum(delivering.map(({ work }, index) => (work.isCore ? (shares[index] ?? 0) : 0)));
    const together = coreShare >= mainlyDelivers ? deliveryShare : sum(shares);
    const weighed = sum(weights);
    delivering.forEach(({ work }, index) => {
      const range = work.groups[group];
      const own = factors[index];
      if (!range || !own || weighed === 0) return;
      const factor = (together * (weights[index] ?? 0)) / weighed / range.likely;
      const at = (share: number) => Math.min(maxShare, share * factor);
      own[group] = { low: at(range.low), likely: at(range.likely), high: at(range.high) };
    });
  }
  return delivering.map(({ work }, index) => ({
    ...work,
    groups: factors[index] ?? work.groups,
    isCore: true,
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
