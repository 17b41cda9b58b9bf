import { readableLanguage } from '../../annotate/readable-language.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import type { PageFacts, TextBlock } from '../../read/page-facts.ts';
import { phrases } from '../../text/phrases.ts';
import { countSpaced } from '../../text/words.ts';
import { nameStems } from './name-stems.ts';
import { type PageLabel, wordsOfAddress } from './page-labels.ts';
import { withoutPlace } from './place-words.ts';
import { serviceLabel } from './service-label.ts';
import { isListName, isOfferHeading, isPractices } from './services-heading.ts';
import { smallLineAbove } from './small-line.ts';
import { titleLines } from './title-lines.ts';

/** One entry of a list of services: a heading with its content. */
export interface ServiceCard {
  name: string;
  page: number;
  /**
   * Block indexes from its heading to the next entry, the next heading of the same or a higher level, or the
   * footer. `to` is exclusive.
   */
  from: number;
  to: number;
  /** Number of words under the heading. */
  words: number;
  /** True if the list can only contain services: practice areas, or entries with a price or a duration. */
  sure: boolean;
  /** True if a heading or the page's name announces services and enough entries are known services. */
  agreed: boolean;
  /** True if the list is on a page about one service, so that its entries are parts of that service. */
  isPart: boolean;
}

/** Minimum number and minimum share of known services in a list for the other entries to be services too. */
const minKnown = 2;
const knownShare = 0.4;
const minCards = 3;
const maxCards = 16;
/**
 * Minimum share of a list's headings that must be names; otherwise they are sentences or promises. Also the
 * minimum share of entries with a price in a priced list.
 */
const namedShare = 0.6;
/** Headings for steps of one job: "1. Discovery", "Step two". */
const stage = /^(?:\d{1,2}\b|step\b|phase\b|stage\b|week\b|day\b|month\b)/i;
/** Says that others do the work: "Law enforcement is provided by the state police." */
const byOthers = phrases('done-by-others');
const minWords = 4;
/** Headings of lists that name the customers' trades. */
const customers = phrases('customers-sections');
/** Headings of lists of projects for individual clients. */
const pastWork = phrases('past-projects');

/**
 * The entries of service lists on the home page and on services pages, and of lists of parts on a service's
 * own page. Each list has at least three entries of the same form, most of them names with some words under
 * them.
 */
export function serviceCards(
  site: SiteReading,
  labels: ReadonlyMap<number, PageLabel>,
  names: (name: string) => boolean,
): ServiceCard[] {
  const { pages, readings } = site;
  const called = calledBy(pages);
  return pages.flatMap((page, number) => {
    if (readings[number] !== 'own' || readableLanguage(page.language) !== 'en') return [];
    const label = labels.get(number);
    const isList = page.kind === 'services' || (label !== undefined && isListName(label.name));
    const own = label?.name ?? '';
    const lists = page.kind === 'home' || isList ? listsOn(page, isList ? own : null) : [];
    const titled = page.kind === 'home' || isList ? listOfTitles(page, isList ? own : null) : [];
    const cards = [...lists, ...titled, ...listOfMenu(page)].flatMap((list) =>
      cardsOf(site, number, list, called, names),
    );
    if (page.kind === 'service' || label?.isWork) {
      const parts = listsOn(page, null).filter(({ opened }) => opened);
      cards.push(
        ...parts.flatMap((list) =>
          cardsOf(site, number, list, called, names).map((card) => ({ ...card, isPart: true })),
        ),
      );
    }
    return cards.filter(({ from }, at) => cards.findIndex((other) => other.from === from) === at);
  });
}

/**
 * Returns a test for whether the text contains all words of some link or address: a single word must match
 * exactly, several may be part of a longer text.
 */
