import type { ModelReading } from '#diagnosis/second-reader/model-reading.ts';

/** Words for small numbers. In other languages, only digits count. */
const words: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
};
const maxPeople = 50_000;

/** Null unless the quote contains the number. That somebody works alone, a second call decides. */
export function checkedPeople(count: number, said: { url: string; quote: string }): ModelReading['people'] {
  const numbers = said.quote.match(/\d+(?:[.,'’ ]\d{3})*/g) ?? [];
  const isThere =
    count === 1 ||
    numbers.some((digits) => Number(digits.replace(/\D/g, '')) === count) ||
    said.quote.match(/\p{L}+/gu)?.some((word) => words[word.toLowerCase()] === count);
  return isThere && count >= 1 && count <= maxPeople ? { count, ...said } : null;
}
