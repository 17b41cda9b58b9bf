import type { ModeledWork } from '#shared/schemas/company-model.ts';
import { deliveryShare, mainlyDelivers } from '#shared/value/company-model/allot-hours.ts';
import { occupationGroups } from '#shared/value/company-model/occupation-groups.ts';

/** Maximum share of a group's time for one workflow, however much the site says about it. Our assumption. */
const maxShare = 0.9;

/**
 * Exponent of the families' usual shares: at 1, time is divided in proportion to them; at 0, they don't count. Our
 * assumption.
 */
const usualWeight = 0.5;

/**
 * Exponent of how strongly the site supports each workflow: at 1, time is divided in proportion to
 * it; at 0, it doesn't count. Our assumption.
 */
const strengthWeight = 0.75;

export interface DeliveringWork {
  work: ModeledWork;
  strength: number;
  /**
   * The work's usual weight in the organization's delivery, relative to its other delivery
   * workflows.
   */
  weight: number;
}

/**
 * Assigns only the share `covered` (0 to 1) of the delivery time; the rest is core work that the site doesn't
 * show.
 */
export function shareDelivery(delivering: readonly DeliveringWork[], covered = 1): ModeledWork[] {
  const factors = delivering.map((): ModeledWork['groups'] => ({}));
  for (const group of occupationGroups) {
    const shares = delivering.map(({ work }) => work.groups[group]?.likely ?? 0);
    const weights = delivering.map(
      ({ strength, weight }, index) =>
        (shares[index] ?? 0) ** usualWeight * strength ** strengthWeight * weight,
    );
    const coreShare = sum(delivering.map(({ work }, index) => (work.isCore ? (shares[index] ?? 0) : 0)));
    const together = covered * (coreShare >= mainlyDelivers ? deliveryShare : sum(shares));
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