function calledBy(pages: readonly PageFacts[]): (text: string) => boolean {
  const texts = new Set(
    pages.flatMap(({ url, links }) => [wordsOfAddress(url), ...links.map(({ text }) => text)]),
  );
  const known = [...texts].map(nameStems).filter(({ size }) => size > 0);
  return (text) => {
    const stems = nameStems(text);
    return known.some(
      (link) => [...link].every((stem) => stems.has(stem)) && (link.size > 1 || link.size === stems.size),
    );
  };
}

interface List {
  headings: readonly Heading[];
  sure: boolean;
  /** True if a heading or the page's name announces services. */
  opened: boolean;
}

interface Heading {
  index: number;
  level: number;
  text: string;
}

/** Level of a line without heading markup, below all headings. */
const lineLevel = 7;

function headingsOf(blocks: readonly TextBlock[]): Heading[] {
  return blocks.flatMap((block, index): Heading[] =>
    block.kind === 'heading' && (block.section === 'main' || block.section === 'header')
      ? [{ index, level: block.level ?? 6, text: block.text }]
      : [],
  );
}

/**
 * The headings of each list: the highest ones below a heading that announces services or has mostly priced
 * entries. If an announcing heading has none below it, the following ones of its own level. The first heading
 * also announces services if the page's name does (`called`). Leaves out lists of customers' trades.
 */
function listsOn(page: PageFacts, called: string | null): List[] {
  const headings = headingsOf(page.blocks);
  const ofClients = sectionsOf(headings, ({ text }) => pastWork.test(text));
  const ofTrades = sectionsOf(headings, ({ index, text }) => {
    const above = smallLineAbove(page.blocks, index)?.text ?? '';
    return customers.test(text) || customers.test(above);
  });
  return headings.flatMap((opener, position) => {
    if (ofTrades.has(opener)) return [];
    const after = headings.slice(position + 1);
    const end = after.findIndex(({ level }) => level <= opener.level);
    const below = end < 0 ? after : after.slice(0, end);
    const sure = isPractices(opener.text) || (position === 0 && isPractices(called ?? ''));
    const known = opens(page.blocks, opener) || (called !== null && position === 0);
    if (below.length > 0) {
      const level = Math.min(...below.map((heading) => heading.level));
      const list = below.filter((heading) => heading.level === level);
      return known || isPriced(page, list)
        ? [{ headings: list, sure, opened: known && !ofClients.has(opener) }]
        : [];
    }
    if (!known) return [];
    const past = after.findIndex(({ level }) => level < opener.level);
    const beside = past < 0 ? after : after.slice(0, past);
    return [
      {
        headings: beside.filter(({ level }) => level === opener.level),
        sure,
        opened: !ofClients.has(opener),
      },
    ];
  });
}

/**
 * Titles of paragraphs without heading markup, if the heading above or the page's name announces offerings.
 */
function listOfTitles({ blocks }: PageFacts, called: string | null): List[] {
  const lines = titleLines(blocks).filter(
    ({ index }) => called !== null || isOfferHeading(blocks[index]?.heading ?? ''),
  );
  const sections = Map.groupBy(lines, ({ index }) => blocks[index]?.heading ?? '');
  return [...sections].map(([above, entries]) => ({
    headings: entries.map((entry) => ({ ...entry, level: lineLevel })),
    sure: isPractices(above) || isPractices(called ?? ''),
    opened: false,
  }));
}

/** The headings that meet a condition, and the headings under them. */
function sectionsOf(headings: readonly Heading[], is: (heading: Heading) => boolean): Set<Heading> {
  let begun: number | null = null;
  return new Set(
    headings.filter((heading) => {
      if (begun === null || heading.level <= begun) begun = is(heading) ? heading.level : null;
      return begun !== null;
    }),
  );
}

const maxMenuWords = 5;

/**
 * The headings below level 1 that contain all words of an entry in the page's menu. Of these, only the
 * highest level.
 */
