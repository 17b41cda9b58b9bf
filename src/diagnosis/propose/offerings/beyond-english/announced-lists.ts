import type { PageFacts, TextBlock } from '../../../read/page-facts.ts';
import { smallLineAbove } from '../small-line.ts';
import { entryName } from './entry-name.ts';
import type { OfferWords } from './offer-words.ts';

/** `to` is exclusive. */
export interface ListedEntry {
  name: string;
  from: number;
  to: number;
  list: number;
}

interface Range {
  start: number;
  end: number;
}

const maxEntries = 40;
const minEntries = 2;
const namedShare = 0.6;
const minLines = 3;
const maxLineWords = 5;
const maxLeadWords = 3;

export function announcedEntries(page: PageFacts, words: OfferWords): ListedEntry[] {
  const { blocks } = page;
  const found: ListedEntry[] = [];
  let done = -1;
  if (isContract(blocks)) return [];
  const terms = termsIn(blocks, words);
  const add = (range: Range) => {
    const entries = entriesIn(blocks, range, words).filter(({ from }) => !terms.has(from));
    if (entries.length < minEntries) return;
    found.push(...entries.map((entry) => ({ ...entry, list: range.start })));
    done = range.end - 1;
  };
  const main = page.kind === 'services' ? blocks.findIndex(({ section }) => section === 'main') : -1;
  if (main >= 0) add({ start: main - 1, end: mainEnd(blocks, main) });
  blocks.forEach((_, index) => {
    const isLater = index > done && found.length < maxEntries;
    if (isLater && opensList(blocks, index, words)) add({ start: index, end: listEnd(blocks, index, words) });
  });
  return found.slice(0, maxEntries);
}

const minSections = 8;

function isContract(blocks: readonly TextBlock[]): boolean {
  return (
    blocks.filter(({ kind, text }) => kind === 'heading' && /^\d{1,2}\.\s/.test(text)).length >= minSections
  );
}

function termsIn(blocks: readonly TextBlock[], words: OfferWords): Set<number> {
  const terms = new Set<number>();
  let level: number | null = null;
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') {
      const own = block.level ?? maxLevel;
      if (words.isLegalName(block.text)) level = Math.min(own, level ?? own);
      else if (level !== null && own <= level) level = null;
    }
    if (level !== null) terms.add(index);
  });
  return terms;
}

function opensList(blocks: readonly TextBlock[], index: number, words: OfferWords): boolean {
  const block = blocks[index];
  if (!block || block.section === 'navigation') return false;
  if (block.kind === 'heading') {
    const above = smallLineAbove(blocks, index);
    return words.announces(block.text) || (above !== null && words.announces(above.text));
  }
  const isLead = block.kind === 'paragraph' && /[:：]$/.test(block.text);
  return isLead && words.count(block.text) <= maxLeadWords && words.announces(block.text);
}

function mainEnd(blocks: readonly TextBlock[], start: number): number {
  const end = blocks.findIndex(({ section }, index) => index > start && section === 'footer');
  return end < 0 ? blocks.length : end;
}

/**
 * Returns the index of the first block after the list. If there are no entries before the next
 * heading at the opening heading's level, the list consists of the following headings at that
 * level.
 */
function listEnd(blocks: readonly TextBlock[], start: number, words: OfferWords): number {
  const first = blocks[start];
  const level = first?.kind === 'heading' ? (first.level ?? 1) : maxLevel;
  const endsAt = (below: number) => (block: TextBlock, index: number) =>
    index > start &&
    (block.section !== first?.section || (block.kind === 'heading' && (block.level ?? maxLevel) <= below));
  const nested = endBy(blocks, endsAt(level));
  const range = { start, end: nested };
  const isEmpty =
    headingsIn(blocks, range).length === 0 &&
    linesIn(blocks, range, words).length < minEntries &&
    !blocks.slice(start, nested).some(({ kind }) => kind === 'list-item');
  if (!isEmpty) return nested;
  const upper = endBy(blocks, endsAt(level - 1));
  const siblings = headingsIn(blocks, { start, end: upper }).filter((heading) => heading.level === level);
  const other = siblings.find((heading) => nameOf(blocks, heading, words) === null);
  return other?.index ?? upper;
}

const maxLevel = 6;

