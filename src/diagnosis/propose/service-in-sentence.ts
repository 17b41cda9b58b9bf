import type { SiteReading } from '../annotate/site-reading.ts';
import { letterWords } from '../text/words.ts';

const capitalized = /^\p{Lu}\p{Ll}+$/u;

const severalTimes = 2;

/**
 * "Estate Planning" gives "estate planning". A word keeps its capital letter if the site also writes it so within
 * sentences ("with Medicare"), and never in lower case.
 */
export function nameInSentence({ pages }: SiteReading, name: string): string {
  const proper = new Map<string, number>();
  const common = new Set<string>();
  for (const { text } of pages.flatMap(({ blocks }) => blocks)) {
    const words = letterWords(text);
    for (const [index, word] of words.entries()) {
      if (!capitalized.test(word)) common.add(word);
      // "the Facility Management Division" is a title, which says nothing about its words.
      else if (isLower(words[index - 1]) && !capitalized.test(words[index + 1] ?? ''))
        proper.set(word, (proper.get(word) ?? 0) + 1);
    }
  }
  const isProper = (word: string) =>
    (proper.get(word) ?? 0) >= severalTimes && !common.has(word.toLowerCase());
  return name
    .replaceAll('&', 'and')
    .replace(/\p{L}+/gu, (word) => (capitalized.test(word) && !isProper(word) ? word.toLowerCase() : word));
}

function isLower(word: string | undefined): boolean {
  return word !== undefined && word === word.toLowerCase();
}
