import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Sign } from './gather-evidence.ts';

/** Quotes shown for one workflow. */
export const mostQuotes = 4;

/**
 * The quotes that say most, strongest first, none twice, at first one a page so that a reader sees the
 * breadth, then more from the same pages.
 */
export function chooseEvidence(signs: readonly Sign[]): Evidence[] {
  const ranked = [...signs].sort((a, b) => quoteRank(b) - quoteRank(a));
  const chosen: Evidence[] = [];
  const add = (evidence: Evidence) => {
    const known = chosen.some(
      ({ quote }) => quote.includes(evidence.quote) || evidence.quote.includes(quote),
    );
    if (!known && chosen.length < mostQuotes) chosen.push(evidence);
  };
  for (const { evidence } of ranked) {
    if (evidence && !chosen.some(({ url }) => url === evidence.url)) add(evidence);
  }
  for (const { evidence } of ranked) if (evidence) add(evidence);
  return chosen;
}

/** A whole sentence tells a reader more than a button's two words. */
function quoteRank({ strength, direct, evidence }: Sign): number {
  const words = evidence ? evidence.quote.split(/\s+/).length : 0;
  const telling = words >= 5 ? 1.15 : words >= 3 ? 1 : 0.8;
  return strength * telling * (direct ? 1.5 : 1);
}
