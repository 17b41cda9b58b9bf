const compoundLetters = 12;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const charactersPerWord = 2;

/**
 * Estimates the number of English words: a long word such as "Terminvereinbarung" counts as two, and two
 * characters of a script without spaces count as one.
 */
export function countWordsBeyondEnglish(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(/\p{L}[\p{L}\p{M}\p{N}'’]*|\p{N}+/gu) ?? [];
  return (
    Math.ceil(characters / charactersPerWord) +
    spaced.reduce((sum, word) => sum + (word.length >= compoundLetters ? 2 : 1), 0)
  );
}
