import { type SignalLanguage, signalLanguages } from '#catalogue/signals/site-vocabulary.ts';

/**
 * The language whose phrases fit a page: English when its language is unknown, null for a language
 * the catalogue has no phrases of, whose words could only be misread.
 */
export function readableLanguage(language: string | null): SignalLanguage | null {
  const base = (language ?? 'en').toLowerCase().split('-')[0];
  return signalLanguages.find((known) => known === base) ?? null;
}
