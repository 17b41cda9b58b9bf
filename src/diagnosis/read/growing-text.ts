/** A text that pieces are added to, and whose ending is looked at meanwhile. */
export interface GrowingText {
  append: (piece: string) => void;
  length: () => number;
  /** At least the last 400 characters, or the whole text while it has no more. */
  ending: () => string;
  /** The whole text; it is empty afterwards. */
  take: () => string;
}

const minEnding = 400;
const maxEnding = 2000;

/**
 * Keeps the ending apart: to look at the end of a text that was added to, the engine first copies the whole of it, which is
 * quadratic for a text of many pieces.
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
