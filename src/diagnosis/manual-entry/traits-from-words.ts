import { type TaskTrait, taskTraits } from '#shared/schemas/task.ts';
import { withoutMarks } from '../text/words.ts';
import { englishTraitWords } from './trait-words/english.ts';
import { frenchTraitWords } from './trait-words/french.ts';
import { germanTraitWords } from './trait-words/german.ts';
import { spanishTraitWords } from './trait-words/spanish.ts';

const languages = [englishTraitWords, germanTraitWords, frenchTraitWords, spanishTraitWords];

const maxTraits = 4;

/** Traits from the name come first, because they say more than those from the description. */
export function traitsFromWords(name: string, description: string | null): TaskTrait[] {
  const found = new Set([...traitsIn(name), ...traitsIn(description ?? '')]);
  return [...found].slice(0, maxTraits);
}

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

/** Without accents, because many people leave them out. */
function fold(text: string): string {
  return withoutMarks(text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD'));
}

/**
 * Grouped by first two letters, so that a text is scanned only once: a manual entry may have two
 * thousand tasks with long descriptions.
 */
const byFirstLetters = new Map<string, { beginning: string; trait: TaskTrait }[]>();
for (const trait of taskTraits) {
  for (const beginning of languages.flatMap((words) => words[trait].map(fold))) {
    const letters = beginning.slice(0, 2);
    byFirstLetters.set(letters, [...(byFirstLetters.get(letters) ?? []), { beginning, trait }]);
  }
}
