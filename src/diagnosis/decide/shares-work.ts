import { stemEnglish } from '../text/stem.ts';
import { workWords } from './work-words.ts';

/** Recognizes names for the same work, such as "Cleaning windows" and "Window cleaning". */
export function sharesWork(one: string, other: string): boolean {
  const [first, second] = [stemsOf(one), stemsOf(other)];
  const [small, large] = first.size <= second.size ? [first, second] : [second, first];
  const shared = [...small].filter((stem) => large.has(stem));
  if (small.size === 0 || shared.length === 0) return false;
  if (shared.length === small.size && (small.size > 1 || large.size === 1)) return true;
  const heads = headsOf(other);
  const sharedHead = [...headsOf(one)].find((head) => heads.has(head));
  return sharedHead !== undefined && shared.some((stem) => stem !== sharedHead);
}

function stemsOf(name: string): Set<string> {
  const words = workWords(name.replaceAll(/\([^)]*\)/g, ' '));
  return new Set(words === '' ? [] : words.split(' ').map((word) => stemEnglish(word)));
}

const splits = /\s*(?:,|&|\band\b|\bor\b)\s*/i;
const complement = /\b(?:of|for|to|by|at|on|in|with|during|after|from)\b/i;

/** Words that may name the action, such as "cleaning" in "Window cleaning". */
function headsOf(name: string): Set<string> {
  const words = stemsOf(name);
  const heads = name
    .replaceAll(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(splits)
    .flatMap((part) => {
      const phrase = part.split(complement)[0]?.trim().split(/\s+/) ?? [];
      const [first = ''] = phrase;
      return [first.endsWith('ing') ? first : '', phrase.at(-1) ?? ''];
    })
    .map((word) => stemEnglish(workWords(word)));
  return new Set(heads.filter((head) => words.has(head)));
}
