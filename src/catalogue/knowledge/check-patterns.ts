import type { LanguageDefinition } from '../lexicon/lexicon-schemas.ts';
import { catalogLanguage } from '../signals/site-vocabulary.ts';
import type { KnowledgeFault } from './knowledge-error.ts';
import type { Parsed } from './parse-definition.ts';

/**
 * Returns why a phrase pattern can't be used, or null if it can. `definition` is null for English and for
 * languages without a lexicon.
 */
export type PatternFault = (
  pattern: string,
  language: string,
  definition: LanguageDefinition | null,
) => string | null;

const patternFields: ReadonlySet<string> = new Set([
  'any',
  'called',
  'fields',
  'jobTitles',
  'kinds',
  'named',
  'names',
  'shownBy',
  'words',
]);

export function checkPatterns(
  { value, faultAt }: Parsed<object>,
  patternFault: PatternFault,
  languages: ReadonlyMap<string, LanguageDefinition>,
): KnowledgeFault[] {
  return patternsIn(value, [], catalogLanguage).flatMap(({ path, pattern, language }) => {
    const fault = patternFault(pattern, language, languages.get(language) ?? null);
    return fault === null ? [] : [faultAt(path, fault)];
  });
}

interface Pattern {
  path: PropertyKey[];
  pattern: string;
  language: string;
}

function patternsIn(group: object, path: PropertyKey[], around: string): Pattern[] {
  const language = languageOf(group) ?? around;
  return Object.entries(group).flatMap(([field, value]): Pattern[] => {
    const inner = [...path, Array.isArray(group) ? Number(field) : field];
    if (typeof value === 'object' && value !== null) return patternsIn(value, inner, language);
    const isPattern = Array.isArray(group) && patternFields.has(String(path.at(-1)));
    return isPattern && typeof value === 'string' ? [{ path: inner, pattern: value, language }] : [];
  });
}

function languageOf(group: object): string | undefined {
  return 'language' in group && typeof group.language === 'string' ? group.language : undefined;
}
