import { letterWords } from '../text/words.ts';

const fillers: ReadonlySet<string> = new Set(
  'service solution handling case legal matter work administration management managing managed delivery treatment therapy care session visit appointment program customer client patient professional complete full comprehensive general local behalf of for and the an to in with on by at our your'.split(
    ' ',
  ),
);

/**
 * Returns the name's words without fillers, in the singular and in alphabetical order, separated by
 * spaces.
 */
export function workWords(name: string): string {
  // A stemmer would go too far: a maker of injection molds is not a molder.
  const words = letterWords(name.toLowerCase())
    .filter((word) => word.length > 1)
    .map(singular);
  return [...new Set(words.filter((word) => !fillers.has(word)))].sort().join(' ');
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
