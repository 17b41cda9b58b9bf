import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';

/**
 * Strength by the work's place among the delivery work that the model named; the model lists the
 * most time-consuming work first. On the same scale as `strengthOf`. Our assumption.
 */
const strengthByPlace = [10, 6, 4, 3, 2.5, 2];
/** For delivery work that the model didn't name. Our assumption. */
const unnamedStrength = 1;

type Work = Pick<WorkflowCandidate, 'definition' | 'secondReader'> & { merged?: readonly unknown[] };

/** Null for work other than delivery, and if the model named no delivery work. */
export function deliveryByReading(work: Work, all: readonly Work[]): number | null {
  if (!isDelivery(work)) return null;
  const ranks = all
    .filter(isDelivery)
    .flatMap((other) => rankOf(other) ?? [])
    .toSorted((a, b) => a - b);
  if (ranks.length === 0) return null;
  const place = ranks.indexOf(rankOf(work) ?? -1);
  return place < 0 ? unnamedStrength : (strengthByPlace[place] ?? strengthByPlace.at(-1) ?? unnamedStrength);
}

/** A service line also counts with the rank of the whole workflow that was merged into it. */
function rankOf({ secondReader, merged = [] }: Work): number | null {
  const ranks = [secondReader, ...(merged as readonly Work[]).map((other) => other.secondReader)].flatMap(
    (read) => read?.rank ?? [],
  );
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

function isDelivery({ definition }: Work): boolean {
  return definition.function === 'deliver';
}
