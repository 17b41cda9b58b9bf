import type { PageFacts, TextBlock } from '../../read/page-facts.ts';
import { phrases } from '../../text/phrases.ts';
import { countSpaced } from '../../text/words.ts';
import { isGoodsHeading, isListName, isOfferHeading, isOtherHeading } from './services-heading.ts';
import { smallLineAbove } from './small-line.ts';

export type PageRole = 'list' | 'menu' | 'service' | 'other';

/** `index` and `to` are block indexes; `to` is exclusive. */
export interface ListEntry {
  index: number;
  to: number;
  text: string;
}

export interface HeadingList {
  entries: readonly ListEntry[];
  announced: boolean;
  priced: boolean;
  /**
   * Block index of the heading above. If there's none, null for headings and -1 for list items and
   * cells.
   */
  opener: number | null;
}

interface Heading {
  index: number;
  level: number;
  text: string;
}

/** Matches headings of lists that explain what kinds of something exist, not what is offered. */
const explains = phrases('kinds-of');
const minEntries = 3;
const maxEntries = 24;
const pricedShare = 0.6;
const minParts = 3;
/** Amounts of 100,000 or more, or with "k" or "million", don't count: they are probably house prices or jury awards. */
const price =
  /(?:[$£€₹]|\b(?:USD|CAD|AUD|EUR|GBP|R)) ?\d{1,2}(?:,?\d{3}|\d{0,2})(?:\.\d{2})?(?![\d,]|\s?(?:k\b|m\b|million|billion))|\bper (?:person|hour|session|class|lesson|visit|treatment|guest|head|couple|child)\b|\b\d{2,3} ?min(?:ute)?s?\b/i;
const maxPriceWords = 10;
const startsAt = /\b(?:from|starting at|starts? at|start from)\s+(?:just |only )?[$£€₹]/i;

export function headingLists(
  page: PageFacts,
  role: PageRole,
  isFurniture: (text: string) => boolean,
): HeadingList[] {
  const { blocks } = page;
  const headings = blocks.flatMap((block, index): Heading[] =>
    block.kind === 'heading' &&
    (block.section === 'main' || block.section === 'header') &&
    !isFurniture(block.text)
      ? [{ index, level: block.level ?? 6, text: block.text }]
      : [],
  );
  const all = rowsOf(headings);
  const top = Math.min(...headings.map(({ level }) => level));
  const isEntry = (heading: Heading) => all.some((row) => row.length >= minEntries && row.includes(heading));
  const rows = all.flatMap((row): HeadingList[] => {
    const [first] = row;
    if (!first || row.length < minEntries || row.length > maxEntries) return [];
    const opener = headings.findLast(({ index, level }) => index < first.index && level < first.level);
    const above = opener ? [opener.text, smallLineAbove(blocks, opener.index)?.text ?? ''] : [];
    if (above.some((text) => explains.test(text))) return [];
    const isOther = above.some(isOtherHeading);
    const entries = withText(
      row
        .map(({ index, text }) => ({ index, text, to: endOf(headings, index, blocks) }))
        .filter(({ index, text, to }) => !stage.test(text) && !isOthers(blocks.slice(index + 1, to))),
      blocks,
    );
    const priced = entries.filter((entry) => isPriced(blocks, entry)).length >= entries.length * pricedShare;
    // A list nested under an entry of another list names dishes or parts of a service.
    const isOutermost = opener !== undefined && !isEntry(opener);
    if (role === 'menu' && opener?.level !== top) return [];
    const announced =
      ((role === 'list' || role === 'menu') && isOutermost) || above.some((text) => announces(page, text));
    return [
      {
        entries,
        announced: announced && !isOther,
        priced: priced && !isOther,
        opener: opener?.index ?? null,
      },
    ];
  });
  return withoutParts(rows);
}

/**
 * A general heading for services counts only on the home page. Elsewhere, it may name one part of a
 * service, such as "Controller-level expertise".
 */
function announces({ kind }: PageFacts, text: string): boolean {
  return isListName(text) || isGoodsHeading(text) || (kind === 'home' && isOfferHeading(text));
}

function withoutParts(rows: readonly HeadingList[]): HeadingList[] {
  const parts = rows.filter(({ priced }) => priced);
  if (parts.length < minParts) return [...rows];
  const openers = new Set(parts.map(({ opener }) => opener));
  return rows
    .filter((row) => !parts.includes(row))
    .map((row) => ({
      ...row,
      announced: row.announced || row.entries.filter(({ index }) => openers.has(index)).length >= minParts,
    }));
}

function withText(entries: readonly ListEntry[], blocks: readonly TextBlock[]): readonly ListEntry[] {
  const filled = entries.filter(({ index, to }) =>
    blocks.slice(index + 1, to).some(({ section, kind }) => section === 'main' && kind !== 'control'),
  );
  return filled.length * 2 > entries.length ? filled : entries;
}

const maxItemWords = 7;

export function itemLists(page: PageFacts, role: PageRole): HeadingList[] {
  if (role === 'menu') return [];
  const runs: ListEntry[][] = [];
  page.blocks.forEach(({ kind, section, text, heading }, index) => {
    if (section !== 'main' || (kind !== 'list-item' && kind !== 'cell')) return;
    const last = runs.at(-1)?.at(-1);
    const joins = last?.index === index - 1 && page.blocks[index - 1]?.heading === heading;
    const entry = { index, to: index + 1, text };
    if (joins) runs.at(-1)?.push(entry);
    else runs.push([entry]);
  });
  return runs.flatMap((entries): HeadingList[] => {
    const [first] = entries;
    if (!first || entries.length < minEntries || entries.length > maxEntries) return [];
    if (entries.some(({ text }) => countSpaced(text) > maxItemWords)) return [];
    if (entries.some(({ index, text }) => page.blocks[index]?.kind === 'cell' && /\d/.test(text))) return [];
    const above = page.blocks[first.index]?.heading ?? '';
    if (isOtherHeading(above)) return [];
    const opener = page.blocks.findLastIndex(({ kind }, at) => kind === 'heading' && at < first.index);
    return [{ entries, announced: announces(page, above), priced: false, opener }];
  });
}

const stage = phrases('stages');
const byOthers = phrases('done-by-others');

function isOthers(below: readonly TextBlock[]): boolean {
  return below.some(({ text }) => byOthers.test(text));
}

function rowsOf(headings: readonly Heading[]): Heading[][] {
  const rows: Heading[][] = [];
  const open = new Map<number, Heading[]>();
  for (const heading of headings) {
    for (const [level, row] of open)
      if (level > heading.level) {
        rows.push(row);
        open.delete(level);
      }
    const row = open.get(heading.level);
    if (row) row.push(heading);
    else open.set(heading.level, [heading]);
  }
  return [...rows, ...open.values()];
}

function endOf(headings: readonly Heading[], index: number, blocks: readonly TextBlock[]): number {
  const next = headings.find((heading) => heading.index > index)?.index ?? blocks.length;
  const footer = blocks.findIndex(({ section }, at) => at > index && section === 'footer');
  return footer < 0 ? next : Math.min(next, footer);
}

/** The last entry may extend to the end of the page, so only this many blocks are searched for a price. */
const maxBeneath = 10;

function isPriced(blocks: readonly TextBlock[], { index, to }: ListEntry): boolean {
  return blocks
    .slice(index, Math.min(to, index + maxBeneath))
    .some(({ text }) => (countSpaced(text) <= maxPriceWords && price.test(text)) || startsAt.test(text));
}
