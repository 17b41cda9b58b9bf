import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';

/**
 * By the work's place among the delivery work that the model named, core work first. On the scale of `strengthOf`.
 * Our assumption.
 */
const strengthByPlace = [10, 6, 4, 3, 2.5, 2];
/** For delivery work that the model didn't name. Our assumption. */
const unnamedStrength = 1;

type Work = Pick<WorkflowCandidate, 'definition' | 'secondReader'> & { merged?: readonly unknown[] };

/**
 * Place of delivery work in the order in which the model named it, from 0. Null for other work, and if the model didn't
 * name it.
 */
export function placeByReading(work: Work, all: readonly Work[]): number | null {
  const place = ranksOf(all).indexOf(rankOf(work) ?? -1);
  return isDelivery(work) && place >= 0 ? place : null;
}

/**
 * The strength of delivery work relative to the other delivery work, by the order in which the model named it.
 * Null for other work, and if the model named no delivery work.
 */
export function deliveryByReading(work: Work, all: readonly Work[]): number | null {
  if (!isDelivery(work) || ranksOf(all).length === 0) return null;
  const place = placeByReading(work, all);
  if (place === null) return unnamedStrength;
  return strengthByPlace[place] ?? strengthByPlace.at(-1) ?? unnamedStrength;
}

function ranksOf(all: readonly Work[]): number[] {
  return all
    .filter(isDelivery)
    .flatMap((work) => rankOf(work) ?? [])
    .toSorted((a, b) => a - b);
}

/** A service line has the rank of the whole that was merged into it. */
function rankOf({ secondReader, merged = [] }: Work): number | null {
  const ranks = [secondReader, ...(merged as readonly Work[]).map((other) => other.secondReader)].flatMap(
    (read) => read?.rank ?? [],
  );
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

function isDelivery({ definition }: Work): boolean {
  return definition.function === 'deliver';
}
