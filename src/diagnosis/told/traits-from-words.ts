import { type TaskTrait, taskTraits } from '#shared/schemas/task.ts';
import { englishTraitWords } from './trait-words/english.ts';
import { frenchTraitWords } from './trait-words/french.ts';
import { germanTraitWords } from './trait-words/german.ts';
import { spanishTraitWords } from './trait-words/spanish.ts';

/** The languages that are read; whatever else a task is written in, its traits stay unknown. */
const languages = [englishTraitWords, germanTraitWords, frenchTraitWords, spanishTraitWords];

const foldedWords = new Map(
  taskTraits.map((trait) => [trait, languages.flatMap((words) => words[trait].map(fold))]),
);

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
  const folded = ` ${fold(text).replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  return taskTraits
    .map((trait) => ({ trait, at: firstPlace(folded, foldedWords.get(trait) ?? []) }))
    .filter(({ at }) => at !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.at - b.at)
    .map(({ trait }) => trait);
}

function firstPlace(text: string, beginnings: readonly string[]): number {
  const places = beginnings.map((beginning) => text.indexOf(` ${beginning}`)).filter((at) => at >= 0);
  return Math.min(Number.POSITIVE_INFINITY, ...places);
}

/** Lower case without accents, since many leave them out: é as e, ü as u, ß as ss. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}
