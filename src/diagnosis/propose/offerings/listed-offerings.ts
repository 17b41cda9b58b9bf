import { saysNothingYet } from '../../annotate/nothing-yet.ts';
import { readableLanguage } from '../../annotate/readable-language.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import type { PageFacts, PageKind } from '../../read/page-facts.ts';
import { phrases } from '../../text/phrases.ts';
import { formChoices } from './form-choices.ts';
import { headingLists, itemLists, type PageRole } from './heading-lists.ts';
import { nameStems } from './name-stems.ts';
import { isOwnName } from './own-names.ts';
import { type PageLabel, wordsOfAddress } from './page-labels.ts';
import { withoutPlace } from './place-words.ts';
import { hasPlainWord } from './plain-names.ts';
import { serviceLabel } from './service-label.ts';
import { isSpecific } from './service-words.ts';
import { isGoodsHeading, isListName } from './services-heading.ts';
import { mayBeOffered } from './sibling-names.ts';

export interface ListedOffering {
  name: string;
  /** Id of the list. Two entries of one list are two offerings unless their words are the same. */
  list: string;
  span: { page: number; from: number; to: number };
}

const otherKinds: ReadonlySet<PageKind> = new Set<PageKind>([
  'policy',
  'legal-notice',
  'careers',
  'faq',
  'portal',
  'team',
  'news',
  'article',
  'case-study',
  'gallery',
  'process',
]);
const asksWhat = phrases('asks-what');
const minEntries = 3;
const namedShare = 0.6;
const shownShare = 0.5;

interface Entry {
  name: string;
  /** The name's stems without generic words, sorted and joined with spaces. */
  key: string;
  from: number;
  to: number;
}

interface Row {
  id: string;
  page: number;
  entries: Entry[];
  /** Number of entries in the list, including those left out of `entries`. */
  size: number;
  /**
   * True if the list's heading, its prices, the kind of page it is on, or the form field's label shows that its
   * entries are offerings. On a service's own page, only prices count.
   */
  sure: boolean;
  /**
   * Block index of the heading above. If there's none, null for headings and -1 for list items and
   * cells. Always null for form fields.
   */
  opener: number | null;
}

const minParts = 3;

/**
 * Uses lists whose entries are clearly offerings, then lists that share enough names with those or
 * with `shown`, the names already found.
 */
export function listedOfferings(
  site: SiteReading,
  labels: ReadonlyMap<number, PageLabel>,
  own: ReadonlySet<string>,
  shown: readonly string[],
  names: (name: string) => boolean,
): ListedOffering[] {
  const { pages, readings } = site;
  const isName = (name: string) =>
    nameStems(name).size > 0 && isSpecific(name) && mayBeOffered(name) && !isOwnName(name, own);
  const isFurniture = furnitureOf(pages);
  const rows: Row[] = pages.flatMap((page, number) => {
    if (readings[number] !== 'own' || readableLanguage(page.language) !== 'en') return [];
    if (otherKinds.has(page.kind) || saysNothingYet(page)) return [];
    return [
      ...headingRows(page, number, roleOf(page, labels.get(number)), isFurniture, isName),
      ...choiceRows(page, number, isName),
    ];
  });
  const presented = new Set(
    rows.filter(({ id }) => !id.startsWith('form')).flatMap(({ entries }) => entries.map(({ key }) => key)),
  );
  const known = new Set(shown.map(keyOf));
  const trusted = new Set<Row>();
  const share = (row: Row, is: (entry: Entry) => boolean) => row.entries.filter(is).length / row.size;
  const trust = (row: Row) => {
    trusted.add(row);
    for (const { key } of row.entries) known.add(key);
  };
  for (const row of rows) {
    const isForm = row.id.startsWith('form');
    if (
      isForm
        ? row.sure && share(row, ({ key, name }) => presented.has(key) || names(name)) >= shownShare
        : row.sure
    )
      trust(row);
  }
  for (const row of rows) {
    if (
      !trusted.has(row) &&
      row.entries.filter(({ key }) => known.has(key)).length >= 2 &&
      share(row, ({ key }) => known.has(key)) >= shownShare
    )
      trust(row);
  }
  const timesListed = ({ key }: Entry) =>
    [...trusted].filter(({ entries }) => entries.some((entry) => entry.key === key)).length;
  return withoutParts([...trusted]).flatMap((row) => {
    // A name without common words is probably a person or a place, unless most names in the list contain common
    // words.
    const plain = row.entries.filter(({ name }) => hasPlainWord(name, site));
    const mostPlain = plain.length * 2 > row.entries.length;
    // A person's name usually has several words and appears in only one list.
    const entries = row.entries.filter(
      (entry) =>
        plain.includes(entry) || (mostPlain && (nameStems(entry.name).size === 1 || timesListed(entry) > 1)),
    );
    return entries.map(({ name, from, to }) => ({
      name: withoutPlace(name, site),
      list: row.id,
      span: { page: row.page, from, to },
    }));
  });
}

