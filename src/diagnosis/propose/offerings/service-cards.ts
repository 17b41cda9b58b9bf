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

export interface ServiceCard {
  name: string;
  page: number;
  /** Block indexes; `to` is exclusive. */
  from: number;
  to: number;
  words: number;
  sure: boolean;
  agreed: boolean;
  /** True if the list is on a page about one service, so its entries are parts of that service. */
  isPart: boolean;
}

const minKnown = 2;
const knownShare = 0.4;
const minCards = 3;
const maxCards = 16;
const namedShare = 0.6;
const stage = /^(?:\d{1,2}\b|step\b|phase\b|stage\b|week\b|day\b|month\b)/i;
const byOthers = phrases('done-by-others');
const minWords = 4;
const customers = phrases('customers-sections');
const pastWork = phrases('past-projects');

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

function opens(blocks: readonly TextBlock[], { index, text }: Heading): boolean {
  const above = smallLineAbove(blocks, index);
  return isOfferHeading(text) || (above !== null && isOfferHeading(above.text));
}

/** A price per night is for a room and isn't included. */
const price =
  /\bper (?:person|hour|session|class|lesson|visit|treatment|guest|head|couple|child)\b|\b\d{2,3} ?min(?:ute)?s?\b/i;

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
    // The small line above a slogan may be a section label, so it counts as a name only if a link or address has
    // the same words.
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
