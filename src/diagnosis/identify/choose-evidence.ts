import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Sign } from './gather-evidence.ts';

/** Quotes shown for one workflow. */
export const mostQuotes = 4;

/**
 * The quotes that say most, strongest first, none twice, at first one a page so that a reader sees the
 * breadth, then more from the same pages. `wanted`, when given, is among them whatever its strength.
 */
export function chooseEvidence(signs: readonly Sign[], wanted: Sign | null = null): Evidence[] {
  const ranked = [...signs].sort((a, b) => quoteRank(b) - quoteRank(a));
  const chosen: Evidence[] = [];
  const add = (evidence: Evidence) => {
    const known = chosen.some(
      ({ quote }) => quote.includes(evidence.quote) || evidence.quote.includes(quote),
    );
    if (!known && chosen.length < mostQuotes) chosen.push(evidence);
  };
  const [strongest] = ranked;
  if (wanted?.evidence && strongest?.evidence && strongest !== wanted) add(strongest.evidence);
  if (wanted?.evidence) add(wanted.evidence);
  for (const { evidence } of ranked) {
    if (evidence && !chosen.some(({ url }) => url === evidence.url)) add(evidence);
  }
  for (const { evidence } of ranked) if (evidence) add(evidence);
  return chosen;
}

/** A longer sentence, or one cut at its start, tells many things and shows none well. */
const mostTellingWords = 36;

/** A whole sentence that says the work is done tells a reader more than a heading, and that more than a button. */
function quoteRank({ strength, direct, evidence, hit }: Sign): number {
  return strength * tellingFactor(evidence, hit) * (direct ? 1.5 : 1);
}

function tellingFactor(evidence: Evidence | null, hit: Sign['hit']): number {
  const words = evidence ? evidence.quote.split(/\s+/).length : 0;
  if (words > mostTellingWords || /^\p{Ll}/u.test(evidence?.quote ?? '')) return 0.8;
  if (evidence?.kind === 'text' && words >= 6) {
    return hit?.sentence.cues.some(({ kind }) => kind === 'own-voice') ? 1.4 : 1.25;
  }
  return words >= 5 ? 1.1 : words >= 3 ? 1 : 0.75;
}
