/** A word with at least this many letters counts as a compound, that is, as two words. */
const compoundLetters = 12;
/** Characters of scripts without spaces; about two make a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const charactersPerWord = 2;

/**
 * Estimates how many words an English text of the same content would have. A word of at least
 * `compoundLetters` letters, such as "Terminvereinbarung", counts as two. In scripts without spaces, two
 * characters count as one word.
 */
export function countWordsBeyondEnglish(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(/\p{L}[\p{L}\p{M}\p{N}'’]*|\p{N}+/gu) ?? [];
  return (
    Math.ceil(characters / charactersPerWord) +
    spaced.reduce((sum, word) => sum + (word.length >= compoundLetters ? 2 : 1), 0)
  );
}
