import type { PageFacts } from '../read/page-facts.ts';

/** In characters. */
export const longestQuote = 240;

/** The quote is always an exact substring of `text`. */
export function quoteOf(
  text: string,
  sentence: { start: number; end: number },
  match: { start: number; end: number },
): string {
  if (sentence.end - sentence.start <= longestQuote) return text.slice(sentence.start, sentence.end);
  const room = longestQuote - (match.end - match.start);
  if (room <= 0) return text.slice(match.start, match.start + longestQuote).replace(/\s+\S*$/, '');
  let start = Math.max(sentence.start, match.start - Math.floor(room / 2));
  let end = Math.min(sentence.end, start + longestQuote);
  start = Math.max(sentence.start, Math.min(start, end - longestQuote));
  if (start > sentence.start) start = nextWordStart(text, start, match.start);
  if (end < sentence.end) end = lastWordEnd(text, end, match.end);
  return text.slice(start, end).trim();
}

function nextWordStart(text: string, from: number, limit: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= limit ? limit : space + 1;
}

function lastWordEnd(text: string, until: number, limit: number): number {
  const space = text.lastIndexOf(' ', until);
  return Math.max(space, limit);
}

export function standsOn(page: Pick<PageFacts, 'blocks'>, quote: string): boolean {
  return quote.length > 0 && page.blocks.some((block) => block.text.includes(quote));
}
