import type { TextBlock } from '../../read/page-facts.ts';
import { countSpaced, splitAtSpace } from '../../text/words.ts';

/** A line that heads the paragraph right below it without being marked up as a heading. */
export interface TitleLine {
  index: number;
  text: string;
}

const maxWords = 7;
const minBelow = 12;
const notTitle = /[.!?:,;…]$|\d{3}|[@|→»]|^\p{Ll}/u;

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
