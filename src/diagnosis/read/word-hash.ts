/** 32-bit FNV-1a over a word's UTF-16 units: begun with `HASH_START`, each unit taken in by `hashUnit`. */
export const HASH_START = 0x811c9dc5 | 0;
export const HASH_PRIME = 0x01000193;

export function hashWord(word: string): number {
  let hash = HASH_START;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), HASH_PRIME);
  }
  return hash;
}

/** Words that a text's words are looked up in by their hash, so that most need not be cut out of it. */
export interface WordTable {
  /**
   * The number, from 0, of the word that stands in the text's units from `start` to `end`; -1 for none. What stands
   * there are ASCII letters, large or small, and `hash` is that of their small forms.
   */
  find: (units: Uint16Array, start: number, end: number, hash: number) => number;
}

/** Made from words in small letters, numbered as they come. */
export function createWordTable(words: readonly string[]): WordTable {
  const hashes = Int32Array.from(words, hashWord);
  /** For each slot the number of its first word plus one, 0 for none. */
  const slots = new Uint16Array(SLOTS);
  const after = new Uint16Array(words.length);
  for (const [index, hash] of hashes.entries()) {
    const slot = slotOf(hash);
    after[index] = slots[slot] ?? 0;
    slots[slot] = index + 1;
  }
  return {
    find(units, start, end, hash) {
      for (let next = slots[slotOf(hash)] ?? 0; next !== 0; next = after[next - 1] ?? 0) {
        if (hashes[next - 1] === hash && isSame(units, start, end, words[next - 1] ?? '')) return next - 1;
      }
      return -1;
    },
  };
}

const SLOTS = 4096;

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function isSame(units: Uint16Array, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false;
  for (let index = 0; index < word.length; index += 1) {
    if (((units[start + index] ?? 0) | 0x20) !== word.charCodeAt(index)) return false;
  }
  return true;
}
