import { splitAtSpace } from '../text/words.ts';
import type { PageKind } from './page-facts.ts';
import { kindWords } from './page-kind-words.ts';

export interface NamedKinds {
  exactly: ReadonlySet<PageKind>;
  nearly: ReadonlySet<PageKind>;
}

/** Kinds of page in the order that breaks ties between equal scores. */
export const namedKinds: readonly PageKind[] = kindWords.map(([kind]) => kind);

// A lookup table, because compiling four patterns for each kind took 35 ms in every new process.
const byWords = new Map<string, PageKind[]>();
for (const [kind, list] of kindWords) {
  for (const words of splitAtSpace(list.trim()).flatMap(spellings))
    byWords.set(words, [...(byWords.get(words) ?? []), kind]);
}
const longest = Math.max(...[...byWords.keys()].map((words) => words.length));

/** A match after one of these words still counts as exact: "our-services". */
const own = 'our the my your unser unsere nos nuestras nuestros'.split(' ').map((word) => `${word}-`);
const copyNumber = /-?\d{1,2}$/;
const maxBefore = 5;

/** The segment's words are joined by hyphens. A near match has other words before it, or one word after it. */
export function kindsOfSegment(segment: string): NamedKinds {
  const exactly = new Set<PageKind>();
  for (const text of new Set([segment, segment.replace(copyNumber, '')])) {
    addKinds(exactly, text);
    addKinds(exactly, withoutOwn(text, ['all-']));
  }
  const nearly = new Set<PageKind>();
  const words = segment.split('-');
  for (let before = 1; before <= maxBefore && before < words.length; before += 1)
    addKinds(nearly, words.slice(before).join('-'));
  if (words.length > 1) addKinds(nearly, words.slice(0, -1).join('-'));
  return { exactly, nearly };
}

/** The phrase must be in lowercase, with single spaces. A near match is at the beginning of the phrase. */
export function kindsOfPhrase(phrase: string): NamedKinds {
  const text = phrase.replaceAll(' ', '-');
  const exactly = new Set<PageKind>();
  addKinds(exactly, text);
  addKinds(exactly, withoutOwn(text, ['all-']));
  const nearly = new Set<PageKind>();
  for (const beginning of new Set([text, withoutOwn(text)])) {
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

function withoutOwn(text: string, further: readonly string[] = []): string {
  const beginning = [...own, ...further].find((word) => text.startsWith(word)) ?? '';
  return text.slice(beginning.length);
}

function spellings(word: string): string[] {
  const [start = '', ...rest] = word.split('(');
  return rest.reduce(
    (all, part) => {
      const [letters = '', after = ''] = part.split(')');
      return all.flatMap((before) => [`${before}${letters}${after}`, `${before}${after}`]);
    },
    [start],
  );
}
