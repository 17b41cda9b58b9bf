import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readingOf } from '#diagnosis/annotate/page-reading.ts';
import type { PageFacts, PageKind } from '#diagnosis/read/page-facts.ts';
import { addressesMachine, pageAddressesMachine } from '#diagnosis/second-reader/addresses-machine.ts';
import { sentenceSpans } from '#diagnosis/text/sentences.ts';
import { findPrivateSpans, type PrivateSpan, peopleNamed } from './find-private-spans.ts';

export interface SentBlock {
  id: string;
  url: string;
  pageKind: PageKind;
  language: string | null;
  original: string;
  /** With placeholders. The model's quotes are looked up in this text. */
  sent: string;
  spans: readonly PrivateSpan[];
}

export interface SentText {
  blocks: SentBlock[];
  tokens: number;
}

/** Kinds that usually describe what an organization does come first. Pages of unlisted kinds aren't sent. */
const order: readonly PageKind[] = [
  'home',
  'services',
  'service',
  'about',
  'process',
  'pricing',
  'product',
  'careers',
  'booking',
  'faq',
  'contact',
  'shop',
  'locations',
  'forms',
  'events',
  'team',
  'other',
];
/** Maximum share of the tokens for one page, so that other pages are sent too. */
const pageShare = 0.25;
const maxBlockLetters = 1_200;
const minBlockLetters = 3;

export function chooseText(pages: readonly PageFacts[], maxTokens: number): SentText {
  const names = peopleNamed(pages);
  const blocks: SentBlock[] = [];
  const seen = new Set<string>();
  let tokens = 0;
  sendablePages(pages).forEach((page, number) => {
    let ofPage = 0;
    piecesOf(page).forEach((original, piece) => {
      const key = original.toLowerCase();
      if (seen.has(key)) return;
      const block = sentBlock(page, `p${number + 1}b${piece + 1}`, original, names);
      const cost = estimateTokens(block.sent) + tokensOfId;
      if (tokens + cost > maxTokens || ofPage + cost > maxTokens * pageShare) return;
      seen.add(key);
      tokens += cost;
      ofPage += cost;
      blocks.push(block);
    });
  });
  return { blocks, tokens };
}

function sendablePages(pages: readonly PageFacts[]): PageFacts[] {
  return pages
    .filter((page) => order.includes(page.kind) && ['own', 'job'].includes(readingOf(page)))
    .map((page, index) => ({ page, index }))
    .sort((a, b) => order.indexOf(a.page.kind) - order.indexOf(b.page.kind) || a.index - b.index)
    .map(({ page }) => page);
}

/** Also checks text that visitors don't see. */
export async function speaksToMachine(pages: readonly PageFacts[]): Promise<boolean> {
  for (const page of sendablePages(pages)) {
    await nextTurn();
    if (pageAddressesMachine(page)) return true;
  }
  return false;
}

function piecesOf({ blocks }: PageFacts): string[] {
  return blocks
    .filter(({ section, kind, text }) => {
      const isFurniture = section === 'navigation' || section === 'footer' || kind === 'control';
      return !isFurniture && text.length >= minBlockLetters && !addressesMachine(text);
    })
    .flatMap(({ text }) => (text.length <= maxBlockLetters ? [text] : splitAtSentences(text)));
}

function splitAtSentences(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  let end = 0;
  for (const span of sentenceSpans(text)) {
    if (span.end - start > maxBlockLetters && end > start) {
      pieces.push(text.slice(start, end));
      start = span.start;
    }
    end = span.end;
  }
  pieces.push(text.slice(start, end));
  return pieces.map((piece) => piece.slice(0, maxBlockLetters));
}

function sentBlock(page: PageFacts, id: string, original: string, names: readonly string[]): SentBlock {
  const spans = findPrivateSpans(original, names);
  let sent = '';
  let at = 0;
  for (const { start, end, placeholder } of spans) {
    sent += original.slice(at, start) + placeholder;
    at = end;
  }
  return {
    id,
    url: page.url,
    pageKind: page.kind,
    language: page.language,
    original,
    sent: sent + original.slice(at),
    spans,
  };
}

const tokensOfId = 5;

/** Deliberately high, because models count tokens differently. */
export function estimateTokens(text: string): number {
  const dense = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu,
  );
  const denseCount = dense?.length ?? 0;
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return Math.ceil((text.length - others) / 3.2 + denseCount + (others - denseCount) / 1.6);
}

/** The marker lines are derived from the data itself, so no page can contain them and end the data early. */
export function betweenMarkers(data: string): string {
  const mark = createHash('sha256').update(data).digest('hex').slice(0, 24);
  return `=====BEGIN ${mark}=====\n${data}\n=====END ${mark}=====`;
}

export function pageKindsOf(blocks: readonly SentBlock[]): string {
  return [...new Set(blocks.map(({ id, pageKind }) => `${id.split('b')[0]} ${pageKind}`))].join(', ');
}

/** Folds white space, so that no block can imitate a marker line. */
export function linesOf(blocks: readonly SentBlock[]): string {
  return blocks.map(({ id, sent }) => `[${id}] ${sent.replace(/\s+/g, ' ')}`).join('\n');
}