function endBy(blocks: readonly TextBlock[], ends: (block: TextBlock, index: number) => boolean): number {
  const end = blocks.findIndex(ends);
  return end < 0 ? blocks.length : end;
}

interface Heading {
  index: number;
  level: number;
  text: string;
}

function headingsIn(blocks: readonly TextBlock[], { start, end }: Range): Heading[] {
  return blocks
    .slice(start + 1, end)
    .flatMap(({ kind, level, text }, offset) =>
      kind === 'heading' ? [{ index: start + 1 + offset, level: level ?? maxLevel, text }] : [],
    );
}

type Entry = Omit<ListedEntry, 'list'>;

/** A heading that isn't a name may introduce a list of its own. */
function entriesIn(blocks: readonly TextBlock[], range: Range, words: OfferWords): Entry[] {
  const headings = headingsIn(blocks, range);
  if (headings.length === 0) return linesIn(blocks, range, words);
  const upper = Math.min(...headings.map(({ level }) => level));
  const row = headings.filter(({ level }) => level === upper);
  const within = row.map(({ index }, at) => ({ start: index, end: row[at + 1]?.index ?? range.end }));
  const ownEnd = row[0]?.index ?? range.end;
  const named = row.map((heading) => nameOf(blocks, heading, words));
  const judged = row.filter(({ text }, at) => named[at] || !(words.isOther(text) || words.announces(text)));
  const isRow =
    named.filter((name) => name !== null).length >= Math.max(minEntries, judged.length * namedShare);
  return [
    ...entriesIn(blocks, { start: range.start, end: ownEnd }, words),
    ...row.flatMap(({ text }, at): Entry[] => {
      const inner = within[at];
      if (!inner || words.isOther(text)) return [];
      const name = named[at];
      // One announcing word introduces a list; a longer heading, such as "Back-up service", is an entry.
      const isGroup = words.announces(text) && words.count(text) < 2;
      // Under a slogan, the following headings are the entries; the small line above it isn't one.
      const isSlogan = entryName(text, words) === null && headingsIn(blocks, inner).length >= minEntries;
      if (isRow && name && !isGroup && !isSlogan) return [{ name, from: inner.start, to: inner.end }];
      return entriesIn(blocks, inner, words);
    }),
  ];
}

function nameOf(blocks: readonly TextBlock[], { index, text }: Heading, words: OfferWords): string | null {
  if (words.isOther(text)) return null;
  const above = smallLineAbove(blocks, index);
  return entryName(text, words) ?? (above ? entryName(above.text, words) : null);
}

function linesIn(blocks: readonly TextBlock[], { start, end }: Range, words: OfferWords): Entry[] {
  const items = runsOf(blocks, start, end, ({ kind }) => kind === 'list-item');
  const lines = runsOf(blocks, start, end, (block) => isLine(block, words))
    .filter((run) => run.length >= minLines)
    .map((run) => leadingLines(blocks, run));
  return (items.length > 0 ? items : lines).flatMap((run) => {
    const above = blocks[(run[0] ?? 0) - 1];
    if (above && words.count(above.text) <= maxLineWords && words.isOther(above.text)) return [];
    const entries = run.flatMap((index): Entry[] => {
      const name = entryName(blocks[index]?.text ?? '', words);
      return name ? [{ name, from: index, to: index + 1 }] : [];
    });
    return entries.length >= minEntries && entries.length >= run.length * namedShare ? entries : [];
  });
}

function leadingLines(blocks: readonly TextBlock[], run: readonly number[]): readonly number[] {
  const first = blocks[run[0] ?? 0]?.kind;
  const alike = run.filter((index) => blocks[index]?.kind === first);
  return alike.length >= minLines && alike.length * 2 < run.length ? alike : run;
}

function isLine({ kind, text }: TextBlock, words: OfferWords): boolean {
  if (kind !== 'other' && kind !== 'paragraph' && kind !== 'cell') return false;
  const isShort = words.isSegmented ? text.length <= maxLineLetters : words.count(text) <= maxLineWords;
  return isShort && !/[.!?:。]$/.test(text);
}

const maxLineLetters = 20;

function runsOf(
  blocks: readonly TextBlock[],
  start: number,
  end: number,
  isOne: (block: TextBlock) => boolean,
): number[][] {
  const runs: number[][] = [];
  for (let index = start + 1; index < end; index++) {
    const block = blocks[index];
    if (!block || !isOne(block)) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs;
}
