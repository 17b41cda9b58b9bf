import type { TextBlock } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';
import { countSpaced } from '../text/words.ts';

const announcesContents = phrases('contents-titles');
const maxWords = 8;
const unknownLevel = 6;

export function taughtBlocks(blocks: readonly TextBlock[]): ReadonlySet<number> {
  const found = new Set<number>();
  let level = 0;
  blocks.forEach((block, index) => {
    if (block.section !== 'main') return;
    if (block.kind === 'heading') {
      const own = block.level ?? unknownLevel;
      if (level > 0 && own <= level) level = 0;
      else if (level > 0) found.add(index);
      if (countSpaced(block.text) <= maxWords && announcesContents.test(block.text.trim())) level = own;
    } else if (level > 0) found.add(index);
  });
  return found;
}
