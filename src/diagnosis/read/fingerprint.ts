import type { TextBlock } from './page-facts.ts';

/** Fewer words than this tell pages apart too badly to call them copies. */
const MIN_WORDS = 25;
const MAX_WORDS = 4000;
const SHINGLE = 3;

/**
 * 64-bit SimHash over three-word shingles of a page's main text, as 16 hex digits: near-copies
 * differ in few bits. Null with too little text. Without any main text, all of the text counts.
 */
export function fingerprint(blocks: readonly TextBlock[]): string | null {
  const words = wordsOf(blocks.filter((block) => block.section === 'main'));
  const used = words.length >= MIN_WORDS ? words : wordsOf(blocks);
  if (used.length < MIN_WORDS) return null;
  const hashes = used.map(hashWord);
  const votes = new Int32Array(64);
  for (let start = 0; start + SHINGLE <= hashes.length; start += 1) {
    let low = 0x811c9dc5;
    let high = 0x9e3779b9;
    for (let offset = 0; offset < SHINGLE; offset += 1) {
      const hash = hashes[start + offset] ?? 0;
      low = Math.imul(low ^ hash, 0x01000193);
      high = Math.imul(high ^ (hash >>> 7) ^ (hash << 11), 0x85ebca6b);
    }
    low = scramble(low);
    high = scramble(high);
    for (let bit = 0; bit < 32; bit += 1) {
      votes[bit] = (votes[bit] ?? 0) + ((low >>> bit) & 1 ? 1 : -1);
      votes[bit + 32] = (votes[bit + 32] ?? 0) + ((high >>> bit) & 1 ? 1 : -1);
    }
  }
  return hex(votes, 32) + hex(votes, 0);
}

/** Bits in which two fingerprints differ, 0 to 64. */
export function fingerprintDistance(a: string, b: string): number {
  let distance = 0;
  for (let start = 0; start < 16; start += 8) {
    let difference =
      Number.parseInt(a.slice(start, start + 8), 16) ^ Number.parseInt(b.slice(start, start + 8), 16);
    while (difference !== 0) {
      difference &= difference - 1;
      distance += 1;
    }
  }
  return distance;
}

function wordsOf(blocks: readonly TextBlock[]): string[] {
  const words: string[] = [];
  for (const block of blocks) {
    for (const word of block.text.toLowerCase().match(WORD) ?? []) words.push(word);
    if (words.length >= MAX_WORDS) break;
  }
  return words;
}

/** Words of spaced scripts, single characters of the others. */
const WORD =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[[\p{L}\p{N}]--[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]]+/gv;

/** 32-bit FNV-1a over the word's UTF-16 units. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** Final mixing step of MurmurHash3, so that every bit depends on the whole shingle. */
function scramble(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hex(votes: Int32Array, from: number): string {
  let value = 0;
  for (let bit = 0; bit < 32; bit += 1) if ((votes[from + bit] ?? 0) > 0) value |= 1 << bit;
  return (value >>> 0).toString(16).padStart(8, '0');
}
