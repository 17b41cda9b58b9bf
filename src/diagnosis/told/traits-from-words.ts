import { type TaskTrait, taskTraits } from '#shared/schemas/task.ts';
import { traitWords } from './trait-words.ts';

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
  const folded = `${text
    .toLowerCase()
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

/** The beginnings by their first two letters, so that a long text is walked once and not once for each of them. */
const byFirstLetters = new Map<string, { beginning: string; trait: TaskTrait }[]>();
for (const trait of taskTraits) {
  for (const beginning of traitWords[trait]) {
    const letters = beginning.slice(0, 2);
    byFirstLetters.set(letters, [...(byFirstLetters.get(letters) ?? []), { beginning, trait }]);
  }
}
