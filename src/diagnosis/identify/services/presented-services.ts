import type { PageFacts, PageKind } from '../../read/page-facts.ts';
import { saysNothingYet } from '../menu-pages.ts';
import { readableLanguage } from '../readable-language.ts';
import type { SiteReading } from '../site-reading.ts';
import { isForCustomers } from './customer-pages.ts';
import { nameStems } from './name-stems.ts';
import type { OfferedService } from './offered-services.ts';
import { isOwnName } from './own-names.ts';
import type { OwnSentence } from './own-sentences.ts';
import { type PageLabel, pageLabels, plainAddress } from './page-labels.ts';
import { hasPlainWord, isPlainName } from './plain-names.ts';
import { type ServiceCard, serviceCards } from './service-cards.ts';
import { isSpecific } from './service-words.ts';
import { isListName, isPractices } from './services-heading.ts';
import { mayStandAmongServices } from './sibling-names.ts';
import { besideServices } from './sibling-pages.ts';

/** A service that the site presents, and whether only what it stands among says that it is one. */
export interface PresentedService extends OfferedService {
  byNeighbours: boolean;
}

/** Of the pages that have a label, those that present something else than one service. */
const otherKinds: ReadonlySet<PageKind> = new Set(['services', 'pricing', 'locations', 'shop', 'product']);
/** Addresses of pages on which the organisation speaks of itself. */
const ofItself = /about|company|profile|history|story|mission|who-we|(?:^|[/-])(?:us|our)\b/i;
/** What an insurer sells are policies. */
const policies = /(?:insurance|coverages?)[^/]*\/?(?:index\.\w+)?$/i;
/** Folders in which each page is one of the services. */
const servicesFolder =
  /\/(?:our-|all-)?(?:services?|treatments?|therapies|practice-areas?|areas-of-practice|programs?|programmes|solutions|capabilities|what-we-do|expertise|specialties)\/[^/]/i;

/**
 * Services that the site presents under a name of its own: a page whose menu word, title and heading agree and which lies among
 * the services, is shown in their list or is named as work is, and an entry of such a list that is named as work
 * is (`names` tells so). Those with pages of their own first, the longest page before others. Who `sellsGoods` has goods in
 * the menu too; there only the lists count.
 */
export function presentedServices(
  site: SiteReading,
  own: ReadonlySet<string>,
  sentences: readonly OwnSentence[],
  sellsGoods: boolean,
  names: (name: string) => boolean,
): PresentedService[] {
  const labels = pageLabels(site, own);
  const workPages = [...labels.values()].filter(({ isWork }) => isWork).map(({ name }) => nameStems(name));
  const isWork = (name: string) =>
    names(name) || workPages.some((stems) => stems.size > 1 && isSame(stems, nameStems(name)));
  const cards = serviceCards(site, labels, isWork);
  const linked = linkedFromLists(site, labels);
  const services: { service: PresentedService; words: number }[] = [];
  const knownAs = (name: string) =>
    services.find(
      ({ service }) =>
        (isSame(nameStems(service.name), nameStems(name)) && isPart(service.name) === isPart(name)) ||
        beginAlike(service.name, name),
    )?.service;
  const mayBe = (number: number) => {
    const page = site.pages[number];
    const label = labels.get(number);
    return page !== undefined && label !== undefined && isServicePage(site, page, number);
  };
  const isWorded = (number: number) => {
    const label = labels.get(number);
    return label !== undefined && !isListName(label.name) && (label.isWork || names(label.name));
  };
  const beside = besideServices(site, (number) => labels.get(number)?.name ?? '', mayBe, isWorded);
  // A page that is a service by its own name comes before one that is so by its neighbours.
  const ordered = [...labels].sort(([one], [other]) => Number(isWorded(other)) - Number(isWorded(one)));
  for (const [number, label] of ordered) {
    const page = site.pages[number];
    if (!page || !isServicePage(site, page, number) || isListName(label.name)) continue;
    const worded = names(label.name) || label.isWork;
    const amongServices =
      !worded &&
      beside.has(number) &&
      label.sources >= wellNamed &&
      mayStandAmongServices(label.name) &&
      isToldOf(label.name, number, page, sentences);
    const listed =
      amongServices ||
      servicesFolder.test(page.url) ||
      linked.has(plainAddress(page.url)) ||
      cards.some((card) => leadsTo(card, label));
    const surely =
      label.inMenu &&
      worded &&
      (sellsGoods
        ? label.isService && label.sources >= wellNamed && isToldOf(label.name, number, page, sentences)
        : nameStems(label.name).size > 1 || (label.name.includes(' ') && isSpecific(label.name)));
    if (!listed && !surely) continue;
    const sure =
      amongServices ||
      linked.get(plainAddress(page.url)) === true ||
      cards.some((card) => card.sure && leadsTo(card, label));
    if (!worded && !sure) continue;
    if (!(label.isService ? hasPlainWord(label.name, site) : isPlainName(label.name, site))) continue;
    const span = { page: number, from: 0, to: page.blocks.length };
    const known = knownAs(label.name);
    if (!known)
      services.push({
        service: { name: label.name, spans: [span], byNeighbours: amongServices },
        words: page.words,
      });
    else if (!amongServices) known.spans.push(span);
  }
  services.sort((a, b) => b.words - a.words);
  const known = (card: ServiceCard) => card.sure || names(card.name);
  for (const { name, page, from, to, words, sure, agreed } of [
    ...cards.filter(known),
    ...cards.filter((card) => !known(card)),
  ]) {
    const same = knownAs(name);
    if (same) {
      same.spans.push({ page, from, to });
      continue;
    }
    const worded = names(name);
    const amongServices = agreed && mayStandAmongServices(name);
    if (isOwnName(name, own)) continue;
    if (!(worded || amongServices ? hasPlainWord(name, site) : isPlainName(name, site))) continue;
    if (nameStems(name).size > 1 ? sure || worded || amongServices : sure && worded)
      services.push({
        service: { name, spans: [{ page, from, to }], byNeighbours: !sure && !worded },
        words,
      });
  }
  return services
    .map(({ service }) => service)
    .sort((a, b) => Number(a.byNeighbours) - Number(b.byNeighbours));
}

