export function splitAtSpace(text: string): string[] {
  return text.split(/\s+/);
}

export function countSpaced(text: string): number {
  return splitAtSpace(text).length;
}

export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function letterWords(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

export function joinWords(text: string, between: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, between);
}

export function titleParts(title: string): string[] {
  return title.split(/\s+[|–—·•:»-]+\s+|\s*\|\s*|:\s+/).filter((part) => part.trim() !== '');
}

export function withoutStop(text: string): string {
  return [':', '.', '!'].some((stop) => text.endsWith(stop)) ? text.slice(0, -1) : text;
}

/** The text must be decomposed (NFD or NFKD). */
export function withoutMarks(text: string): string {
  return text.replace(/\p{M}/gu, '');
}
