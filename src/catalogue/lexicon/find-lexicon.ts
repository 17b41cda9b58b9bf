import { loadKnowledge } from '../knowledge/knowledge.ts';
import type { Lexicon } from './lexicon-schemas.ts';

let byLanguage: ReadonlyMap<string, Lexicon> | null = null;

/** `language` has two letters. English has no lexicon, because the catalog itself is in English. */
export function findLexicon(language: string): Lexicon | undefined {
  byLanguage ??= new Map(loadKnowledge().lexicons.map((lexicon) => [lexicon.language.id, lexicon]));
  return byLanguage.get(language);
}
