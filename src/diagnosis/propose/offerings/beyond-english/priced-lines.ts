import type { PageFacts, TextBlock } from '../../../read/page-facts.ts';
import { amount, entryName } from './entry-name.ts';
import type { OfferWords } from './offer-words.ts';

const amountOnly =
  /^(?:\p{L}+\s)?[\d.,' -]*(?:[€$£¥円]|EUR|euros?|CHF|PLN|zł|kr|Kč|Ft)[\d.,' -]*(?:\s?\/.*)?$/u;

/** `from` is a block index. */
export function pricedEntries({ blocks }: PageFacts, words: OfferWords): { name: string; from: number }[] {
  return blocks.flatMap((block, index) => {
    if (block.section !== 'main' || block.kind === 'control') return [];
    const isPriced = amount.test(block.text) && !amountOnly.test(block.text);
    if (!isPriced && !isCellBefore(block, blocks[index + 1])) return [];
    const name = entryName(block.text, words);
    return name ? [{ name, from: index }] : [];
  });
}

function isCellBefore({ kind }: TextBlock, next: TextBlock | undefined): boolean {
  return kind === 'cell' && next?.kind === 'cell' && amountOnly.test(next.text);
}
