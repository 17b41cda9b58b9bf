import type { TextBlock } from '../read/page-facts.ts';
import { countSpaced } from '../text/words.ts';
import { nothingYet } from './nothing-yet.ts';

/**
 * Maximum number of words in a section that says it is empty; a longer one has content, even if more is to
 * come.
 */
const maxWords = 30;

/**
 * Indexes of the headings and contents of sections that say they are still empty: "Job postings: coming
 * soon".
 */
export function emptySections(blocks: readonly TextBlock[]): number[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    if (block.kind !== 'heading' || !next) return [];
    if (!nothingYet.test(next.text) || countSpaced(next.text) > maxWords) return [];
    return next.kind === 'heading' && (next.level ?? 6) < (block.level ?? 6) ? [] : [index, index + 1];
  });
}
