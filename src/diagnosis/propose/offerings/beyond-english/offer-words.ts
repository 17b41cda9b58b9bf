import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import type { Lexicon } from '#catalogue/lexicon/lexicon-schemas.ts';
import { joined } from '../../../annotate/page-kind-by-lexicon.ts';
import { baseLanguage } from '../../../annotate/readable-language.ts';
import { PhraseIndex } from '../../../text/phrase-index.ts';
import { rulesOf } from '../../../text/text-rules.ts';
import { tokenize } from '../../../text/tokenize.ts';

export interface OfferWords {
  announces: (text: string) => boolean;
  isOther: (text: string) => boolean;
  /** True for a text with a word that no offering's name contains. */
  isNoName: (text: string) => boolean;
  isPageName: (text: string) => boolean;
  isLegalName: (text: string) => boolean;
  isServicesFolder: (segment: string) => boolean;
  endsAsWork: (name: string) => boolean;
  count: (text: string) => number;
  /** True for scripts without spaces between words; lengths are then limited in characters, not words. */
  isSegmented: boolean;
  capitalizesNouns: boolean;
}

const built = new WeakMap<Lexicon, OfferWords | null>();

/**
 * Null for English and other languages without a lexicon, and for languages whose lexicon has no
 * words for offerings.
 */
export function offerWords(language: string | null): OfferWords | null {
  const lexicon = language === null ? undefined : findLexicon(baseLanguage(language));
  if (!lexicon) return null;
  const known = built.get(lexicon);
  if (known !== undefined) return known;
  const words = build(lexicon);
  built.set(lexicon, words);
  return words;
}

const maxHeadingWords = 6;
const maxHeadingLetters = 24;

function build({ language }: Lexicon): OfferWords | null {
  const { offerings, pages = {}, segmented = false, capitalizesNouns = false } = language;
  if (!offerings) return null;
  const rules = rulesOf(language);
  const says = (patterns: readonly string[] | undefined) => {
    const index = new PhraseIndex<true>(rules);
    for (const pattern of patterns ?? []) index.add(pattern, true);
    return (text: string) => index.match(tokenize(text, 0, text.length, index.vocabulary)).length > 0;
  };
  const announces = says(offerings.announce);
  const isOther = says(offerings.other);
  const count = (text: string) =>
    Array.from(rules.wordsOf(text)).filter(({ text: word }) => !rules.stopWords.has(word.toLowerCase()))
      .length;
  const isShort = (text: string) =>
    segmented ? text.length <= maxHeadingLetters : count(text) <= maxHeadingWords;
  const names = new Set(Object.values(pages).flat().map(joined));
  const legal = new Set((pages['legal-notice'] ?? []).map(joined));
  const folders = new Set((pages.services ?? []).map(joined));
  const endings = offerings.endings ?? [];
  return {
    announces: (text) => isShort(text) && announces(text) && !isOther(text),
    isOther,
    isNoName: says(offerings.noName),
    isPageName: (text) => names.has(joined(text)),
    isLegalName: (text) => legal.has(joined(text)),
    isServicesFolder: (segment) => folders.has(joined(segment)),
    endsAsWork: (name) => {
      const all = Array.from(rules.wordsOf(name.toLowerCase()), ({ text }) => text);
      return [all[0], all.at(-1)].some((word) => word && endings.some((ending) => word.endsWith(ending)));
    },
    count,
    isSegmented: segmented,
    capitalizesNouns,
  };
}
