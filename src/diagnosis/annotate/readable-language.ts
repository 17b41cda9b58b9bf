import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';

/** Two letters; English if the page's language is unknown, null if we have no lexicon for it. */
export function readableLanguage(language: string | null): string | null {
  const base = baseLanguage(language ?? catalogLanguage);
  return base === catalogLanguage || findLexicon(base) ? base : null;
}

export function baseLanguage(language: string): string {
  return language.toLowerCase().split('-')[0] ?? language;
}

export function languageName(language: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}

export function isForeign(language: string | null): boolean {
  return language !== null && baseLanguage(language) !== catalogLanguage;
}
