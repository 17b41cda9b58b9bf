import { languageWords } from './language-words.ts';

/** Maximum number of words and characters examined. In tests, examining more didn't change any page's language. */
const maxWords = 1500;
const maxCharacters = 20_000;
const minWords = 12;
const minHits = 4;
/**
 * Minimum number of different function words of the language, because web addresses contain a few, such as "com"
 * (Portuguese for "with"). Single letters don't count.
 */
const minDifferent = 3;
/** Minimum share of function words. They are a third of running text, but rare in lists of names. */
const minShare = 0.1;
/**
 * Minimum lead over the runner-up, which may be a related language. Either the ratio of the scores
 * or their difference in words is enough.
 */
const minLead = 1.25;
const minLeadWords = 1.5;

/** BCP 47. Null if the text is too short, has too few function words, or mixes languages. */
export function textLanguage(text: string): string | null {
  const sample = text.slice(0, maxCharacters).toLowerCase();
  return scriptLanguage(sample) ?? wordLanguage(sample);
}

/**
 * The language detected in the text usually wins, because many templates declare a wrong one. A
 * declared language that we can't detect, such as Catalan, wins over any detected one but English.
 */
export function pageLanguage(detected: string | null, markup: string | null): string | null {
  const declared = markupLanguage(markup);
  if (detected === null || declared === null || detected === 'en') return detected ?? declared;
  return isDetectable(declared) ? detected : declared;
}

function isDetectable(language: string): boolean {
  return languageWords.has(language) || languagesByScript.has(language);
}

const languagesByScript = new Set('ja ko zh he ar fa hi th el uk sr ru bg'.split(' '));

/**
 * The primary language that the markup declares: `pt` for `pt-br` and `por`, and `no` for `nb` and `nn`. Null if
 * the code doesn't stand for a language ("jp").
 */
export function markupLanguage(markup: string | null): string | null {
  const code = /^\s*([a-z]{2,3})(?:[-_][a-z0-9-_]*)?\s*$/i.exec(markup ?? '')?.[1];
  if (code === undefined) return null;
  const [primary = ''] = Intl.getCanonicalLocales(code);
  if (notLanguages.has(primary) || languageNames.of(primary) === undefined) return null;
  return norwegian.has(primary) ? 'no' : primary;
}

const notLanguages = new Set(['zxx', 'mul', 'und', 'mis']);
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const norwegian = new Set(['nb', 'nn']);

const scripts: readonly { from: number; to: number; language: (sample: string) => string }[] = [
  { from: 0x3040, to: 0x30ff, language: () => 'ja' },
  { from: 0xac00, to: 0xd7af, language: () => 'ko' },
  { from: 0x3400, to: 0x9fff, language: () => 'zh' },
  { from: 0x0590, to: 0x05ff, language: () => 'he' },
  { from: 0x0600, to: 0x06ff, language: (sample) => (holdsAny(sample, 'پچژگ') ? 'fa' : 'ar') },
  { from: 0x0900, to: 0x097f, language: () => 'hi' },
  { from: 0x0e00, to: 0x0e7f, language: () => 'th' },
  { from: 0x0370, to: 0x03ff, language: () => 'el' },
  {
    from: 0x0400,
    to: 0x04ff,
    language: (sample) => {
      if (holdsAny(sample, 'іїєґ')) return 'uk';
      if (holdsAny(sample, 'ђћџљњј')) return 'sr';
      return holdsAny(sample, 'ыэё') ? 'ru' : 'bg';
    },
  },
];

function holdsAny(sample: string, letters: string): boolean {
  return [...letters].some((letter) => sample.includes(letter));
}

/** Japanese mixes its own letters with Chinese characters, so a smaller share is enough for it. */
function scriptLanguage(sample: string): string | null {
  const counts = scripts.map(() => 0);
  for (let index = 0; index < sample.length; index += 1) {
    const unit = sample.charCodeAt(index);
    if (unit < firstBeyondLatin) continue;
    const script = scripts.findIndex(({ from, to }) => from <= unit && unit <= to);
    if (script >= 0) counts[script] = (counts[script] ?? 0) + 1;
  }
  if (counts.every((count) => count === 0)) return null;
  const letters = sample.match(anyLetter)?.length ?? 0;
  if (letters < 20) return null;
  for (const [script, { language }] of scripts.entries()) {
    const share = (counts[script] ?? 0) / letters;
    const tag = share > 0 ? language(sample) : null;
    if (tag !== null && share > (tag === 'ja' ? 0.1 : 0.4)) return tag;
  }
  return null;
}

const firstBeyondLatin = 0x0370;
const anyLetter = /\p{L}/gu;

const languages = [...languageWords.keys()];

/** For each function word, the indexes in `languages` of the languages that use it. */
const languagesOfWord = new Map<string, number[]>();
for (const [index, words] of [...languageWords.values()].entries()) {
  for (const word of new Set(words.split(' '))) {
    const users = languagesOfWord.get(word);
    if (users === undefined) languagesOfWord.set(word, [index]);
    else users.push(index);
  }
}

function wordLanguage(sample: string): string | null {
  const words = sample.split(isAscii.test(sample) ? noAsciiLetters : noLetters, maxWords + 1);
  if (words[0] === '') words.shift();
  words.length = Math.min(words.length - (words.at(-1) === '' ? 1 : 0), maxWords);
  const scores = new Float64Array(languages.length);
  const found = new Set<string>();
  let hits = 0;
  for (const word of words) {
    const users = languagesOfWord.get(word);
    if (users === undefined) continue;
    hits += 1;
    if (word.length > 1) found.add(word);
    for (const user of users) scores[user] = (scores[user] ?? 0) + 1 / users.length;
  }
  const isEnough = words.length >= minWords && hits >= Math.max(minHits, words.length * minShare);
  const leader = isEnough ? leading(scores) : -1;
  const different = [...found].filter((word) => languagesOfWord.get(word)?.includes(leader)).length;
  return different >= minDifferent ? (languages[leader] ?? null) : null;
}

const isAscii = /^[\n\x20-\x7e]*$/;
const noAsciiLetters = /[^a-z]+/;
const noLetters = /[^\p{L}\p{M}]+/u;

function leading(scores: Float64Array): number {
  let best = 0;
  for (let index = 1; index < scores.length; index += 1) {
    if ((scores[index] ?? 0) > (scores[best] ?? 0)) best = index;
  }
  const second = Math.max(...scores.filter((_, index) => index !== best));
  const lead = scores[best] ?? 0;
  const leads = lead >= second * minLead || lead - second >= minLeadWords;
  return lead >= minHits / 2 && leads ? best : -1;
}
