import { type TaskTrait, taskTraits } from '#shared/schemas/task.ts';
import { withoutMarks } from '../text/words.ts';
import { englishTraitWords } from './trait-words/english.ts';
import { frenchTraitWords } from './trait-words/french.ts';
import { germanTraitWords } from './trait-words/german.ts';
import { spanishTraitWords } from './trait-words/spanish.ts';

/** The languages that are read; whatever else a task is written in, its traits stay unknown. */
const languages = [englishTraitWords, germanTraitWords, frenchTraitWords, spanishTraitWords];

/** Most traits a task gets: what stands first in its words counts most. */
const traitsAtMost = 4;

/**
 * What a task typed by hand asks of whoever does it, by its own words. Names tell more than
 * descriptions and come first; a task whose words say nothing known has no traits.
 */
export function traitsFromWords(name: string, description: string | null): TaskTrait[] {
  const found = new Set([...traitsIn(name), ...traitsIn(description ?? '')]);
  return [...found].slice(0, traitsAtMost);
}

/** In the order in which their words stand in the text. */
function traitsIn(text: string): Set<TaskTrait> {
  const folded = `${fold(text)
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `;
  const found = new Set<TaskTrait>();
  for (let at = 0; at < folded.length; at = folded.indexOf(' ', at) + 1) {
    for (const { beginning, trait } of byFirstLetters.get(folded.slice(at, at + 2)) ?? []) {
      if (folded.startsWith(beginning, at)) found.add(trait);
    }
  }
  return found;
}

/** Lower case without accents, since many leave them out: é as e, ü as u, ß as ss. */
function fold(text: string): string {
  return withoutMarks(text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD'));
}

/**
 * The beginnings by their first two letters. A text is walked once, however many words there are to look for: an
 * entry may hold two thousand long descriptions.
 */
const byFirstLetters = new Map<string, { beginning: string; trait: TaskTrait }[]>();
for (const trait of taskTraits) {
  for (const beginning of languages.flatMap((words) => words[trait].map(fold))) {
    const letters = beginning.slice(0, 2);
    byFirstLetters.set(letters, [...(byFirstLetters.get(letters) ?? []), { beginning, trait }]);
  }
}
