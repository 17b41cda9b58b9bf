import type { OfferingCandidate } from './offerings/offering-candidate.ts';

/**
 * Offerings are ordered by how clearly the site presents them. All numbers were tuned on readers' judgments of 574
 * offerings (docs/accuracy.md).
 */
const maxMain = 6;
const manyPlaces = 3;
const severalPlaces = 2;
/** Set anew when the model learned from readers' labels, which raised its likelihoods. Our assumption. */
const minLikelihood = 0.9;

/**
 * True if the site presents the offering as a service of its own: on a page or in structured data, or in many places.
 * `position` counts from 0.
 */
export function isMainOffering(
  { sources, spans, isSaid, likelihood }: OfferingCandidate,
  position: number,
): boolean {
  const isPresented = sources.has('page') || sources.has('structured-data') || spans.length >= manyPlaces;
  return (
    position < maxMain &&
    isPresented &&
    (isSaid || spans.length >= severalPlaces) &&
    (likelihood === null || likelihood >= minLikelihood)
  );
}
