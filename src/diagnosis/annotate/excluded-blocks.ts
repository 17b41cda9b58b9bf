import type { TextBlock } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';

/** Headings or introductions of lists of work that isn't done, or that the customer does. */
const announcesExclusions = phrases('exclusion-titles');
/** Maximum length of an announcement, in characters; longer texts cover other topics too. */
const longestAnnouncement = 140;

/**
 * Indexes of the blocks that list excluded work: those under a heading that announces exclusions, and list
 * items right after a sentence that announces them and ends in a colon.
 */
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
