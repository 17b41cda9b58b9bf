/** Fewer words than this tell pages apart too badly to call them copies. */
const MIN_WORDS = 25;
/** With so many words the rest of the blocks need not be looked at. */
export const MAX_WORDS = 4000;
const SHINGLE = 3;

/**
 * 64-bit SimHash over three-word shingles of a text, given the hash of each of its words, as 16 hex digits: near-copies
 * differ in few bits. Null with too few words.
 */
export function fingerprint(words: readonly number[]): string | null {
  if (words.length < MIN_WORDS) return null;
  const count = words.length - SHINGLE + 1;
  const low = new Int32Array(paddedLength(count));
  const high = new Int32Array(paddedLength(count));
  for (let start = 0; start < count; start += 1) {
    const first = words[start] ?? 0;
    const second = words[start + 1] ?? 0;
    const third = words[start + 2] ?? 0;
    low[start] = scramble(mixLow(mixLow(mixLow(LOW_START, first), second), third));
    high[start] = scramble(mixHigh(mixHigh(mixHigh(HIGH_START, first), second), third));
  }
  return majority(high, count) + majority(low, count);
}

/** A fingerprint as two numbers, to be compared with others. */
export interface FingerprintBits {
  high: number;
  low: number;
}

export function fingerprintBits(print: string): FingerprintBits {
  return { high: Number.parseInt(print.slice(0, 8), 16), low: Number.parseInt(print.slice(8), 16) };
}

/** Bits in which two fingerprints differ, 0 to 64. */
export function fingerprintDistance(a: FingerprintBits, b: FingerprintBits): number {
  return onesIn(a.high ^ b.high) + onesIn(a.low ^ b.low);
}

/** Summed up in pairs, then in fours and in bytes, which a multiplication adds together. */
function onesIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (fours + (fours >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bytes, 0x01010101) >>> 24;
}

const LOW_START = 0x811c9dc5;
const HIGH_START = 0x9e3779b9;

function mixLow(mixed: number, hash: number): number {
  return Math.imul(mixed ^ hash, 0x01000193);
}

function mixHigh(mixed: number, hash: number): number {
  return Math.imul(mixed ^ (hash >>> 7) ^ (hash << 11), 0x85ebca6b);
}

/** Final mixing step of MurmurHash3, so that every bit depends on the whole shingle. */
function scramble(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** The votes are counted eight at a time; those added to fill up hold no ones. */
function paddedLength(count: number): number {
  return (count + 7) & ~7;
}

/** Enough for MAX_WORDS and the words of the last block on top. */
const PLANES = 20;

/**
 * The positions, of 32, at which more than half of the first `count` votes have a one, as 8 hex digits. Counts all
 * positions at once: plane n holds the n-th binary digit of every position's count, and a full adder, which gives the
 * sum and the carry of three digits, takes in two votes at a time.
 */
function majority(votes: Int32Array, count: number): string {
  const planes = new Int32Array(PLANES);
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let at = 0; at < votes.length; at += 8) {
    const a = votes[at] ?? 0;
    const b = votes[at + 1] ?? 0;
    const c = votes[at + 2] ?? 0;
    const d = votes[at + 3] ?? 0;
    const e = votes[at + 4] ?? 0;
    const f = votes[at + 5] ?? 0;
    const g = votes[at + 6] ?? 0;
    const h = votes[at + 7] ?? 0;
    const twosAb = carry(ones, a, b);
    const onesAb = ones ^ a ^ b;
    const twosCd = carry(onesAb, c, d);
    const onesCd = onesAb ^ c ^ d;
    const twosEf = carry(onesCd, e, f);
    const onesEf = onesCd ^ e ^ f;
    const twosGh = carry(onesEf, g, h);
    ones = onesEf ^ g ^ h;
    const foursAd = carry(twos, twosAb, twosCd);
    const twosAd = twos ^ twosAb ^ twosCd;
    const foursEh = carry(twosAd, twosEf, twosGh);
    twos = twosAd ^ twosEf ^ twosGh;
    let eights = carry(fours, foursAd, foursEh);
    fours ^= foursAd ^ foursEh;
    for (let plane = 3; eights !== 0; plane += 1) {
      const before = planes[plane] ?? 0;
      planes[plane] = before ^ eights;
      eights &= before;
    }
  }
  planes[0] = ones;
  planes[1] = twos;
  planes[2] = fours;
  return (above(planes, Math.floor(count / 2)) >>> 0).toString(16).padStart(8, '0');
}

/** What three digits give to the next plane. */
function carry(a: number, b: number, c: number): number {
  return (a & b) | ((a ^ b) & c);
}

/** The positions whose count is greater than `limit`, compared from the highest digit on. */
function above(planes: Int32Array, limit: number): number {
  let greater = 0;
  let equal = -1;
  for (let plane = PLANES - 1; plane >= 0; plane -= 1) {
    const digits = planes[plane] ?? 0;
    if (((limit >>> plane) & 1) === 0) {
      greater |= equal & digits;
      equal &= ~digits;
    } else equal &= digits;
  }
  return greater;
}
