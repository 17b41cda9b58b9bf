/** A word of so many letters is a compound that says as much as two. */
const compoundLetters = 12;
/** Characters that stand without spaces; about two of them make a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const charactersPerWord = 2;

/**
 * How many words a text says, as English would count them: a compound ("Terminvereinbarung") counts two, and where no spaces
 * stand between words, two characters count one.
 */
export function countWordsBeyondEnglish(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(/\p{L}[\p{L}\p{M}\p{N}'’]*|\p{N}+/gu) ?? [];
  return (
    Math.ceil(characters / charactersPerWord) +
    spaced.reduce((sum, word) => sum + (word.length >= compoundLetters ? 2 : 1), 0)
  );
}
