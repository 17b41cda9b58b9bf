import type { PatternPart } from './signals/phrase-pattern.ts';
import { parsePattern } from './signals/phrase-pattern.ts';
import type { SpecialtyDefinition } from './specialty-definition.ts';

export const maxFoundSpecialties = 12;

interface Entry {
  specialty: SpecialtyDefinition;
  name: readonly string[];
  /** The words of the phrases in the definition's `called`; `about` has those of its `words`. */
  called: readonly string[];
  about: readonly string[];
}

const indexed = new WeakMap<readonly SpecialtyDefinition[], readonly Entry[]>();

/**
 * Finds the lines of business that match the most words of the text; a word matches if one of
 * theirs begins with it. Matches by name come first, then those by `called`, then by `words`.
 */
export function searchSpecialties(
  text: string,
  specialties: readonly SpecialtyDefinition[],
): SpecialtyDefinition[] {
  const wanted = wordsOf(text).map(singular);
  const found = entriesOf(specialties).flatMap(({ specialty, name, called, about }) => {
    const levels = [name, [...name, ...called], [...name, ...called, ...about]];
    const counts = levels.map((words) => countFound(wanted, words));
    const most = Math.max(...counts);
    const begins = name[0]?.startsWith(wanted[0] ?? '') ? 0 : 1;
    return most === 0 ? [] : [{ specialty, most, level: counts.indexOf(most), begins }];
  });
  const needed = Math.max(...found.map(({ most }) => most));
  return found
    .filter(({ most }) => most === needed)
    .sort(
      (a, b) =>
        a.level - b.level ||
        a.begins - b.begins ||
        a.specialty.name.length - b.specialty.name.length ||
        a.specialty.name.localeCompare(b.specialty.name, 'en'),
    )
    .slice(0, maxFoundSpecialties)
    .map(({ specialty }) => specialty);
}

function countFound(wanted: readonly string[], words: readonly string[]): number {
  return wanted.filter((word) => words.some((other) => other.startsWith(word))).length;
}

function entriesOf(specialties: readonly SpecialtyDefinition[]): readonly Entry[] {
  let entries = indexed.get(specialties);
  if (!entries) {
    entries = specialties.map((specialty) => ({
      specialty,
      name: wordsOf(specialty.name),
      called: specialty.called.flatMap(wordsOfPattern),
      about: specialty.words.flatMap(wordsOfPattern),
    }));
    indexed.set(specialties, entries);
  }
  return entries;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordsOfPattern(pattern: string): string[] {
  const words = (parts: readonly PatternPart[]): string[] =>
    parts.flatMap((part) =>
      'choice' in part ? part.choice.flatMap(words) : 'word' in part ? wordsOf(part.word) : [],
    );
  return words(parsePattern(pattern));
}

function singular(word: string): string {
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
