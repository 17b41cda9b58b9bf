import { LANGUAGE_WORDS } from './language-words.ts';

/** Maximum number of words and characters examined; more changes the answer on no page. */
const maxWords = 1500;
const SAMPLE_CHARACTERS = 20_000;
/** With fewer words than this, or fewer known ones, the text is too short to tell. */
const MIN_WORDS = 12;
const MIN_HITS = 4;
/** Function words are a third of running text; lists of names have few. */
const MIN_SHARE = 0.1;
/** The runner-up may be a related language: its score must be this much lower, as a factor or by words of its own. */
const MIN_LEAD = 1.25;
const MIN_LEAD_WORDS = 1.5;

/** Language of a text as a BCP 47 tag, by script and by function words; null if it is too short or mixed. */
export function textLanguage(text: string): string | null {
  const sample = text.slice(0, SAMPLE_CHARACTERS).toLowerCase();
  return scriptLanguage(sample) ?? wordLanguage(sample);
}

/**
 * The language of a page by its text and its markup's declaration. The text decides, because templates declare wrong
 * ones; but a language whose words resemble a related one's (Catalan, Galician, Slovene) is not declared by accident.
 */
export function pageLanguage(said: string | null, markup: string | null): string | null {
  const declared = markupLanguage(markup);
  if (said === null || declared === null || said === 'en') return said ?? declared;
  return isDeclared(declared) ? said : declared;
}

/** True if words or letters determine the language. */
function isDeclared(language: string): boolean {
  return LANGUAGE_WORDS.has(language) || TOLD_BY_SCRIPT.has(language);
}

const TOLD_BY_SCRIPT = new Set('ja ko zh he ar fa hi th el uk sr ru bg'.split(' '));

/** The primary language a page's markup declares, `pt-br` as `pt`. */
export function markupLanguage(markup: string | null): string | null {
  const primary = /^\s*([a-z]{2,3})(?:[-_][a-z0-9-_]*)?\s*$/i.exec(markup ?? '')?.[1]?.toLowerCase();
  return primary === undefined ? null : (SAME_LANGUAGE.get(primary) ?? primary);
}

const SAME_LANGUAGE = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
]);

/** Scripts that identify one language, or a few that specific letters distinguish. */
const SCRIPTS: readonly { pattern: RegExp; language: (sample: string) => string }[] = [
  { pattern: /[\u3040-\u30ff]/g, language: () => 'ja' },
  { pattern: /[\uac00-\ud7af]/g, language: () => 'ko' },
  { pattern: /[\u3400-\u9fff]/g, language: () => 'zh' },
  { pattern: /[\u0590-\u05ff]/g, language: () => 'he' },
  { pattern: /[\u0600-\u06ff]/g, language: (sample) => (/[پچژگ]/.test(sample) ? 'fa' : 'ar') },
  { pattern: /[\u0900-\u097f]/g, language: () => 'hi' },
  { pattern: /[\u0e00-\u0e7f]/g, language: () => 'th' },
  { pattern: /[\u0370-\u03ff]/g, language: () => 'el' },
  {
    pattern: /[\u0400-\u04ff]/g,
    language: (sample) => {
      if (/[іїєґ]/.test(sample)) return 'uk';
      if (/[ђћџљњј]/.test(sample)) return 'sr';
      return /[ыэё]/.test(sample) ? 'ru' : 'bg';
    },
  },
];

/** Japanese mixes its own letters with Chinese ones, so a smaller share decides for it. */
function scriptLanguage(sample: string): string | null {
  if (!BEYOND_LATIN.test(sample)) return null;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 20) return null;
  for (const { pattern, language } of SCRIPTS) {
    const share = (sample.match(pattern)?.length ?? 0) / letters;
    const tag = share > 0 ? language(sample) : null;
    if (tag !== null && share > (tag === 'ja' ? 0.1 : 0.4)) return tag;
  }
  return null;
}

const BEYOND_LATIN = /[\u0370-\u1cff\u3040-\ud7af]/;

const LANGUAGES = [...LANGUAGE_WORDS.keys()];

/** For each function word the languages that use it. */
const USERS = new Map<string, number[]>();
for (const [index, words] of [...LANGUAGE_WORDS.values()].entries()) {
  for (const word of new Set(words.split(' '))) {
    const users = USERS.get(word);
    if (users === undefined) USERS.set(word, [index]);
    else users.push(index);
  }
}

function wordLanguage(sample: string): string | null {
  const words = sample.split(IS_ASCII.test(sample) ? NO_ASCII_LETTERS : NO_LETTERS, maxWords + 1);
  if (words[0] === '') words.shift();
  words.length = Math.min(words.length - (words.at(-1) === '' ? 1 : 0), maxWords);
  const scores = new Float64Array(LANGUAGES.length);
  let hits = 0;
  for (const word of words) {
    const users = USERS.get(word);
    if (users === undefined) continue;
    hits += 1;
    for (const user of users) scores[user] = (scores[user] ?? 0) + 1 / users.length;
  }
  const isEnough = words.length >= MIN_WORDS && hits >= Math.max(MIN_HITS, words.length * MIN_SHARE);
  return isEnough ? leading(scores) : null;
}

const IS_ASCII = /^[\n\x20-\x7e]*$/;
const NO_ASCII_LETTERS = /[^a-z]+/;
const NO_LETTERS = /[^\p{L}\p{M}]+/u;

function leading(scores: Float64Array): string | null {
  let best = 0;
  for (let index = 1; index < scores.length; index += 1) {
    if ((scores[index] ?? 0) > (scores[best] ?? 0)) best = index;
  }
  const second = Math.max(...scores.filter((_, index) => index !== best));
  const lead = scores[best] ?? 0;
  const leads = lead >= second * MIN_LEAD || lead - second >= MIN_LEAD_WORDS;
  return lead >= MIN_HITS / 2 && leads ? (LANGUAGES[best] ?? null) : null;
}
