import { addressesMachine } from '#diagnosis/second-reader/addresses-machine.ts';
import { sentenceSpans } from '#diagnosis/text/sentences.ts';
import { findQuote } from './find-quote.ts';
import type { RefusalReason } from './refusals.ts';
import type { SentBlock } from './sent-text.ts';

const maxQuoteLetters = 240;
const minQuoteLetters = 12;

export interface QuoteCheck {
  blocks: ReadonlyMap<string, SentBlock>;
  refuse: (reason: RefusalReason) => null;
}

/** Extends the quote to the whole sentence around it, unless that is too long. */
export function checkQuote(
  { block: id, quote: given }: { block: string; quote: string },
  check: QuoteCheck,
): { block: SentBlock; quote: string } | null {
  const named = check.blocks.get(id.replace(/^\[|\]$/g, ''));
  if (!named) return check.refuse('unknown-block');
  const found = given.length > maxQuoteLetters * 2 ? null : findOnPage(named, given, check.blocks);
  if (found === null) return check.refuse('quote-not-found');
  const { block, quote } = found;
  if (quote.length < Math.min(minQuoteLetters, block.original.length) && !denseScript.test(quote))
    return check.refuse('quote-too-short');
  const sentence = sentenceAround(block.original, quote);
  const shown = sentence.length <= maxQuoteLetters ? sentence : quote;
  if (addressesMachine(shown)) return check.refuse('speaks-to-machine');
  return {
    block,
    quote: shown.slice(0, maxQuoteLetters).replace(shown.length > maxQuoteLetters ? /\s+\S*$/ : '', ''),
  };
}

/** A model often gives the id of the heading above the block that it quotes. */
function findOnPage(
  named: SentBlock,
  given: string,
  blocks: QuoteCheck['blocks'],
): { block: SentBlock; quote: string } | null {
  const inNamed = findQuote(named, given);
  if (inNamed !== null) return { block: named, quote: inNamed };
  if (given.trim().length < minQuoteLetters) return null;
  const ofPage = [...blocks.values()].filter(({ url }) => url === named.url);
  const at = ofPage.indexOf(named);
  const [nearest] = ofPage
    .flatMap((block, index) => {
      const quote = findQuote(block, given);
      return quote === null ? [] : [{ block, quote, distance: Math.abs(index - at) }];
    })
    .sort((a, b) => a.distance - b.distance);
  return nearest ?? null;
}

function sentenceAround(text: string, quote: string): string {
  const start = text.indexOf(quote);
  const end = start + quote.length;
  const spans = sentenceSpans(text).filter((span) => span.start < end && start < span.end);
  return text.slice(spans[0]?.start ?? start, spans.at(-1)?.end ?? end).trim();
}

/** Scripts whose characters stand for syllables or words. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Four consecutive characters in these scripts say as much as a short sentence. */
const denseScript = new RegExp(`${dense.source}{4}`, 'u');

export function isDense(text: string): boolean {
  return dense.test(text);
}
