import type { SignalLanguage } from '#catalogue/signals/site-vocabulary.ts';

/**
 * Brings a word to a stem by a few suffix rules of our own, so that inflected forms of one word meet:
 * book, books, booked, booking. It need not be a word, only the same on both sides; it errs towards
 * leaving words apart. Input in lower case.
 */
export function stemWord(word: string, language: SignalLanguage): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  switch (language) {
    case 'en':
      return stemEnglish(word);
    case 'de':
      return word.replace(/(?:ungen|ung|en|ern|em|er|es|e|s)$/u, keepFour(word));
    case 'fr':
      return word.replace(/(?:aux|ements|ement|ez|ées|ée|és|é|er|es|e|s)$/u, keepFour(word));
    case 'es':
      return word.replace(/(?:aciones|ación|es|ar|er|ir|e|o|a|os|as|s)$/u, keepFour(word));
  }
}

/** Removes an ending only where at least four letters remain. */
function keepFour(word: string): (ending: string) => string {
  return (ending) => (word.length - ending.length >= 4 ? '' : ending);
}

/** Words whose endings only look like an inflection, or whose forms the rules would tear apart. */
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

function stemEnglish(word: string): string {
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

/** booked -> book, planned -> plan, hired -> hire: a three-letter rest such as "hir" gets its e back. */
function dropVerbEnding(word: string, ending: 'ing' | 'ed'): string {
  if (!word.endsWith(ending)) return word;
  const stem = word.slice(0, -ending.length);
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return word;
  if (stem.length > 3 && /([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /^[^aeiou][aeiou][^aeiouwxy]$/.test(stem) ? `${stem}e` : stem;
}

/** British and American spellings of the endings that matter meet here. */
function unifySpelling(stem: string): string {
  return stem
    .replace(/is(ation|at|)$/, (whole, rest: string, at: number) => (at >= 4 ? `iz${rest}` : whole))
    .replace(/our$/, (whole, at: number) => (at >= 3 ? 'or' : whole))
    .replace(/entre$/, 'enter')
    .replace(/llment$/, 'lment')
    .replace(/ll$/, (whole, at: number) => (at >= 4 ? 'l' : whole));
}
