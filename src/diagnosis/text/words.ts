/** The parts of a text between white space; includes an empty one if it begins or ends with white space. */
export function splitAtSpace(text: string): string[] {
  return text.split(/\s+/);
}

/** The number of words in a text, separated by white space. */
export function countSpaced(text: string): number {
  return splitAtSpace(text).length;
}

/** Every run of letters and digits. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of letters. */
export function letterWords(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Letters and digits only, with `between` in place of anything else, as in an address or a key. */
export function joinWords(text: string, between: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, between);
}

/** The parts of a page's title: its own name, the site's, a slogan. */
export function titleParts(title: string): string[] {
  return title.split(/\s+[|–—·•:»-]+\s+|\s*\|\s*|:\s+/).filter((part) => part.trim() !== '');
}

/** A title without a colon, period, or exclamation mark at its end. */
export function withoutStop(text: string): string {
  return [':', '.', '!'].some((stop) => text.endsWith(stop)) ? text.slice(0, -1) : text;
}

/** Removes accents from letters that are decomposed (NFD or NFKD). */
export function withoutMarks(text: string): string {
  return text.replace(/\p{M}/gu, '');
}
