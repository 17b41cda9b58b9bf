import type { TextBlock } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';

const announcesExclusions = phrases('exclusion-titles');
/** In characters; longer texts cover other topics too. */
const longestAnnouncement = 140;

export function excludedBlocks(blocks: readonly TextBlock[]): ReadonlySet<number> {
  const excluded = new Set<number>();
  let inList = false;
  blocks.forEach((block, index) => {
    if (block.kind !== 'list-item') inList = false;
    if (block.kind !== 'heading' && (inList || (block.heading !== null && announces(block.heading)))) {
      excluded.add(index);
      return;
    }
    if (block.kind === 'paragraph' && block.text.trimEnd().endsWith(':'))
      inList = announces(lastSentence(block.text));
  });
  return excluded;
}

function announces(text: string): boolean {
  return text.length <= longestAnnouncement && announcesExclusions.test(text);
}

function lastSentence(text: string): string {
  return (
    text
      .trimEnd()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? text
  );
}
