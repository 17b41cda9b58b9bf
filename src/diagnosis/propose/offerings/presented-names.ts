import { readableLanguage } from '../../annotate/readable-language.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import type { PageFacts, TextBlock } from '../../read/page-facts.ts';
import { plainAddress } from '../../text/address.ts';
import { countSpaced } from '../../text/words.ts';
import { edges, isSaid, linkText, type NameMentions, nameMentions } from './name-mentions.ts';
import { addShape, addWords, type NameFeatures } from './name-shape.ts';
import { nameStems } from './name-stems.ts';
import type { OfferingSearch } from './offering-search.ts';
import { isOwnName } from './own-names.ts';
import { serviceLabel } from './service-label.ts';
import { isSpecific } from './service-words.ts';
import { isGoodsHeading, isOfferHeading } from './services-heading.ts';
import { isWorkName } from './work-names.ts';

export interface PresentedName {
  name: string;
  /** The block in which the name first occurs; `to` is exclusive. */
  span: { page: number; from: number; to: number };
  features: NameFeatures;
  groups: readonly string[];
  isHeading: boolean;
  isProposed: boolean;
}

type NameContext = OfferingSearch & { proposed: ReadonlySet<string> };

const maxWords = 8;
/** Longer catalogs say nothing new. */
const maxNames = 300;
const maxGroups = 6;
const minExplained = 8;
const price = /[$£€]\s?\d/;
const priced = /\s*[-–—:.]*\s*(?:from )?[$£€]\s?\d[\d.,]*.*$/i;
/** A longer name in capitals is rewritten in sentence case. */
const maxAcronym = 5;

interface Name {
  name: string;
  isLabel: boolean;
}

interface Occurrence extends Name {
  page: number;
  index: number;
  block: TextBlock;
  parent: string;
}

interface Found {
  name: string;
  span: PresentedName['span'];
  features: Map<string, number>;
  groups: string[];
  isHeading: boolean;
  times: number;
  largest: number;
  knownShare: number;
  labelShare: number;
}

/** From English pages, without quotes. Texts that differ only in case are one name. */
export function presentedNames(site: SiteReading, context: NameContext): PresentedName[] {
  const found = new Map<string, Found>();
  const facts = nameMentions(site, context);
  const names = new Map<string, Name>();
  site.pages.forEach((page, number) => {
    if (readableLanguage(page.language) !== 'en') return;
    for (const [group, entries] of groupsOf(page, number, names)) {
      const share = (test: (entry: Occurrence) => boolean) => entries.filter(test).length / entries.length;
      const known = share(({ name }) => context.deliverer(name)?.function === 'deliver');
      const labeled = share(({ isLabel }) => isLabel);
      for (const entry of entries) {
        const key = entry.name.toLowerCase();
        if (!/\p{L}{3}/u.test(key) || (found.size >= maxNames && !found.has(key))) continue;
        const item = found.get(key) ?? begin(entry, facts, context);
        found.set(key, item);
        item.times++;
        if (entries.length > 1 && item.groups.length < maxGroups) item.groups.push(group);
        item.largest = Math.max(item.largest, entries.length);
        item.knownShare = Math.max(item.knownShare, known);
        item.labelShare = Math.max(item.labelShare, labeled);
        addPlace(item, entry, page, site.readings[number] ?? 'other');
      }
    }
  });
  for (const [name, group] of menuGroups(site.pages)) found.get(name)?.groups.push(group);
  return [...found.values()].map((item) => finish(item, context));
}

function named(text: string): Name {
  const bare = text.replace(priced, '');
  const label = serviceLabel(bare);
  const name = label ?? bare.replaceAll(edges, '').trim();
  const isLoud = name.length > maxAcronym && name === name.toUpperCase();
  return { name: isLoud ? inSentenceCase(name) : name, isLabel: label !== null };
}

function inSentenceCase(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase();
}

