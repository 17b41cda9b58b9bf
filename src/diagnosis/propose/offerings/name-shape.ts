export type NameFeatures = ReadonlyMap<string, number>;

const endings = /(ing|s|tion|ment|er|ed|ly|al)$/;
const manyWords = 7;

export function addWords(name: string, features: Map<string, number>): void {
  const words = name.toLowerCase().match(/[a-z']+|\d+/g) ?? [];
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return;
  for (const word of words) features.set(`word:${word}`, 1);
  features.set(`first:${first}`, 1);
  features.set(`last:${last}`, 1);
  features.set(`first-ends:${endings.exec(first)?.[0] ?? ''}`, 1);
  features.set(`last-ends:${endings.exec(last)?.[0] ?? ''}`, 1);
}

export function addShape(name: string, features: Map<string, number>): void {
  const words = name.split(' ');
  features.set(`words:${Math.min(manyWords, words.length)}`, 1);
  features.set('capitals', words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length);
  if (name === name.toUpperCase()) features.set('upper-case', 1);
  if (/\d/.test(name)) features.set('digit', 1);
  for (const [mark, feature] of marks) if (name.includes(mark)) features.set(feature, 1);
}

const marks = [
  ['?', 'question'],
  ['!', 'exclamation'],
  ['.', 'period'],
] as const;
