import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import { addressesMachine } from '#diagnosis/second-reader/addresses-machine.ts';

type Block = PageFacts['blocks'][number];

const maxLetters = { heading: 70, text: 110 };

/**
 * At most 200 characters. Null if there is no suitable text near the quote, or if the quote isn't on the page.
 * `mask` runs before the text is shortened.
 */
export function quoteContext(
  pages: readonly PageFacts[],
  { url, quote }: { url: string; quote: string },
  mask: (text: string) => string,
): string | null {
  const blocks = pages.find((page) => page.url === url)?.blocks ?? [];
  const at = blocks.findIndex(({ text }) => text.includes(quote));
  const block = blocks[at];
  if (!block) return null;
  const near = ({ section, kind }: Block) => section === block.section && kind !== 'control';
  const isHeading = block.kind === 'heading' && block.text.length - quote.length < minMore;
  const [side, parts] = isHeading
    ? ['beneath', [beneath(blocks.slice(at + 1).find(near))]]
    : ['before', before(block, blocks.slice(0, at).filter(near), quote)];
  const shown = parts
    .filter(({ text }) => text !== '' && !addressesMachine(text))
    .map(({ text, cut }) => cut(mask(text)))
    .join(' › ');
  return shown === '' ? null : `${side}: ${shown.replace(/\s+/g, ' ')}`;
}

const minMore = 12;

interface Part {
  text: string;
  cut: (text: string) => string;
}

function beneath(next: Block | undefined): Part {
  return { text: next && next.kind !== 'heading' ? next.text : '', cut: firstWords(maxLetters.text) };
}

function before(block: Block, above: readonly Block[], quote: string): Part[] {
  const heading = above.findLast(({ kind }) => kind === 'heading');
  const textBefore = block.text.slice(0, block.text.indexOf(quote)).trim();
  const neighbor = above.at(-1);
  const text = textBefore || (neighbor === heading ? '' : (neighbor?.text ?? ''));
  return [
    { text: heading?.text ?? '', cut: firstWords(maxLetters.heading) },
    { text, cut: lastWords(maxLetters.text) },
  ];
}

function firstWords(letters: number): (text: string) => string {
  return (text) => (text.length <= letters ? text : text.slice(0, letters).replace(/\s\S*$/, ''));
}

function lastWords(letters: number): (text: string) => string {
  return (text) => (text.length <= letters ? text : text.slice(-letters).replace(/^\S+\s/, ''));
}
