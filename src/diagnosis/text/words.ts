/** The parts of a text between white space; an empty one where it begins or ends with some. */
export function splitAtSpace(text: string): string[] {
  return text.split(/\s+/);
}

/** How many words stand in a text, as white space parts them. */
export function countSpaced(text: string): number {
  return splitAtSpace(text).length;
}

/** Every stretch of letters and digits. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every stretch of letters. */
export function letterWords(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Letters and digits alone, with `between` where anything else stood: a text as an address or a key has it. */
export function joinWords(text: string, between: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, between);
}

/** The parts of a page's title: its own name, the site's, a slogan. */
export function titleParts(title: string): string[] {
  return title.split(/\s+[|–—·•:»-]+\s+|\s*\|\s*|:\s+/).filter((part) => part.trim() !== '');
}

/** A title without the colon, full stop or exclamation mark at its end. */
export function withoutStop(text: string): string {
  return [':', '.', '!'].some((stop) => text.endsWith(stop)) ? text.slice(0, -1) : text;
}

/** Accents off letters that are decomposed (NFD or NFKD). */
export function withoutMarks(text: string): string {
  return text.replace(/\p{M}/gu, '');
}
