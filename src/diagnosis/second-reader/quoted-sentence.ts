import { isBiography, isOfOthers, tellsOfSurroundings } from '../annotate/about-others.ts';
import { historyBlocks, isOfThePast, isPlanned } from '../annotate/about-past.ts';
import { deniedSpans } from '../annotate/denied-spans.ts';
import { emptySections } from '../annotate/empty-sections.ts';
import { excludedBlocks } from '../annotate/excluded-blocks.ts';
import { isMachineMessage } from '../annotate/machine-messages.ts';
import type { Sentence } from '../annotate/sentence.ts';
import { placeOf, type SiteReading } from '../annotate/site-reading.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { sentenceSpans } from '../text/sentences.ts';

/**
 * `text` is the whole block's text. `at` gives the offsets of the name in it if the quote contains the name, because "a
 * course, not a lecture" denies only the lecture; else those of the quote. Null if no block of the page contains the
 * quote word for word.
 */
export function quotedSentence(
  site: SiteReading,
  { url, quote, name }: { url: string; quote: string; name: string },
): (Sentence & { text: string; at: { start: number; end: number } }) | null {
  const pageNumber = site.pages.findIndex((page) => page.url === url);
  const page = site.pages[pageNumber];
  const reading = site.readings[pageNumber];
  if (!page || !reading || quote === '') return null;
  const blockNumber = page.blocks.findIndex(({ text }) => text.includes(quote));
  const block = page.blocks[blockNumber];
  if (!block) return null;
  const start = block.text.indexOf(quote);
  const quoted = { start, end: start + quote.length };
  const named = quote.toLowerCase().indexOf(name.toLowerCase());
  const at = named < 0 ? quoted : { start: start + named, end: start + named + name.length };
  const spans = sentenceSpans(block.text).filter(
    (span) => span.start < quoted.end && quoted.start < span.end,
  );
  const from = Math.min(quoted.start, ...spans.map((span) => span.start));
  const to = Math.max(quoted.end, ...spans.map((span) => span.end));
  const text = block.text.slice(from, to);
  const isThirdParty = reading === 'own' && tellsOfOthers(page, blockNumber, text);
  return {
    page: pageNumber,
    block: blockNumber,
    start: from,
    end: to,
    text: block.text,
    at,
    place: placeOf(block, reading),
    reading: isThirdParty ? 'third-party' : reading,
    quoted: block.kind === 'quote' || /^["“„«]\s*\p{Lu}/u.test(text),
    byVisitor: site.isVisitors(text, page.language),
    defines: false,
    answer: null,
    denied: isExcluded(page, blockNumber, text)
      ? [{ start: from, end: to }]
      : deniedSpans(text).map((span) => ({ start: span.start + from, end: span.end + from })),
    cues: [],
    taught: false,
    customers: [],
  };
}

function tellsOfOthers(page: PageFacts, block: number, text: string): boolean {
  return (
    isOfThePast(text, historyBlocks(page).has(block)) ||
    isPlanned(text) ||
    isOfOthers(text, tellsOfSurroundings(page)) ||
    isBiography(text)
  );
}

function isExcluded({ blocks }: PageFacts, block: number, text: string): boolean {
  return excludedBlocks(blocks).has(block) || emptySections(blocks).includes(block) || isMachineMessage(text);
}