function listOfMenu({ kind, blocks }: PageFacts): List[] {
  if (kind !== 'home' && kind !== 'services' && kind !== 'service') return [];
  const entries = blocks
    .filter(({ section, text }) => section === 'navigation' && countSpaced(text) <= maxMenuWords)
    .map(({ text }) => nameStems(text))
    .filter(({ size }) => size > 0);
  const led = blocks.flatMap((block, index): Heading[] => {
    if (block.kind !== 'heading' || block.section !== 'main' || block.level === 1) return [];
    const stems = nameStems(block.text);
    const isNamed = entries.some((entry) => [...entry].every((stem) => stems.has(stem)));
    return isNamed ? [{ index, level: block.level ?? 6, text: block.text }] : [];
  });
  const level = Math.min(...led.map((heading) => heading.level));
  return [{ headings: led.filter((heading) => heading.level === level), sure: false, opened: false }];
}

/** True if the heading, or the small line above it, announces services. */
function opens(blocks: readonly TextBlock[], { index, text }: Heading): boolean {
  const above = smallLineAbove(blocks, index);
  return isOfferHeading(text) || (above !== null && isOfferHeading(above.text));
}

/**
 * A price for what customers pay for individually, or a duration in minutes. A price per night is for a room
 * and isn't included.
 */
const price =
  /\bper (?:person|hour|session|class|lesson|visit|treatment|guest|head|couple|child)\b|\b\d{2,3} ?min(?:ute)?s?\b/i;

/** True if most entries of a list have a price or a duration. */
function isPriced({ blocks }: PageFacts, list: readonly Heading[]): boolean {
  const priced = list.filter(({ index }, position) => {
    const next = list[position + 1]?.index ?? index + 8;
    return blocks.slice(index + 1, next).some(({ text }) => price.test(text));
  });
  return list.length >= minCards && priced.length >= list.length * namedShare;
}

function cardsOf(
  site: SiteReading,
  page: number,
  list: List,
  isCalled: (text: string) => boolean,
  names: (name: string) => boolean,
): ServiceCard[] {
  const facts = site.pages[page];
  if (!facts) return [];
  const { blocks } = facts;
  const { headings } = list;
  if (headings.length < minCards || headings.length > maxCards) return [];
  const cards = headings.flatMap(({ index, level, text }, position): ServiceCard[] => {
    // The small line above a slogan may be a name or a section label. It counts as a name only if a link or
    // address has the same words.
    const above = smallLineAbove(blocks, index)?.text ?? '';
    const numbered = /^\d{1,2}[.)]?\s+(.*)$/.exec(text)?.[1] ?? '';
    const name = isCalled(numbered)
      ? serviceLabel(numbered)
      : stage.test(text)
        ? null
        : (serviceLabel(text) ?? (isCalled(above) ? serviceLabel(above) : null));
    if (name === null) return [];
    const next = blocks.findIndex(
      (block, at) =>
        at > index &&
        (block.section === 'footer' ||
          at === headings[position + 1]?.index ||
          (block.kind === 'heading' && (block.level ?? 6) <= level)),
    );
    const to = next < 0 ? blocks.length : next;
    if (blocks.slice(index + 1, to).some(({ text }) => byOthers.test(text))) return [];
    const words = blocks
      .slice(index + 1, to)
      .filter(({ section, text }) => section === 'main' && !/\d{3}/.test(text))
      .reduce((sum, block) => sum + countSpaced(block.text), 0);
    return words >= minWords
      ? [
          {
            name: withoutPlace(name, site),
            page,
            from: index,
            to,
            words,
            sure: list.sure || isPriced(facts, list.headings),
            agreed: false,
            isPart: false,
          },
        ]
      : [];
  });
  if (cards.length < headings.length * namedShare) return [];
  const known = cards.filter(({ name }) => names(name)).length;
  return list.opened && known >= minKnown && known >= cards.length * knownShare
    ? cards.map((card) => ({ ...card, agreed: true }))
    : cards;
}
