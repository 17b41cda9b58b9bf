import type { TextBlock } from '../read/page-facts.ts';
import { countSpaced } from '../text/words.ts';
import { nothingYet } from './nothing-yet.ts';

/** A longer text has content, even if it says that more is to come. */
const maxWords = 30;

export function emptySections(blocks: readonly TextBlock[]): number[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    if (block.kind !== 'heading' || !next) return [];
    if (!nothingYet.test(next.text) || countSpaced(next.text) > maxWords) return [];
    return next.kind === 'heading' && (next.level ?? 6) < (block.level ?? 6) ? [] : [index, index + 1];
  });
}