function groupsOf(page: PageFacts, number: number, names: Map<string, Name>): Map<string, Occurrence[]> {
  const groups = new Map<string, Occurrence[]>();
  const above: { level: number; text: string }[] = [];
  page.blocks.forEach((block, index) => {
    let parent = block.heading ?? '';
    if (block.kind === 'heading') {
      const level = block.level ?? 6;
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      parent = above.at(-1)?.text ?? '';
      above.push({ level, text: block.text });
    }
    if (block.section !== 'main' || block.kind === 'quote' || countSpaced(block.text) > maxWords) return;
    const group = `${number}${block.kind}${block.level ?? ''}|${parent}`;
    const entries = groups.get(group);
    // The same texts often occur on several pages, and working out a name is slow.
    const name = names.get(block.text) ?? named(block.text);
    names.set(block.text, name);
    const entry = { ...name, page: number, index, block, parent };
    if (entries) entries.push(entry);
    else groups.set(group, [entry]);
  });
  return groups;
}

/** By link text in lower case. Entries that link to one folder form a group. */
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

function begin(entry: Occurrence, facts: NameMentions, context: NameContext): Found {
  const { name } = entry;
  const features = new Map<string, number>([['bias', 1]]);
  const mark = (feature: string, is: boolean | undefined) => {
    if (is) features.set(feature, 1);
  };
  const lower = name.toLowerCase();
  const deliverer = context.deliverer(name);
  mark('delivered', deliverer?.function === 'deliver');
  mark('errand', deliverer !== null && deliverer.function !== 'deliver');
  mark('label', entry.isLabel);
  mark('work-name', isWorkName(name));
  mark('specific', isSpecific(name));
  mark('own-name', isOwnName(name, context.own));
  mark('in-menu', facts.menus.has(lower));
  mark('in-link', facts.links.has(lower));
  const target = facts.leadsTo.get(lower);
  if (target !== undefined) features.set(`leads-to:${target}`, 1);
  const label = facts.labels.get(lower);
  mark('page', label !== undefined);
  mark('work-page', label?.isWork);
  const stems = [...nameStems(name)];
  mark('said', isSaid(stems, facts.saidIn));
  features.set(`stems:${Math.min(4, stems.length)}`, 1);
  for (const owner of facts.owners.get(entry.block.text.toLowerCase()) ?? []) {
    mark('line', owner.kind === 'phrase' && facts.lines.has(owner.workflow));
    mark('phrase', owner.kind === 'phrase' && owner.direct);
    mark('task', owner.kind === 'task');
    mark('specialty', owner.kind === 'specialty' && facts.specialties.has(owner.specialty));
  }
  addWords(name, features);
  addShape(name, features);
  const { page, index } = entry;
  const span = { page, from: index, to: index + 1 };
  return {
    name,
    span,
    features,
    groups: [],
    isHeading: false,
    times: 0,
    largest: 0,
    knownShare: 0,
    labelShare: 0,
  };
}

function addPlace(item: Found, { block, index, parent }: Occurrence, page: PageFacts, reading: string): void {
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
  if (price.test(`${block.text} ${next?.text ?? ''}`)) features.set('price', 1);
  if (isOfferHeading(parent)) features.set('under-services', 1);
  if (isGoodsHeading(parent)) features.set('under-goods', 1);
}

const knownList = 0.3;
const minList = 3;

function finish(item: Found, { proposed }: NameContext): PresentedName {
  const { name, span, features, groups, isHeading, times, largest, knownShare, labelShare } = item;
  features.set('times', Math.min(2, Math.log1p(times)));
  features.set(`list:${Math.min(4, Math.floor(Math.log2(largest)))}`, 1);
  features.set('list-known', knownShare);
  features.set('list-labels', labelShare);
  const both = (one: string, other: string) => features.has(one) && features.has(other);
  if (knownShare > knownList && largest >= minList) features.set('known-list', 1);
  if (isHeading && (features.has('in-menu') || features.has('in-link'))) features.set('linked-heading', 1);
  if (both('under-services', 'label')) features.set('service-label', 1);
  if (both('delivered', 'said')) features.set('delivered-said', 1);
  if (isHeading && features.has('said')) features.set('said-heading', 1);
  const isProposed = proposed.has(name.toLowerCase());
  return { name, span, features, groups: [...new Set(groups)], isHeading, isProposed };
}
