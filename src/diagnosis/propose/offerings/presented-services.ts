import type { SiteReading } from '../../annotate/site-reading.ts';
import { phrases } from '../../text/phrases.ts';
import { isSameName, isSameService, nameStems } from './name-stems.ts';
import type { OfferedService } from './offered-services.ts';
import { maxOfferingCandidates } from './offering-candidate.ts';
import { isOwnName } from './own-names.ts';
import type { OwnSentence } from './own-sentences.ts';
import type { PageLabel } from './page-labels.ts';
import { hasPlainWord, isPlainName } from './plain-names.ts';
import type { Presented } from './presented.ts';
import { presentedPages } from './presented-pages.ts';
import { type ServiceCard, serviceCards } from './service-cards.ts';
import { servicesInSentences } from './services-in-sentences.ts';
import { mayStandAmongServices } from './sibling-names.ts';

export interface PresentedService extends OfferedService {
  byNeighbors: boolean;
}

/**
 * Services with their own page come first, longest page first; those suggested only by their
 * neighbors come last. If `sellsGoods`, a menu entry counts only if the site calls it a service.
 */
export function presentedServices(
  site: SiteReading,
  labels: ReadonlyMap<number, PageLabel>,
  own: ReadonlySet<string>,
  sentences: readonly OwnSentence[],
  sellsGoods: boolean,
  names: (name: string) => boolean,
): PresentedService[] {
  const cards = serviceCards(site, labels, (name) => names(name) || isWorkPage(name, labels));
  const ofSite = cards.filter(({ isPart }) => !isPart);
  const pages = presentedPages(site, labels, ofSite, sentences, sellsGoods, names);
  const ofPages = joined([], pages).sort((a, b) => b.words - a.words);
  const shown = joined(ofPages, presentedCards(site, own, ofSite, names));
  const candidates =
    shown.length < manyPresented ? joined(shown, servicesInSentences(site, own, sentences, names)) : shown;
  const services =
    candidates.length < manyPresented
      ? joined(candidates, presentedCards(site, own, cards, names))
      : candidates;
  return [
    ...services.filter(({ byNeighbors }) => !byNeighbors),
    ...services.filter(({ byNeighbors }) => byNeighbors),
  ];
}

/** Once this many services are found, further sentences and list entries usually mention only parts of them. */
const manyPresented = 6;

function isWorkPage(name: string, labels: ReadonlyMap<number, PageLabel>): boolean {
  const stems = nameStems(name);
  return [...labels.values()].some(({ name: own, isWork }) => {
    const others = nameStems(own);
    return isWork && others.size > 1 && isSameName(others, stems);
  });
}

function presentedCards(
  site: SiteReading,
  own: ReadonlySet<string>,
  cards: readonly ServiceCard[],
  names: (name: string) => boolean,
): Presented[] {
  const presented = cards.flatMap(
    ({ name, page, from, to, words, sure, agreed, isPart: ofService }): Presented[] => {
      const worded = names(name);
      const byNeighbors = !sure && !worded;
      const amongServices = agreed && mayStandAmongServices(name);
      if (isOwnName(name, own) || (ofService && !worded)) return [];
      const isCommon = worded || amongServices ? hasPlainWord : isPlainName;
      const isOne = nameStems(name).size > 1 ? sure || worded || amongServices : sure && worded;
      const adds = isOne && isCommon(name, site);
      return [{ name, span: { page, from, to }, words, byNeighbors, adds, joins: true }];
    },
  );
  return [
    ...presented.filter(({ byNeighbors }) => !byNeighbors),
    ...presented.filter(({ byNeighbors }) => byNeighbors),
  ];
}

interface Counted extends PresentedService {
  words: number;
}

function joined(known: readonly Counted[], places: readonly Presented[]): Counted[] {
  const services = known.map((service) => ({ ...service, spans: [...service.spans] }));
  for (const { name, span, words, byNeighbors, adds, joins } of places) {
    const same = services.find((service) => isSame(service.name, name));
    if (same && joins) same.spans.push(span);
    else if (!same && adds && services.length < maxOfferingCandidates)
      services.push({ name, spans: [span], byNeighbors, words });
  }
  return services;
}

function isSame(one: string, other: string): boolean {
  return (isSameService(one, other) && isPart(one) === isPart(other)) || beginAlike(one, other);
}

const partly = phrases('partly');

/** "Less than truckload" is a different service from "Full truckload". */
function isPart(name: string): boolean {
  return partly.test(name);
}

const joint = /\s*(?:&|\band\b)\s*/i;

/** "Co-packing & kitting" and "Co-packing & retail prep" count as one service. */
function beginAlike(one: string, other: string): boolean {
  const [first, rest] = one.toLowerCase().split(joint);
  const [begin, more] = other.toLowerCase().split(joint);
  return first === begin && (begin ?? '').endsWith('ing') && rest !== undefined && more !== undefined;
}
