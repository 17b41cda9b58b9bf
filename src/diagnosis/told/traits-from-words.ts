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
function traitsIn(text: string): TaskTrait[] {
  const folded = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  return taskTraits
    .map((trait) => ({ trait, at: firstPlace(folded, traitWords[trait]) }))
    .filter(({ at }) => at !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.at - b.at)
    .map(({ trait }) => trait);
}

function firstPlace(text: string, beginnings: readonly string[]): number {
  const places = beginnings.map((beginning) => text.indexOf(` ${beginning}`)).filter((at) => at >= 0);
  return Math.min(Number.POSITIVE_INFINITY, ...places);
}
