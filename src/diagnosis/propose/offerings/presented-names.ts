import type { SiteReading } from '../../annotate/site-reading.ts';
import type { PageFacts, TextBlock } from '../../read/page-facts.ts';
import { plainAddress } from '../../text/address.ts';
import { countSpaced } from '../../text/words.ts';
import { linkText } from './name-mentions.ts';
import type { NameFeatures } from './name-shape.ts';

export interface PresentedName {
  name: string;
  /** `to` is exclusive. */
  span: { page: number; from: number; to: number };
  features: NameFeatures;
  groups: readonly string[];
  isHeading: boolean;
  isProposed: boolean;
}

export interface ReadName {
  name: string;
  isLabel: boolean;
}

export interface NamePlace extends ReadName {
  page: number;
  index: number;
  block: TextBlock;
  /** The heading above; empty if there is none. */
  parent: string;
}

export interface NameReader {
  reads: (page: PageFacts) => boolean;
  nameOf: (text: string) => ReadName | null;
  describe: (place: NamePlace) => Map<string, number>;
  /** A name gets the features of all its places. `next` is the block after the place's own. */
  describePlace: (place: NamePlace, next: TextBlock | undefined) => readonly string[];
  isDelivered: (name: string) => boolean;
  isWork: (name: string) => boolean;
  /** Adds features that combine others. Called once the features of all places are known. */
  complete?: (features: Map<string, number>, isHeading: boolean) => void;
}

/**
 * A site with more names than this probably has a product catalog. Further names add no
 * information.
 */
const maxNames = 300;
const maxGroups = 6;
const minExplained = 8;

interface Found {
  name: string;
  span: PresentedName['span'];
  features: Map<string, number>;
  groups: string[];
  isHeading: boolean;
  times: number;
  largest: number;
  deliveredShare: number;
  workShare: number;
}

/** Names that differ only in case are one name. */
export function presentedNames(
  site: SiteReading,
  reader: NameReader,
  proposed: ReadonlySet<string>,
): PresentedName[] {
  const found = new Map<string, Found>();
  const names = new Map<string, ReadName | null>();
  site.pages.forEach((page, number) => {
    if (!reader.reads(page)) return;
    for (const [group, entries] of groupsOf(page, number, reader, names)) {
      const share = (test: (entry: NamePlace) => boolean) => entries.filter(test).length / entries.length;
      const delivered = share(({ name }) => reader.isDelivered(name));
      const work = share(({ name, isLabel }) => isLabel || reader.isWork(name));
      for (const entry of entries) {
        const key = entry.name.toLowerCase();
        if (found.size >= maxNames && !found.has(key)) continue;
        const item = found.get(key) ?? begin(entry, reader);
        found.set(key, item);
        item.times++;
        if (entries.length > 1 && item.groups.length < maxGroups) item.groups.push(group);
        item.largest = Math.max(item.largest, entries.length);
        item.deliveredShare = Math.max(item.deliveredShare, delivered);
        item.workShare = Math.max(item.workShare, work);
        addPlace(item, entry, page, site.readings[number] ?? 'other', reader);
      }
    }
  });
  for (const [name, group] of menuGroups(site.pages)) found.get(name)?.groups.push(group);
  return [...found.values()].map((item) => finish(item, reader, proposed));
}

function groupsOf(
  page: PageFacts,
  number: number,
  reader: NameReader,
  names: Map<string, ReadName | null>,
): Map<string, NamePlace[]> {
  const groups = new Map<string, NamePlace[]>();
  const above: { level: number; text: string }[] = [];
  page.blocks.forEach((block, index) => {
    let parent = block.heading ?? '';
    if (block.kind === 'heading') {
      const level = block.level ?? 6;
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      parent = above.at(-1)?.text ?? '';
      above.push({ level, text: block.text });
    }
    if (block.section !== 'main' || block.kind === 'quote') return;
    // The same texts often occur on several pages, and working out a name is slow.
    const known = names.get(block.text);
    const name = known === undefined ? reader.nameOf(block.text) : known;
    names.set(block.text, name);
    if (name === null) return;
    const group = `${number}${block.kind}${block.level ?? ''}|${parent}`;
    const entry = { ...name, page: number, index, block, parent };
    const entries = groups.get(group);
    if (entries) entries.push(entry);
    else groups.set(group, [entry]);
  });
  return groups;
}

/** Keyed by link text. Entries that link into the same folder form a group. */
function menuGroups(pages: readonly PageFacts[]): Map<string, string> {
  const groups = new Map<string, string>();
  for (const { kind, links } of pages) {
    if (kind !== 'home') continue;
    for (const { section, text, url } of links) {
      if (section !== 'navigation' && section !== 'header') continue;
      groups.set(linkText(text), `menu:${plainAddress(url).split('/').slice(1, -1).join('/')}`);
    }
  }
  return groups;
}

function begin(place: NamePlace, reader: NameReader): Found {
  const { name, page, index } = place;
  return {
    name,
    span: { page, from: index, to: index + 1 },
    features: new Map([['bias', 1], ...reader.describe(place)]),
    groups: [],
    isHeading: false,
    times: 0,
    largest: 0,
    deliveredShare: 0,
    workShare: 0,
  };
}

function addPlace(item: Found, place: NamePlace, page: PageFacts, reading: string, reader: NameReader): void {
  const { block, index } = place;
  const { features } = item;
  const next = page.blocks[index + 1];
  const isHeading = block.kind === 'heading';
  item.isHeading ||= isHeading;
  features.set(`in:${isHeading ? `h${Math.min(3, block.level ?? 3)}` : block.kind}`, 1);
  features.set(`on:${page.kind}`, 1);
  if (isHeading && block.level === 1) features.set(`title-on:${page.kind}`, 1);
  features.set(`reading:${reading}`, 1);
  const isExplained = next?.kind === 'paragraph' && countSpaced(next.text) >= minExplained;
  if (isExplained) features.set('explained', 1);
  if (isExplained && isHeading) features.set('explained-heading', 1);
  for (const feature of reader.describePlace(place, next)) features.set(feature, 1);
}

const knownList = 0.3;
const minList = 3;

function finish(item: Found, reader: NameReader, proposed: ReadonlySet<string>): PresentedName {
  const { name, span, features, groups, isHeading, times, largest, deliveredShare, workShare } = item;
  features.set('times', Math.min(2, Math.log1p(times)));
  features.set(`list:${Math.min(4, Math.floor(Math.log2(largest)))}`, 1);
  features.set('list-known', deliveredShare);
  features.set('list-labels', workShare);
  if (deliveredShare > knownList && largest >= minList) features.set('known-list', 1);
  if (isHeading && (features.has('in-menu') || features.has('in-link'))) features.set('linked-heading', 1);
  reader.complete?.(features, isHeading);
  const isProposed = proposed.has(name.toLowerCase());
  return { name, span, features, groups: [...new Set(groups)], isHeading, isProposed };
}
