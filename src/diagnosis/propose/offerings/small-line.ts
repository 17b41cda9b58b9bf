import type { TextBlock } from '../../read/page-facts.ts';
import { countSpaced } from '../../text/words.ts';

const maxWords = 5;

/** The few words right above a heading that say what it is about, if there are any. */
export function smallLineAbove(blocks: readonly TextBlock[], index: number): TextBlock | null {
  const above = blocks[index - 1];
  const isSmall =
    above !== undefined &&
    (above.kind === 'other' || above.kind === 'paragraph') &&
    countSpaced(above.text) <= maxWords;
  return isSmall ? above : null;
}