/** Addresses to which the text of a page of services leads, each with whether it is a page of practice areas. */
function linkedFromLists(
  { pages, readings }: SiteReading,
  labels: ReadonlyMap<number, PageLabel>,
): Map<string, boolean> {
  const linked = new Map<string, boolean>();
  pages.forEach(({ kind, links }, index) => {
    const name = labels.get(index)?.name ?? '';
    if (readings[index] !== 'own' || (kind !== 'services' && !isListName(name))) return;
    for (const { url, section } of links) {
      const address = plainAddress(url);
      if (section === 'main') linked.set(address, linked.get(address) === true || isPractices(name));
    }
  });
  return linked;
}

function isServicePage({ readings }: SiteReading, page: PageFacts, number: number): boolean {
  const reading = readings[number];
  return (
    (reading === 'own' || reading === 'told') &&
    readableLanguage(page.language) === 'en' &&
    !otherKinds.has(page.kind) &&
    !(page.kind === 'about' && ofItself.test(page.url)) &&
    !saysNothingYet(page) &&
    !isForCustomers(page) &&
    !policies.test(page.url)
  );
}

/** So many places must call the page so. */
const wellNamed = 3;

/** Whether a sentence on the page of this name says what is done there. */
function isToldOf(
  name: string,
  number: number,
  { blocks }: PageFacts,
  sentences: readonly OwnSentence[],
): boolean {
  const stems = [...nameStems(name)];
  return (
    sentences.some(
      ({ page, stems: said }) =>
        page === number && stems.filter((stem) => said.has(stem)).length * 2 >= stems.length,
    ) ||
    blocks.some(
      ({ kind, section, text }) => kind === 'paragraph' && section === 'main' && saysAll(text, stems),
    )
  );
}

function saysAll(text: string, stems: readonly string[]): boolean {
  const said = nameStems(text);
  return said.size >= 5 && stems.every((stem) => said.has(stem));
}

/** Whether the card shows what the page is called or what leads to it; one word alone must be the very same. */
function leadsTo({ name }: ServiceCard, { name: own, called }: PageLabel): boolean {
  const stems = nameStems(name);
  return [own, ...called].some((text) => {
    const other = nameStems(text);
    return isSame(other, stems) && (other.size === stems.size || Math.min(other.size, stems.size) > 1);
  });
}

/** "Less than truckload" is another service than "Full truckload". */
function isPart(name: string): boolean {
  return /\b(?:less|lesser|part|partial|half)\b/i.test(name);
}

const joint = /\s*(?:&|\band\b)\s*/i;

/** "Co-packing & kitting" and "Co-packing & retail prep" are one service that is called by whatever goes with it. */
function beginAlike(one: string, other: string): boolean {
  const [first, rest] = one.toLowerCase().split(joint);
  const [begin, more] = other.toLowerCase().split(joint);
  return first === begin && /ing$/.test(begin ?? '') && rest !== undefined && more !== undefined;
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  return small.size > 0 && [...small].every((stem) => large.has(stem));
}
