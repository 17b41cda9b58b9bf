import type { PageKind } from './page-facts.ts';
import { KIND_WORDS } from './page-kind-words.ts';

/** Kinds of page that a text names: by all of it, and by a part of it. */
export interface NamedKinds {
  exactly: ReadonlySet<PageKind>;
  nearly: ReadonlySet<PageKind>;
}

/** In the order that decides between equal scores. */
export const namedKinds: readonly PageKind[] = KIND_WORDS.map(([kind]) => kind);

// Looked up instead of matched: compiling four patterns for each kind took a new process 35 ms.
const byWords = new Map<string, PageKind[]>();
for (const [kind, list] of KIND_WORDS) {
  for (const words of list.trim().split(/\s+/).flatMap(spellings))
    byWords.set(words, [...(byWords.get(words) ?? []), kind]);
}
const longest = Math.max(...[...byWords.keys()].map((words) => words.length));

/** Possessives ("our-services") count as exact, because they add nothing. */
const own = /^(?:our|the|my|your|all|unsere?|nos|nuestr[ao]s)-/;
const ownBeginning = /^(?:our|the|my|your|unsere?|nos|nuestr[ao]s)-/;
/** Numbered copies of a page. */
const copyNumber = /-?\d{1,2}$/;
/** Maximum number of words before those that name the kind. */
const maxBefore = 5;

/** For one segment of a path, its words joined by hyphens. Near match: with words before, or one after. */
export function kindsOfSegment(segment: string): NamedKinds {
  const exactly = new Set<PageKind>();
  for (const text of new Set([segment, segment.replace(copyNumber, '')])) {
    addKinds(exactly, text);
    addKinds(exactly, text.replace(own, ''));
  }
  const nearly = new Set<PageKind>();
  const words = segment.split('-');
  for (let before = 1; before <= maxBefore && before < words.length; before += 1)
    addKinds(nearly, words.slice(before).join('-'));
  if (words.length > 1) addKinds(nearly, words.slice(0, -1).join('-'));
  return { exactly, nearly };
}

/** For a title or heading in lower case, its words one space apart. Near match: at its beginning. */
export function kindsOfPhrase(phrase: string): NamedKinds {
  const text = phrase.replaceAll(' ', '-');
  const exactly = new Set<PageKind>();
  addKinds(exactly, text);
  addKinds(exactly, text.replace(own, ''));
  const nearly = new Set<PageKind>();
  for (const beginning of new Set([text, text.replace(ownBeginning, '')])) {
    for (let end = 1; end <= longest && end <= beginning.length; end += 1) {
      if (!letterOrDigit.test(beginning[end] ?? '')) addKinds(nearly, beginning.slice(0, end));
    }
  }
  return { exactly, nearly };
}

const letterOrDigit = /[\p{L}\p{N}]/u;

function addKinds(kinds: Set<PageKind>, words: string): void {
  for (const kind of byWords.get(words.replace(/(?<=-)\d+$/, '0')) ?? []) kinds.add(kind);
}

/** All spellings of a word in the list. */
function spellings(word: string): string[] {
  let all = [''];
  for (const [, choice, letter = '', optional] of word.matchAll(/(?:\(\?:([^)]*)\)|(.))(\??)/gu)) {
    const parts = [...(choice?.split('|') ?? [letter]), ...(optional ? [''] : [])];
    all = all.flatMap((start) => parts.map((part) => start + part));
  }
  return all;
}
