import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Sign } from './gather-evidence.ts';

/** Quotes shown for one workflow. */
export const mostQuotes = 4;

/**
 * The quotes that say most, strongest first, none twice, at first one a page so that a reader sees the
 * breadth, then more from the same pages. `wanted`, when given, is the first.
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
  // What the workflow's name was taken from leads: a reader sees at once why it is called so.
  if (wanted?.evidence) add(wanted.evidence);
  for (const { evidence } of ranked) {
    if (evidence && !chosen.some(({ url }) => url === evidence.url)) add(evidence);
  }
  for (const { evidence } of ranked) if (evidence) add(evidence);
  return chosen;
}

/** A longer sentence, or one cut at its start, tells many things and shows none well. */
const mostTellingWords = 36;
/** From so many words on, a line of running text is a sentence that says something. */
const sentenceWords = 6;

/** A whole sentence that says the work is done tells a reader more than a heading, and that more than a button. */
function quoteRank({ strength, direct, evidence, hit }: Sign): number {
  return strength * tellingFactor(evidence, hit) * (direct ? 1.5 : 1);
}

function tellingFactor(evidence: Evidence | null, hit: Sign['hit']): number {
  if (evidence === null) return 0;
  const words = evidence.quote.split(/\s+/).length;
  const clean = noise.test(evidence.quote) ? 0.7 : 1;
  if (words > mostTellingWords || /^\p{Ll}/u.test(evidence.quote)) return 0.8 * clean;
  if (evidence.kind === 'text' && words >= sentenceWords) {
    return clean * (hit?.sentence.cues.some(({ kind }) => kind === 'own-voice') ? 1.9 : 1.6);
  }
  return clean * (words >= 5 ? 1.1 : words >= 3 ? 0.9 : 0.6);
}

/** Rules, arrows, numbers of steps and telephone numbers that came along with the words. */
const noise = /-{3,}|[→»›▸]|^\d{1,2}\s+\p{Lu}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}.*\p{L}{3,}.*$|@|\bhttps?:/u;
