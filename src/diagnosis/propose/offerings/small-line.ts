import type { TextBlock } from '../../read/page-facts.ts';
import { countSpaced } from '../../text/words.ts';

const maxWords = 5;

/** A short line right above a heading often says what the heading is about. */
export function smallLineAbove(blocks: readonly TextBlock[], index: number): TextBlock | null {
  const above = blocks[index - 1];
  const isSmall =
    above !== undefined &&
    (above.kind === 'other' || above.kind === 'paragraph') &&
    countSpaced(above.text) <= maxWords;
  return isSmall ? above : null;
}
