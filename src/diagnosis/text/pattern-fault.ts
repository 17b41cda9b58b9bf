import type { SignalLanguage } from '#catalogue/signals/site-vocabulary.ts';
import { PhraseIndex } from './phrase-index.ts';

const indexes = new Map<SignalLanguage, PhraseIndex<null>>();

/** Why an analysis could not use a phrase pattern of that language; null when it can. */
export function patternFault(pattern: string, language: SignalLanguage): string | null {
  const index = indexes.get(language) ?? new PhraseIndex<null>(language);
  indexes.set(language, index);
  try {
    index.add(pattern, null);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
