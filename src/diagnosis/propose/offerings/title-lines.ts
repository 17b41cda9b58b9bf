import type { TextBlock } from '../../read/page-facts.ts';
import { countSpaced, splitAtSpace } from '../../text/words.ts';

/** A line that serves as the heading of the paragraph right below it but isn't marked up as a heading. */
export interface TitleLine {
  index: number;
  text: string;
}

const maxWords = 7;
const minBelow = 12;
/**
 * Lines that aren't titles: sentences, lines that introduce a list, links, addresses, and lines with three
 * digits in a row.
 */
const notTitle = /[.!?:,;…]$|\d{3}|[@|→»]|^\p{Ll}/u;

/** The title lines of a page, in page order. Each is the title of the paragraph right below. */
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
