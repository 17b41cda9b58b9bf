import type { LanguageDefinition } from '#catalogue/lexicon/lexicon-schemas.ts';
import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import { PhraseIndex } from './phrase-index.ts';
import { englishRules, rulesOf } from './text-rules.ts';

const indexes = new Map<string, PhraseIndex<null>>();

export function patternFault(
  pattern: string,
  language: string,
  definition: LanguageDefinition | null,
): string | null {
  const index = indexes.get(language) ?? newIndex(language, definition);
  if (index === null) return `there is no language "${language}" in lexicon/`;
  indexes.set(language, index);
  try {
    index.add(pattern, null);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function newIndex(language: string, definition: LanguageDefinition | null): PhraseIndex<null> | null {
  if (language === catalogLanguage) return new PhraseIndex(englishRules);
  return definition === null ? null : new PhraseIndex(rulesOf(definition));
}
