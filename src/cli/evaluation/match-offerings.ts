import { stemEnglish } from '#diagnosis/text/stem.ts';

const sayNothing = new Set('and or of the for a an to in on by with your our service'.split(' '));

/** Pairs each name at most once. */
export function matchOfferings(
  expected: readonly string[],
  shown: readonly string[],
): { expected: string; shown: string }[] {
  const left = new Map<string, string[]>();
  for (const name of shown) left.set(wordsOf(name), [...(left.get(wordsOf(name)) ?? []), name]);
  return expected.flatMap((name) => {
    const match = left.get(wordsOf(name))?.shift();
    return match === undefined ? [] : [{ expected: name, shown: match }];
  });
}

function wordsOf(name: string): string {
  const bare = name.replace(/\([^)]*\)/g, ' ').toLowerCase();
  const words = (bare || name.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = words.map((word) => stemEnglish(word)).filter((stem) => !fillers.has(stem));
  return [...new Set(stems.length > 0 ? stems : words)].sort().join(' ');
}

const fillers = new Set([...sayNothing].flatMap((word) => [word, stemEnglish(word)]));
