export interface GrowingText {
  append: (piece: string) => void;
  length: () => number;
  ending: () => string;
  take: () => string;
}

const minEnding = 400;
const maxEnding = 2000;

/**
 * Keeps the ending separately. Reading the end of a string after appending makes the engine copy the whole
 * string, which takes quadratic time for many pieces.
 */
export function createGrowingText(): GrowingText {
  let before = '';
  let ending = '';
  return {
    append: (piece) => {
      ending += piece;
      if (ending.length <= maxEnding) return;
      before += ending.slice(0, -minEnding);
      ending = ending.slice(-minEnding);
    },
    length: () => before.length + ending.length,
    ending: () => ending,
    take: () => {
      const text = before + ending;
      before = '';
      ending = '';
      return text;
    },
  };
}
