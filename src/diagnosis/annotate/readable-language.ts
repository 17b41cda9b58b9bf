import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import { catalogueLanguage } from '#catalogue/signals/site-vocabulary.ts';

/**
 * The language whose phrases fit a page, by its two letters: English when its language is unknown, null for one
 * of which there is no lexicon, whose words could only be misread.
 */
export function readableLanguage(language: string | null): string | null {
  const base = baseLanguage(language ?? catalogueLanguage);
  return base === catalogueLanguage || findLexicon(base) ? base : null;
}

/** `pt-br` as `pt`. */
export function baseLanguage(language: string): string {
  return language.toLowerCase().split('-')[0] ?? language;
}

/** English by name: a language's own name in English, or its code where nobody knows one. */
export function languageName(language: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}

/** Whether a page is in another language than the catalogue; false where its language is unknown. */
export function isForeign(language: string | null): boolean {
  return language !== null && baseLanguage(language) !== catalogueLanguage;
}
