import { stemEnglish } from '#diagnosis/text/stem.ts';

export type WeightedText = readonly (readonly [text: string, weight: number])[];

export interface Neighbor {
  index: number;
  /** Cosine similarity of the weighted words, 0 to 1. */
  similarity: number;
}

/** For each text in `from`, the most similar texts in `to`, best first. */
export function textNeighbors(
  from: readonly WeightedText[],
  to: readonly WeightedText[],
  { most, minSimilarity }: { most: number; minSimilarity: number },
): Neighbor[][] {
  const bagsFrom = from.map(bagOf);
  const bagsTo = to.map(bagOf);
  const documents = new Map<string, number>();
  for (const bag of [...bagsFrom, ...bagsTo]) {
    for (const word of bag.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  }
  const rarity = (word: string) => Math.log((bagsFrom.length + bagsTo.length) / (documents.get(word) ?? 1));
  const postings = new Map<string, { index: number; value: number }[]>();
  bagsTo.forEach((bag, index) => {
    for (const [word, value] of unitVector(bag, rarity)) {
      const list = postings.get(word);
      if (list) list.push({ index, value });
      else postings.set(word, [{ index, value }]);
    }
  });
  return bagsFrom.map((bag) => {
    const similarities = new Map<number, number>();
    for (const [word, value] of unitVector(bag, rarity)) {
      for (const entry of postings.get(word) ?? []) {
        similarities.set(entry.index, (similarities.get(entry.index) ?? 0) + value * entry.value);
      }
    }
    return [...similarities]
      .map(([index, similarity]) => ({ index, similarity }))
      .filter(({ similarity }) => similarity >= minSimilarity)
      .sort((a, b) => b.similarity - a.similarity || a.index - b.index)
      .slice(0, most);
  });
}

const smallWords = new Set(
  'a an and any are as at be by for from has have how if in into is it its not of on one or other out so such than that the their them then there these they this to under up use using was what when where which who with'.split(
    ' ',
  ),
);

function bagOf(text: WeightedText): Map<string, number> {
  const bag = new Map<string, number>();
  for (const [part, weight] of text) {
    for (const word of part.toLowerCase().match(/\p{L}{2,}/gu) ?? []) {
      if (smallWords.has(word)) continue;
      const stem = stemEnglish(word);
      bag.set(stem, (bag.get(stem) ?? 0) + weight);
    }
  }
  return bag;
}

function unitVector(
  bag: ReadonlyMap<string, number>,
  rarity: (word: string) => number,
): [word: string, value: number][] {
  const values = [...bag].map(([word, weight]): [string, number] => [
    word,
    Math.log1p(weight) * rarity(word),
  ]);
  const length = Math.hypot(...values.map(([, value]) => value)) || 1;
  return values.map(([word, value]) => [word, value / length]);
}
