/** Minimum number of letters for a word to count as a compound, that is, as two words. */
const compoundLetters = 12;
/** Characters of scripts without spaces; about two make a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const charactersPerWord = 2;

/**
 * The number of words in a text, by English standards: a compound ("Terminvereinbarung") counts as two words; in
 * scripts without spaces, two characters count as one word.
 */
export function countWordsBeyondEnglish(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(/\p{L}[\p{L}\p{M}\p{N}'’]*|\p{N}+/gu) ?? [];
  return (
    Math.ceil(characters / charactersPerWord) +
    spaced.reduce((sum, word) => sum + (word.length >= compoundLetters ? 2 : 1), 0)
  );
}
