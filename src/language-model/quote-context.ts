import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import { addressesMachine } from '#diagnosis/second-reader/addresses-machine.ts';

const maxLetters = { heading: 70, before: 110 };

/**
 * What a reader of the page sees just before a quote: the heading above it, and the words before it in its own block, else the block before.
 * Null where nothing stands there, or the quote doesn't stand on the page. At most 190 letters.
 */
export function beforeQuote(
  pages: readonly PageFacts[],
  { url, quote }: { url: string; quote: string },
): string | null {
  const blocks = pages.find((page) => page.url === url)?.blocks ?? [];
  const at = blocks.findIndex(({ text }) => text.includes(quote));
  const block = blocks[at];
  if (!block) return null;
  const above = blocks
    .slice(0, at)
    .filter(({ section, kind }) => section === block.section && kind !== 'control');
  const heading = above.findLast(({ kind }) => kind === 'heading');
  const said = block.text.slice(0, block.text.indexOf(quote)).trim();
  const neighbor = above.at(-1);
  const before = said || (neighbor === heading ? '' : (neighbor?.text ?? ''));
  const parts = [heading?.text.slice(0, maxLetters.heading) ?? '', lastWords(before)];
  const context = parts.filter((part) => part !== '' && !addressesMachine(part)).join(' › ');
  return context === '' ? null : context.replace(/\s+/g, ' ');
}

/** The end of a text, from the start of a word. */
function lastWords(text: string): string {
  if (text.length <= maxLetters.before) return text;
  return text.slice(-maxLetters.before).replace(/^\S+\s/, '');
}
