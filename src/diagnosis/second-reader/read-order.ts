import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { type ReadTrial, type TimeShare, timeShares } from './model-reading.ts';

/**
 * Strength by the work's place among the delivery work that the model named, the most
 * time-consuming first. On the same scale as `strengthOf`. Our assumption.
 */
const strengthByPlace = [10, 6, 4, 3, 2.5, 2];
/** For delivery work that the model didn't name. Our assumption. */
const unnamedStrength = 1;

type Work = Pick<WorkflowCandidate, 'definition' | 'secondReader'> & { merged?: readonly unknown[] };

/** Null for work other than delivery, and if the model named no delivery work. */
export function deliveryByReading(work: Work, all: readonly Work[]): number | null {
  if (!isDelivery(work)) return null;
  const places = all
    .filter(isDelivery)
    .flatMap((other) => placeOf(other) ?? [])
    .toSorted((a, b) => a - b);
  if (places.length === 0) return null;
  const place = places.indexOf(placeOf(work) ?? -1);
  return place < 0 ? unnamedStrength : (strengthByPlace[place] ?? strengthByPlace.at(-1) ?? unnamedStrength);
}

/** The largest share of time that the model gave this work or what was merged into it. */
export function timeByReading(work: Work): TimeShare | null {
  return timeShares.find((share) => readings(work).some(({ time }) => time === share)) ?? null;
}

/** What the model would first try in this work or in what was merged into it; null if it wasn't asked. */
export function trialsByReading(work: Work): readonly ReadTrial[] | null {
  const asked = readings(work).flatMap(({ trials }) => (trials ? [trials] : []));
  return asked.length > 0 ? asked.flat() : null;
}

/** By share of time; by the model's order if that is the same or unknown. */
function placeOf(work: Work): number | null {
  const ranks = readings(work).flatMap(({ rank }) => rank ?? []);
  if (ranks.length === 0) return null;
  const time = timeByReading(work);
  return (time ? timeShares.indexOf(time) : 0) * maxProposals + Math.min(...ranks);
}

/** More than a model may propose. */
const maxProposals = 1000;

/** Those of what was merged into the work included, such as a whole workflow into its service line. */
function readings({ secondReader, merged = [] }: Work): NonNullable<Work['secondReader']>[] {
  return [secondReader, ...(merged as readonly Work[]).map((other) => other.secondReader)].flatMap(
    (read) => read ?? [],
  );
}

function isDelivery({ definition }: Work): boolean {
  return definition.function === 'deliver';
}
