import type { LanguageDefinition } from '#catalogue/lexicon/lexicon-schemas.ts';
import { newStemmer } from './snowball.ts';

/** Words with fewer letters aren't stemmed. Removing a listed ending leaves at least this many. */
const minLetters = 4;

/** `word` must be in lowercase. The stem need not be a word. */
export function stemEnglish(word: string): string {
  return isLeftAlone(word) ? word : stemLongWord(word);
}

function isLeftAlone(word: string): boolean {
  return word.length < minLetters || holdsAny(word, '0123456789');
}

function holdsAny(word: string, letters: string): boolean {
  return [...letters].some((letter) => word.includes(letter));
}

export function stemmerOf({
  stemmer,
  endings,
}: Pick<LanguageDefinition, 'stemmer' | 'endings'>): (word: string) => string {
  const stem = stemmer ? newStemmer(stemmer) : endings ? withoutEnding(endings) : (word: string) => word;
  return (word) => (isLeftAlone(word) ? word : stem(word));
}

function withoutEnding(endings: readonly string[]): (word: string) => string {
  const longestFirst = endings.toSorted((a, b) => b.length - a.length);
  return (word) => {
    const ending = longestFirst.find((one) => word.endsWith(one) && word.length - one.length >= minLetters);
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
}

/** Words that only look inflected, or whose forms the rules would not reduce to one stem. */
const irregularEnglish: Readonly<Record<string, string>> = {
  news: 'news',
  business: 'business',
  businesses: 'business',
  analyses: 'analysi',
  analysis: 'analysi',
  diagnosis: 'diagnosi',
  diagnoses: 'diagnosi',
  licence: 'licens',
  licences: 'licens',
  used: 'use',
  using: 'use',
  uses: 'use',
  analyze: 'analys',
  analyse: 'analys',
  analyzing: 'analys',
  analysing: 'analys',
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  bought: 'buy',
  sold: 'sell',
  built: 'build',
  sent: 'send',
  paid: 'pay',
  payment: 'payment',
  thing: 'thing',
  evening: 'evening',
  morning: 'morning',
  during: 'during',
  wedding: 'wedding',
  ceiling: 'ceiling',
  pricing: 'pricing',
  clothing: 'clothing',
  housing: 'housing',
  building: 'building',
  buildings: 'building',
  engineering: 'engineering',
  accounting: 'accounting',
  marketing: 'marketing',
  nursing: 'nursing',
  united: 'united',
  speed: 'speed',
  need: 'need',
  feed: 'feed',
  seed: 'seed',
};

function stemLongWord(word: string): string {
  const irregular = irregularEnglish[word];
  if (irregular !== undefined) return irregular;
  let stem = word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word;
  if (stem.endsWith('ies') && stem.length > 4) return `${stem.slice(0, -3)}i`;
  if (hissing.some((sound) => stem.endsWith(`${sound}es`))) stem = stem.slice(0, -2);
  else if (stem.length > 1 && stem.endsWith('s') && !'su'.includes(stem.at(-2) ?? ''))
    stem = stem.slice(0, -1);
  if (stem.endsWith('ied') && stem.length > 4) return `${stem.slice(0, -3)}i`;
  stem = dropVerbEnding(stem, 'ing');
  stem = dropVerbEnding(stem, 'ed');
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.endsWith('y') && !vowels.includes(stem.at(-2) ?? ''))
    stem = `${stem.slice(0, -1)}i`;
  return unifySpelling(stem);
}

const vowels = 'aeiou';
const hissing = ['ss', 'x', 'z', 'ch', 'sh'];

function dropVerbEnding(word: string, ending: 'ing' | 'ed'): string {
  if (!word.endsWith(ending)) return word;
  const stem = word.slice(0, -ending.length);
  if (stem.length < 3 || !holdsAny(stem, `${vowels}y`)) return word;
  const [last = '', before = ''] = [stem.at(-1), stem.at(-2)];
  if (stem.length > 3 && last === before && 'bdgmnprt'.includes(last)) return stem.slice(0, -1);
  const isShort = stem.length === 3 && !vowels.includes(stem.charAt(0)) && vowels.includes(before);
  return isShort && !`${vowels}wxy`.includes(last) ? `${stem}e` : stem;
}

function unifySpelling(stem: string): string {
  return spellings.reduce(
    (word, { british, american, after }) =>
      word.endsWith(british) && word.length - british.length >= after
        ? `${word.slice(0, -british.length)}${american}`
        : word,
    stem,
  );
}

/** `after`: the minimum number of letters before the ending. */
const spellings = [
  { british: 'isation', american: 'ization', after: 4 },
  { british: 'isat', american: 'izat', after: 4 },
  { british: 'is', american: 'iz', after: 4 },
  { british: 'our', american: 'or', after: 3 },
  { british: 'entre', american: 'enter', after: 0 },
  { british: 'llment', american: 'lment', after: 0 },
  { british: 'll', american: 'l', after: 4 },
];
