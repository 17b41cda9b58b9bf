import type { LineWords } from '#catalogue/knowledge/line-words.ts';
import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { Glossary } from '../../text/glossary.ts';
import type { SiteReading } from '../site-reading.ts';
import { type SpecialtyScore, scoreSpecialties } from './detect-specialty.ts';
import type { IndustryFinding } from './identify-industry.ts';
import { similarLines } from './similar-lines.ts';

/**
 * Weights of a line's phrases and of its trade; the similarity of its texts has weight 1. All are
 * relative to the site's best. Word by word, a translation says less than the line's own phrases.
 * Tuned on development sites.
 */
const weights = { phrases: 0.5, phrasesBesideTranslation: 1, trade: 0.2 };
/**
 * A text that is shorter, or less similar to every line, says too little to compare. Tuned on
 * development sites.
 */
const minWords = 60;
const minSimilarity = 0.1;
/** Makes a similarity comparable with the score of phrases. Tuned on development sites. */
const scoreOfSimilarity = 40;

export interface RankedLines {
  scores: SpecialtyScore[];
  /** By trade: the similarity of its best line, relative to the best of all lines (0 to 1). */
  likeness: ReadonlyMap<string, number>;
}

/**
 * Phrases alone mislead when they have another sense, such as "food trucks" on a gas fitter's site,
 * so a site's text is also compared with the catalog's texts about each line, by way of `glossary`
 * if it isn't in English. Scores only lines with a phrase on the site, in the units of
 * `scoreSpecialties`. Null if there is no such line, or if the text is too short or too unlike all
 * lines.
 */
export function rankLines(
  site: SiteReading,
  { shares }: Pick<IndustryFinding, 'shares'>,
  specialties: readonly SpecialtyDefinition[],
  words: LineWords,
  glossary: Glossary | undefined,
): RankedLines | null {
  if (site.words < minWords) return null;
  const ofTrades = scoreSpecialties(site, { shares }, specialties);
  const everyTrade = new Map(specialties.map(({ trade }) => [trade, 1]));
  const phrases = scoreSpecialties(site, { shares: everyTrade }, specialties);
  const similar = similarityOf(site, words, glossary);
  const maxSimilarity = Math.max(...similar.values());
  const [strongest] = phrases;
  if (!strongest || maxSimilarity < minSimilarity) return null;
  const phraseWeight = glossary ? weights.phrasesBesideTranslation : weights.phrases;
  const best = 1 + phraseWeight + weights.trade;
  const top = Math.max(ofTrades[0]?.score ?? 0, maxSimilarity * scoreOfSimilarity);
  const scores = phrases
    .map(({ specialty, score }) => {
      const fit =
        (similar.get(specialty.id) ?? 0) / maxSimilarity +
        (phraseWeight * score) / strongest.score +
        weights.trade * (shares.get(specialty.trade) ?? 0);
      return { specialty, score: (top * fit) / best };
    })
    .sort((a, b) => b.score - a.score);
  const likeness = new Map<string, number>();
  for (const { id, trade } of specialties) {
    const one = (similar.get(id) ?? 0) / maxSimilarity;
    if (one > (likeness.get(trade) ?? 0)) likeness.set(trade, one);
  }
  return { scores, likeness };
}

/** Cached because the lines are ranked again once the trade is decided. */
const known = new WeakMap<SiteReading, ReadonlyMap<string, number>>();

function similarityOf(
  site: SiteReading,
  words: LineWords,
  glossary: Glossary | undefined,
): ReadonlyMap<string, number> {
  const similar = known.get(site) ?? similarLines(site.pages, words, glossary);
  known.set(site, similar);
  return similar;
}
