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
  const words = wordHashes(blocks.filter((block) => block.section === 'main'));
  const hashes = words.length >= MIN_WORDS ? words : wordHashes(blocks);
  if (hashes.length < MIN_WORDS) return null;
  const lowOnes = new Int32Array(PLANES);
  const highOnes = new Int32Array(PLANES);
  for (let start = 0; start + SHINGLE <= hashes.length; start += 1) {
    let low = FNV_START;
    let high = 0x9e3779b9;
    for (let offset = 0; offset < SHINGLE; offset += 1) {
      const hash = hashes[start + offset] ?? 0;
      low = Math.imul(low ^ hash, FNV_PRIME);
      high = Math.imul(high ^ (hash >>> 7) ^ (hash << 11), 0x85ebca6b);
    }
    addOnes(lowOnes, scramble(low));
    addOnes(highOnes, scramble(high));
  }
  const half = (hashes.length - SHINGLE + 1) / 2;
  return hex(highOnes, half) + hex(lowOnes, half);
}

/** Enough for MAX_WORDS and the words of the last block on top. */
const PLANES = 20;

/**
 * Counts the ones at each of 32 positions, all at once: plane n holds the n-th binary digit of every position's
 * count, so that adding is a carry through a few words and not a loop over the positions.
 */
function addOnes(planes: Int32Array, bits: number): void {
  let carry = bits;
  for (let plane = 0; plane < PLANES && carry !== 0; plane += 1) {
    const before = planes[plane] ?? 0;
    planes[plane] = before ^ carry;
    carry &= before;
  }
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

/** A hash of each word, in order. */
function wordHashes(blocks: readonly TextBlock[]): number[] {
  const hashes: number[] = [];
  for (const { text } of blocks) {
    const before = hashes.length;
    if (!hashAsciiWords(text, hashes)) {
      hashes.length = before;
      for (const word of text.toLowerCase().match(WORD) ?? []) hashes.push(hashWord(word));
    }
    if (hashes.length >= MAX_WORDS) break;
  }
  return hashes;
}

/** What `WORD` and `hashWord` give, for text of ASCII only, which most is; false when it holds anything else. */
function hashAsciiWords(text: string, hashes: number[]): boolean {
  let hash = FNV_START;
  let inWord = false;
  for (let index = 0; index < text.length; index += 1) {
    let code = text.charCodeAt(index);
    if (code > 0x7f) return false;
    if (code >= 0x41 && code <= 0x5a) code |= 0x20;
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) {
      hash = Math.imul(hash ^ code, FNV_PRIME);
      inWord = true;
    } else if (inWord) {
      hashes.push(hash);
      hash = FNV_START;
      inWord = false;
    }
  }
  if (inWord) hashes.push(hash);
  return true;
}

/** Words of spaced scripts, single characters of the others. */
const WORD =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[[\p{L}\p{N}]--[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]]+/gv;

/** 32-bit FNV-1a over the word's UTF-16 units. */
function hashWord(word: string): number {
  let hash = FNV_START;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), FNV_PRIME);
  }
  return hash;
}

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Final mixing step of MurmurHash3, so that every bit depends on the whole shingle. */
function scramble(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Positions whose count of ones exceeds half of the votes, as 8 hex digits. */
function hex(planes: Int32Array, half: number): string {
  let value = 0;
  for (let bit = 0; bit < 32; bit += 1) {
    const count = planes.reduce((sum, digits, plane) => sum + ((digits >>> bit) & 1) * 2 ** plane, 0);
    if (count > half) value |= 1 << bit;
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}
