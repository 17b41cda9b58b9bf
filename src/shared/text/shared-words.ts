/** Words that share this many letters at the start count as forms of the same word. */
const alikeLetters = 5;

export function countSharedWords(quote: string, names: readonly string[]): number {
  const named = new Set(names.flatMap(beginningsOf));
  return new Set(beginningsOf(quote).filter((word) => named.has(word))).size;
}

export function closestFirst<Item extends { quote: string }>(
  items: readonly Item[],
  names: readonly string[],
): Item[] {
  const shared = new Map(items.map((item) => [item, countSharedWords(item.quote, names)]));
  return items.toSorted((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0));
}

function beginningsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length >= alikeLetters)
    .map((word) => word.slice(0, alikeLetters));
}
