/** Minimum number of words; fewer don't distinguish pages well enough. */
const minWords = 25;
export const maxWords = 4000;
const shingleWords = 3;

/**
 * 64-bit SimHash over the three-word shingles of a text, as 16 hex digits. Near-duplicates differ in few
 * bits. Null if there are too few words.
 */
export function fingerprint(words: readonly string[]): string | null {
  if (words.length < minWords) return null;
  const hashes = words.map(hashWord);
  const low = new Int32Array(words.length - shingleWords + 1);
  const high = new Int32Array(low.length);
  for (let start = 0; start < low.length; start += 1) {
    const first = hashes[start] ?? 0;
    const second = hashes[start + 1] ?? 0;
    const third = hashes[start + 2] ?? 0;
    low[start] = scramble(mixLow(mixLow(mixLow(lowStart, first), second), third));
    high[start] = scramble(mixHigh(mixHigh(mixHigh(highStart, first), second), third));
  }
  return majority(high) + majority(low);
}

export interface FingerprintBits {
  high: number;
  low: number;
}

export function fingerprintBits(print: string): FingerprintBits {
  return { high: Number.parseInt(print.slice(0, 8), 16), low: Number.parseInt(print.slice(8), 16) };
}

export function fingerprintDistance(a: FingerprintBits, b: FingerprintBits): number {
  return onesIn(a.high ^ b.high) + onesIn(a.low ^ b.low);
}

/** The multiplication adds up the bytes. */
function onesIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (fours + (fours >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bytes, 0x01010101) >>> 24;
}

const lowStart = 0x811c9dc5;
const highStart = 0x9e3779b9;

function mixLow(mixed: number, hash: number): number {
  return Math.imul(mixed ^ hash, 0x01000193);
}

function mixHigh(mixed: number, hash: number): number {
  return Math.imul(mixed ^ (hash >>> 7) ^ (hash << 11), 0x85ebca6b);
}

/** The final mixing step of MurmurHash3 makes every bit depend on the whole shingle. */
function scramble(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** 32-bit FNV-1a over a word's UTF-16 code units. */
function hashWord(word: string): number {
  let hash = lowStart;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** Counts all 32 bits at once: plane n contains the n-th binary digit of every bit's count. */
function majority(hashes: Int32Array): string {
  const planes = new Int32Array(planeCount);
  for (let index = 0; index < hashes.length; index += 1) {
    let carry = hashes[index] ?? 0;
    for (let plane = 0; carry !== 0; plane += 1) {
      const digits = planes[plane] ?? 0;
      planes[plane] = digits ^ carry;
      carry &= digits;
    }
  }
  let bits = 0;
  for (let bit = 0; bit < 32; bit += 1) {
    const count = planes.reduce((sum, digits, plane) => sum + (((digits >>> bit) & 1) << plane), 0);
    if (count * 2 > hashes.length) bits |= 1 << bit;
  }
  return (bits >>> 0).toString(16).padStart(8, '0');
}

const planeCount = 20;
