import type { LanguageDefinition } from '#catalogue/lexicon/lexicon-schemas.ts';
import { newStemmer } from './snowball.ts';

/** Shorter words and numbers are not stemmed. */
const minLetters = 4;

/**
 * Reduces an English word to a stem by a few suffix rules of our own, so that its inflected forms match: book, books,
 * booked, booking. The stem need not be a word, only consistent; the rules prefer to keep words apart. Input in lower
 * case.
 */
export function stemEnglish(word: string): string {
  return word.length < minLetters || /\d/.test(word) ? word : stemLongWord(word);
}

/**
 * The stemmer of a language by its lexicon: Snowball's, one that removes listed endings, or none. Input in lower case.
 */
export function stemmerOf({
  stemmer,
  endings,
}: Pick<LanguageDefinition, 'stemmer' | 'endings'>): (word: string) => string {
  const stem = stemmer ? newStemmer(stemmer) : endings ? withoutEnding(endings) : (word: string) => word;
  return (word) => (word.length < minLetters || /\d/.test(word) ? word : stem(word));
}

/** Removes the longest of the endings that leaves this many letters. */
function withoutEnding(endings: readonly string[]): (word: string) => string {
  const longestFirst = endings.toSorted((a, b) => b.length - a.length);
  return (word) => {
    const ending = longestFirst.find((one) => word.endsWith(one) && word.length - one.length >= minLetters);
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
}

/** Words whose endings only look inflected, or whose forms the rules would separate. */
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
  let stem = word.replace(/['’]s$/, '');
  if (stem.endsWith('ies') && stem.length > 4) return `${stem.slice(0, -3)}y`.replace(/y$/, 'i');
  if (/(?:ss|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.endsWith('ied') && stem.length > 4) return `${stem.slice(0, -3)}i`;
  stem = dropVerbEnding(stem, 'ing');
  stem = dropVerbEnding(stem, 'ed');
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  if (stem.length > 3 && /[^aeiou]y$/.test(stem)) stem = `${stem.slice(0, -1)}i`;
  return unifySpelling(stem);
}

/** booked -> book, planned -> plan, hired -> hire: a three-letter remainder such as "hir" gets its e back. */
function dropVerbEnding(word: string, ending: 'ing' | 'ed'): string {
  if (!word.endsWith(ending)) return word;
  const stem = word.slice(0, -ending.length);
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return word;
  if (stem.length > 3 && /([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /^[^aeiou][aeiou][^aeiouwxy]$/.test(stem) ? `${stem}e` : stem;
}

/** Unifies British and American spellings of the relevant endings. */
function unifySpelling(stem: string): string {
  return stem
    .replace(/is(ation|at|)$/, (whole, rest: string, at: number) => (at >= 4 ? `iz${rest}` : whole))
    .replace(/our$/, (whole, at: number) => (at >= 3 ? 'or' : whole))
    .replace(/entre$/, 'enter')
    .replace(/llment$/, 'lment')
    .replace(/ll$/, (whole, at: number) => (at >= 4 ? 'l' : whole));
}
