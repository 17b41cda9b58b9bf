import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { readableLanguage } from './readable-language.ts';

const singular = /\b(?:I|I['’](?:m|ve|d|ll)|[Mm]y|me)\b/;
const plural = /\b(?:[Ww]e|[Ww]e['’](?:re|ve|ll)|[Oo]ur|us)\b/;
/** Customers' reports address nobody; a person who offers something usually addresses the reader. */
const addressed = /\b(?:you|your|yours|yourself)\b/i;
/** An organization that says "we" says it in at least this many texts and this many times as often as "I". */
const minPlural = 3;
const minRatio = 2;

/** `language` is the page's. Only sentences in English are told apart: "I" is an article in Italian. */
export type VisitorsVoice = (sentence: string, language: string | null) => boolean;

/**
 * Returns a test for sentences that a visitor or customer says, if the organization speaks of itself as "we":
 * "I couldn't bear to leave my dog anywhere else." Of a site that speaks as "I", no sentence is told apart.
 */
export function visitorsVoice(pages: readonly PageFacts[]): VisitorsVoice {
  let ours = 0;
  let mine = 0;
  const seen = new Set<string>();
  for (const { language, blocks } of pages) {
    if (!isEnglish(language)) continue;
    for (const { text, kind, section } of blocks) {
      if (kind === 'quote' || section !== 'main' || seen.has(text)) continue;
      seen.add(text);
      if (plural.test(text)) ours++;
      else if (isSingular(text)) mine++;
    }
  }
  if (ours < minPlural || ours < minRatio * mine) return () => false;
  return (sentence, language) => isEnglish(language) && isSingular(sentence);
}

function isEnglish(language: string | null): boolean {
  return readableLanguage(language) === catalogLanguage;
}

function isSingular(text: string): boolean {
  return singular.test(text) && !plural.test(text) && !addressed.test(text);
}