function roleOf({ kind, url }: PageFacts, label: PageLabel | undefined): PageRole {
  const names = [label?.name ?? '', wordsOfAddress(url)];
  if (names.some((name) => /\bmenus?\b/i.test(name))) return 'menu';
  if (names.some((name) => isListName(name) || isGoodsHeading(name))) return 'list';
  if (kind === 'services') return 'other';
  return kind === 'service' || label?.isWork ? 'service' : 'other';
}

const maxShare = 0.5;
const minPages = 4;

function furnitureOf(pages: readonly PageFacts[]): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const { blocks } of pages) {
    const texts = blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [text.toLowerCase()] : []));
    for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return (text) => {
    const count = counts.get(text.toLowerCase()) ?? 0;
    return count >= minPages && count > pages.length * maxShare;
  };
}

function headingRows(
  page: PageFacts,
  number: number,
  role: PageRole,
  isFurniture: (text: string) => boolean,
  isName: (name: string) => boolean,
): Row[] {
  return [...headingLists(page, role, isFurniture), ...itemLists(page, role)].flatMap((list): Row[] => {
    const entries = list.entries.flatMap(({ index, to, text }): Entry[] => {
      const name = serviceLabel(text);
      return name !== null && isName(name) ? [{ name, key: keyOf(name), from: index, to }] : [];
    });
    const size = list.entries.length;
    if (entries.length < minEntries || entries.length < size * namedShare) return [];
    const sure = (list.announced && role !== 'service') || list.priced;
    // If no heading announces the list, a single word may be a flavor or a size.
    const offered = list.announced ? entries : entries.filter(({ name }) => nameStems(name).size > 1);
    return [
      {
        id: `page ${number} ${list.entries[0]?.index}`,
        page: number,
        entries: offered,
        size,
        sure,
        opener: list.opener,
      },
    ];
  });
}

function choiceRows(page: PageFacts, number: number, isName: (name: string) => boolean): Row[] {
  return formChoices(page).flatMap(({ label, blocks }, field): Row[] => {
    const entries = blocks.flatMap((index): Entry[] => {
      const text = (page.blocks[index]?.text ?? '').replace(/\s*\(.*\)$/, '');
      const name = serviceLabel(text);
      const isWhole = name !== null && keyOf(name) === keyOf(text);
      return isWhole && isName(name) ? [{ name, key: keyOf(name), from: index, to: index + 1 }] : [];
    });
    return [
      {
        id: `form ${number} ${field}`,
        page: number,
        entries,
        size: blocks.length,
        sure: asksWhat.test(label),
        opener: null,
      },
    ];
  });
}

function withoutParts(rows: readonly Row[]): Row[] {
  const isPart = ({ page, opener }: Row) =>
    opener !== null &&
    rows.some((row) => row.page === page && row.entries.some(({ from }) => from === opener));
  const parts = rows.filter(isPart);
  return rows.filter(
    (row) => !parts.includes(row) || parts.filter(({ page }) => page === row.page).length < minParts,
  );
}

function keyOf(name: string): string {
  return [...nameStems(name)].sort().join(' ');
}
