import type { Evidence } from '#shared/schemas/evidence.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import { phrases } from '../../text/phrases.ts';
import { countSpaced } from '../../text/words.ts';
import { longestQuote } from '../quote.ts';
import { nameStems } from './name-stems.ts';
import type { OfferingCandidate } from './offering-candidate.ts';
import type { OwnSentence } from './own-sentences.ts';

const maxQuotes = 2;
const minWords = 8;
const refusing = phrases('refusing');
/** Text further down is usually about something else. */
const maxLines = 6;

export function offeringEvidence(
  site: SiteReading,
  {
    name,
    spans,
    deliverer,
    isForeign,
  }: Pick<OfferingCandidate, 'name' | 'spans' | 'deliverer' | 'isForeign'>,
  sentences: readonly OwnSentence[],
): { evidence: Evidence[]; isSaid: boolean } {
  const stems = [...nameStems(name)];
  const naming = sentences.filter(({ stems: sentenceStems }) =>
    stems.every((stem) => sentenceStems.has(stem)),
  );
  const within = sentences.filter(
    ({ page, block, text }) =>
      spans.some((span) => span.from > 0 && span.page === page && block > span.from && block < span.to) &&
      countSpaced(text) >= minWords,
  );
  const named = [
    ...naming.slice(0, 1).map(({ page, text }) => quote(site, page, text, 'text')),
    ...spans.flatMap((span) => presented(site, stems, span)),
    ...within.slice(0, 1).map(({ page, text }) => quote(site, page, text, 'text')),
  ];
  const quotes =
    named.length > 0 || (deliverer === null && !isForeign)
      ? named
      : spans.flatMap((span) => firstBlock(site, span));
  const distinct = quotes.filter(
    (entry, index) => !quotes.slice(0, index).some((other) => other.quote.includes(entry.quote)),
  );
  return { evidence: distinct.slice(0, maxQuotes), isSaid: naming.length > 0 };
}

function firstBlock(site: SiteReading, { page, from, to }: OfferingCandidate['spans'][number]): Evidence[] {
  const block = site.pages[page]?.blocks.slice(from, to).find(({ section }) => section === 'main');
  return block ? [quote(site, page, block.text, block.kind === 'heading' ? 'heading' : 'text')] : [];
}

function presented(
  site: SiteReading,
  stems: readonly string[],
  { page, from, to }: OfferingCandidate['spans'][number],
): Evidence[] {
  const facts = site.pages[page];
  if (!facts) return [];
  const share = (text: string) => {
    const textStems = nameStems(text);
    return stems.filter((stem) => textStems.has(stem)).length;
  };
  const blocks = to > from ? facts.blocks.slice(from, to) : facts.blocks;
  const shown = blocks.filter(({ kind, section }) => kind !== 'other' && section !== 'navigation');
  const whole = from === 0 && shown.length > 1;
  const heading = whole
    ? shown.find(({ kind, section, text }) => kind === 'heading' && section === 'main' && share(text) > 0)
    : shown[0];
  const lines = blocks
    .filter(
      ({ kind, section, text }) =>
        kind === 'paragraph' && section === 'main' && countSpaced(text) >= minWords && !refusing.test(text),
    )
    .slice(0, maxLines);
  const best = Math.max(...lines.map(({ text }) => share(text)));
  // Text under a heading is about that heading, but not all text on a page is about the page's
  // name.
  const line = best > 0 ? lines.find(({ text }) => share(text) === best) : whole ? undefined : lines[0];
  return [
    ...(line ? [quote(site, page, line.text, 'text')] : []),
    ...(heading && share(heading.text) > 0
      ? [quote(site, page, heading.text, heading.kind === 'heading' ? 'heading' : 'text')]
      : []),
  ];
}

/** The quote is always an exact substring of `text`. */
function quote({ pages }: SiteReading, page: number, text: string, kind: Evidence['kind']): Evidence {
  const short = text.length <= longestQuote ? text : text.slice(0, longestQuote).replace(/\s+\S*$/, '');
  return { url: pages[page]?.url ?? '', quote: short, kind };
}
