import type { TextBlock } from '../../read/page-facts.ts';
import { countSpaced, splitAtSpace } from '../../text/words.ts';

/** A line above a paragraph that works as a heading without being marked as one. */
export interface TitleLine {
  index: number;
  text: string;
}

const maxWords = 7;
const minBelow = 12;
/** Formatted like a heading, not a sentence, not introducing a list, and not clickable. */
const notTitle = /[.!?:,;…]$|\d{3}|[@|→»]|^\p{Ll}/u;

/** The lines of a page that are titles of the paragraph right below them, in page order. */
export function titleLines(blocks: readonly TextBlock[]): TitleLine[] {
  return blocks.flatMap((block, index) => {
    const below = blocks[index + 1];
    const isTitle =
      isLine(block) &&
      splitAtSpace(block.text).filter((word) => /\p{L}/u.test(word)).length <= maxWords &&
      !notTitle.test(block.text) &&
      below !== undefined &&
      isLine(below) &&
      countSpaced(below.text) >= minBelow;
    return isTitle ? [{ index, text: block.text }] : [];
  });
}

function isLine({ kind, section }: TextBlock): boolean {
  return section === 'main' && (kind === 'paragraph' || kind === 'other');
}
