import { fingerprint, MAX_WORDS } from './fingerprint.ts';
import { countWords } from './fold-text.ts';
import { createLanguageVotes, type LanguageVotes, SAMPLE_CHARACTERS, textLanguage } from './language.ts';
import type { TextBlock } from './page-facts.ts';
import { DUMMY_WORDS, isDummyWord, placeholderShare } from './placeholder-text.ts';
import { unitsOf } from './text-units.ts';
import { createWordTable, HASH_PRIME, HASH_START, hashWord } from './word-hash.ts';

/** What the words of a page tell. */
export interface WordScan {
  /** How many there are, as `countWords` counts. */
  words: number;
  /** Language of the text; null when it does not tell. */
  language: string | null;
  fingerprint: string | null;
  /** Share of the main words that belong to dummy text, 0 to 1. */
  placeholderShare: number;
}

/**
 * Reads everything off a page's words in one pass. The pass knows ASCII, Latin-1 and general punctuation; a block with
 * any other character is cut into words by Unicode's own classes, and so is the text whose language depends on it.
 */
export function scanWords(blocks: readonly TextBlock[]): WordScan {
  const text = blocks.map((block) => block.text).join('\n');
  const tally = createTally(text);
  let start = 0;
  let languageOpen = true;
  for (const block of blocks) {
    const end = start + block.text.length;
    tally.isMain = block.section === 'main';
    const isPlain = scanBlock(start, end, tally);
    if (start < SAMPLE_CHARACTERS && languageOpen) {
      languageOpen = isPlain && (end <= SAMPLE_CHARACTERS || tally.votes.isFull());
    }
    start = end + 1;
  }
  return {
    words: tally.words,
    language: languageOpen ? tally.votes.winner() : textLanguage(text),
    fingerprint: fingerprint(tally.hashes) ?? fingerprint(hashesOf(blocks, text)),
    placeholderShare: placeholderShare(tally.main, tally.dummy),
  };
}

interface Tally {
  text: string;
  units: Uint16Array;
  words: number;
  /** Runs of the letters a to z in the main part, and how many of them are dummy text. */
  main: number;
  dummy: number;
  /** Of each word of the main part, up to the block in which there are enough for a fingerprint. */
  hashes: number[];
  votes: LanguageVotes;
  /** Whether the block at hand belongs to the main part. */
  isMain: boolean;
}

function createTally(text: string): Tally {
  const units = unitsOf(text);
  return { text, units, words: 0, main: 0, dummy: 0, hashes: [], votes: createLanguageVotes(), isMain: true };
}

/** The hashes of all words, the main part's or not. */
function hashesOf(blocks: readonly TextBlock[], text: string): number[] {
  const tally = createTally(text);
  let start = 0;
  for (const block of blocks) {
    if (tally.hashes.length >= MAX_WORDS) break;
    scanBlock(start, start + block.text.length, tally);
    start += block.text.length + 1;
  }
  return tally.hashes;
}

/** Adds a block's words to the tally; false when the language cannot be told from the tally's votes. */
function scanBlock(start: number, end: number, tally: Tally): boolean {
  const { units, words, main, dummy, hashes } = tally;
  const hashesBefore = hashes.length;
  const wantsHashes = tally.isMain && hashesBefore < MAX_WORDS;
  let isCounted = false;
  let at = start;
  while (at < end) {
    let shape = shapeOf(units[at] ?? 0);
    if (shape >= WORD) {
      const from = at;
      let hash = START;
      let kinds = 0;
      do {
        kinds |= shape;
        hash = Math.imul(hash ^ (shape & 0xff), PRIME);
        at += 1;
        shape = at < end ? shapeOf(units[at] ?? 0) : OTHER;
      } while (shape >= WORD);
      kinds &= KIND;
      if (!isCounted) tally.words += 1;
      isCounted = true;
      if (wantsHashes) hashes.push(hash);
      if (kinds === LETTER) addPlain(from, at, hash, tally);
      else if (kinds !== DIGIT) addMixed(tally.text.slice(from, at).toLowerCase(), tally);
      continue;
    }
    if (shape === STRANGE) {
      const text = tally.text.slice(start, end);
      tally.words = words + countWords(text);
      tally.main = main;
      tally.dummy = dummy;
      hashes.length = hashesBefore;
      addStrange(text.toLowerCase(), wantsHashes, tally);
      return false;
    }
    if (shape === SPACE) isCounted = false;
    else if (shape === SIGN && !isCounted) {
      tally.words += 1;
      isCounted = true;
    }
    at += 1;
  }
  return true;
}

/** A word of the letters a to z. */
function addPlain(start: number, end: number, hash: number, tally: Tally): void {
  tally.votes.addPlain(tally.units, start, end, hash);
  if (!tally.isMain) return;
  tally.main += 1;
  if (dummies.find(tally.units, start, end, hash) !== -1) tally.dummy += 1;
}

const dummies = createWordTable(DUMMY_WORDS);

/** A word, in small letters, that holds digits or other letters too. */
function addMixed(word: string, tally: Tally): void {
  for (const part of word.match(/\p{L}+/gu) ?? []) tally.votes.add(part);
  if (tally.isMain) addDummies(word, tally);
}

function addDummies(text: string, tally: Tally): void {
  for (const word of text.match(/[a-z]+/g) ?? []) {
    tally.main += 1;
    if (isDummyWord(word)) tally.dummy += 1;
  }
}

/** A text, in small letters, with characters that the pass does not know. */
function addStrange(text: string, wantsHashes: boolean, tally: Tally): void {
  if (wantsHashes) for (const word of text.match(ANY_WORD) ?? []) tally.hashes.push(hashWord(word));
  if (tally.isMain) addDummies(text, tally);
}

/** Words of spaced scripts, single characters of the others. */
const ANY_WORD =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[[\p{L}\p{N}]--[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]]+/gv;

/** Held here because an imported constant is looked up anew for each character. */
const START = HASH_START;
const PRIME = HASH_PRIME;

/** What a character is to a word. From `WORD` on it belongs to one, and the lowest byte is its small form. */
const OTHER = 0;
const SPACE = 1;
/** Parts words, but is counted as one where it stands alone, as `countWords` does. */
const SIGN = 2;
/** Not known to the pass. */
const STRANGE = 3;
const WORD = 0x100;
const LETTER = 0x100;
const DIGIT = 0x200;
/** Letters and numerals of Latin-1. */
const ACCENTED = 0x400;
const KIND = 0x700;

const SHAPES = Uint16Array.from({ length: 0x100 }, (_, code) => {
  const character = String.fromCharCode(code);
  const small = character.toLowerCase().charCodeAt(0);
  if (/[a-z]/.test(character.toLowerCase())) return LETTER | small;
  if (/[0-9]/.test(character)) return DIGIT | small;
  if (/[\p{L}\p{N}]/u.test(character)) return ACCENTED | small;
  if (code === 0x20) return SPACE;
  return code >= 0xaa ? SIGN : OTHER;
});

function shapeOf(code: number): number {
  if (code < 0x100) return SHAPES[code] ?? STRANGE;
  const isPunctuation = (code >= 0x2000 && code <= 0x206f) || code === EURO;
  return isPunctuation ? OTHER : STRANGE;
}

const EURO = 0x20ac;
