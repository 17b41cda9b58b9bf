import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { type PhraseList, phraseList } from './phrase-list.ts';

/** The list is read on first use, because the knowledge may not be loaded yet. */
export function phrases(name: string): PhraseList {
  let list: PhraseList | null = null;
  const get = (): PhraseList => {
    list ??= namedList(name);
    return list;
  };
  return {
    test: (text) => get().test(text),
    find: (text) => get().find(text),
    findAll: (text) => get().findAll(text),
    replace: (text, by) => get().replace(text, by),
  };
}

function namedList(name: string): PhraseList {
  const definition = loadKnowledge().phrases[name];
  if (definition === undefined) throw new Error(`There is no phrase list "${name}" in knowledge/phrases`);
  return phraseList(definition);
}
