/**
 * Splits a text at white space. If the text begins or ends with white space, the first or last element is an
 * empty string.
 */
export function splitAtSpace(text: string): string[] {
  return text.split(/\s+/);
}

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

/** Replaces every run of characters that aren't letters or digits with `between`. */
export function joinWords(text: string, between: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, between);
}

/** The parts of a page's title, such as its own name, the site's name, and a slogan. */
export function titleParts(title: string): string[] {
  return title.split(/\s+[|–—·•:»-]+\s+|\s*\|\s*|:\s+/).filter((part) => part.trim() !== '');
}

/** Removes one colon, period, or exclamation mark at the end. */
export function withoutStop(text: string): string {
  return [':', '.', '!'].some((stop) => text.endsWith(stop)) ? text.slice(0, -1) : text;
}

/** Removes combining accents; the text must be decomposed (NFD or NFKD). */
export function withoutMarks(text: string): string {
  return text.replace(/\p{M}/gu, '');
}
