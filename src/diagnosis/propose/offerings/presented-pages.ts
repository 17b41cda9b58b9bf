import { saysNothingYet } from '../../annotate/nothing-yet.ts';
import { readableLanguage } from '../../annotate/readable-language.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import type { PageFacts, PageKind } from '../../read/page-facts.ts';
import { plainAddress } from '../../text/address.ts';
import { phrases } from '../../text/phrases.ts';
import { isForCustomers } from './customer-pages.ts';
import { isSameName, nameStems } from './name-stems.ts';
import type { OwnSentence } from './own-sentences.ts';
import type { PageLabel } from './page-labels.ts';
import { namesPlace } from './place-words.ts';
import { hasPlainWord, isPlainName } from './plain-names.ts';
import type { Presented } from './presented.ts';
import type { ServiceCard } from './service-cards.ts';
import { isSpecific } from './service-words.ts';
import { isListName, isPractices } from './services-heading.ts';
import { mayStandAmongServices } from './sibling-names.ts';
import { besideServices } from './sibling-pages.ts';
import { isWorkName } from './work-names.ts';

const otherKinds: ReadonlySet<PageKind> = new Set(['services', 'pricing', 'locations', 'shop', 'product']);
const ofItself = /about|company|profile|history|story|mission|who-we|(?:^|[/-])(?:us|our)\b/i;
/**
 * Fewer than `minPolicies` pages about insurance usually say which insurance plans the organization
 * accepts; at least that many are usually the products of an insurance agency.
 */
const policies = /(?:insurance|coverages?)[^/]*\/?(?:index\.\w+)?$/i;
const minPolicies = 4;

function sellsPolicies(pages: readonly PageFacts[]): boolean {
  return pages.filter(({ url }) => policies.test(url)).length >= minPolicies;
}

const servicesFolder =
  /\/(?:our-|all-)?(?:services?|treatments?|therapies|practice-areas?|areas-of-practice|programs?|programmes|solutions|capabilities|what-we-do|expertise|specialties)\/[^/]/i;

/**
 * Services suggested only by their neighbors come last. If `sellsGoods`, the menu may list goods
 * too.
 */
export function presentedPages(
  site: SiteReading,
  labels: ReadonlyMap<number, PageLabel>,
  cards: readonly ServiceCard[],
  sentences: readonly OwnSentence[],
  sellsGoods: boolean,
  names: (name: string) => boolean,
): Presented[] {
  const isWork = ({ name, isWork: called }: PageLabel) => !isListName(name) && (called || names(name));
  const linked = linkedFromLists(site, labels);
  for (const address of linkedAlike(site, labels, isWork))
    if (!linked.has(address)) linked.set(address, false);
  const isKnown = ({ name, sources }: PageLabel) =>
    sources >= wellNamed && names(name) && !ofSeveral.test(name);
  const beside = besideServices(site, labels, (page) => isServicePage(site, page), isWork);
  const processes = [...labels].filter(([page, { name }]) => isProcess(name) && isServicePage(site, page));
  const namesProcesses = processes.length >= minProcesses;
  const presented = [...labels].flatMap(([number, label]): Presented[] => {
    const page = site.pages[number];
    if (!page || !isServicePage(site, number, isKnown(label)) || isListName(label.name)) return [];
    const isDescribed = () => label.sources >= wellNamed && describes(label.name, number, page, sentences);
    const worded = isWork(label);
    const byNeighbors = !worded && beside.has(number) && mayStandAmongServices(label.name) && isDescribed();
    const address = plainAddress(page.url);
    const shown = cards.filter((card) => leadsTo(card, label));
    const listed = servicesFolder.test(page.url) || linked.has(address) || shown.length > 0;
    const sure = linked.get(address) === true || shown.some((card) => card.sure);
    const isSaid = () => label.sources >= wellNamed && isSaidOf(label.name, number, sentences);
    const inMenu =
      (label.inMenu || isSaid()) &&
      (sellsGoods
        ? label.isService && isDescribed()
        : saysEnough(label.name) || (isSpecific(label.name) && isSaid()));
    const isStep = sellsGoods && namesProcesses && isProcess(label.name);
    const isOne = isStep || byNeighbors || (worded ? listed || inMenu : listed && sure);
    // One common word is enough if the site writes "services" after the name, or if a seller of
    // goods has several pages named after processes.
    const isCommon = label.isService || isStep ? hasPlainWord : isPlainOrWork;
    if (!isOne || !isCommon(label.name, site)) return [];
    const span = { page: number, from: 0, to: page.blocks.length };
    return [{ name: label.name, span, words: page.words, byNeighbors, adds: true, joins: !byNeighbors }];
  });
  return [
    ...presented.filter(({ byNeighbors }) => !byNeighbors),
    ...presented.filter(({ byNeighbors }) => byNeighbors),
  ];
}

/** A name for work may contain a brand but not a place: "Azure consultancy". */
function isPlainOrWork(name: string, site: SiteReading): boolean {
  if (isPlainName(name, site)) return true;
  return isWorkName(name) && hasPlainWord(name, site) && !namesPlace(name, site);
}

const ofSeveral = phrases('of-several-services');
const minProcesses = 2;
const process = /^(?:[\p{L}-]+ ){0,2}[\p{L}-]{2,}ing(?: (?:&|and|of) .+| services?)?$/iu;
const goodsInIng = phrases('goods-in-ing');

function isProcess(name: string): boolean {
  return process.test(name) && isWorkName(name) && !goodsInIng.test(name);
}

function saysEnough(name: string): boolean {
  return nameStems(name).size > 1 || (name.includes(' ') && isSpecific(name));
}

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

const pointsOn = phrases('points-on');
const minAlike = 3;

function linkedAlike(
  { pages }: SiteReading,
  labels: ReadonlyMap<number, PageLabel>,
  isWork: (label: PageLabel) => boolean,
): string[] {
  const labeled = new Map(
    [...labels].map(([index, label]) => [plainAddress(pages[index]?.url ?? ''), label]),
  );
  const links = pages.flatMap((page) => (page.kind === 'home' ? page.links : []));
  const rows = Map.groupBy(
    links.filter(({ section, text }) => section === 'main' && pointsOn.test(text.trim())),
    ({ text }) => text.trim().toLowerCase(),
  );
  return [...rows.values()].flatMap((row) => {
    const addresses = [...new Set(row.map(({ url }) => plainAddress(url)))];
    const known = addresses.flatMap((address) => labeled.get(address) ?? []);
    const isList = known.length >= minAlike && known.filter(isWork).length * 2 > addresses.length;
    return isList ? addresses : [];
  });
}

function isServicePage({ pages, readings }: SiteReading, number: number, isKnown = false): boolean {
  const page = pages[number];
  const reading = readings[number];
  return (
    page !== undefined &&
    (reading === 'own' || reading === 'third-party') &&
    readableLanguage(page.language) === 'en' &&
    (!otherKinds.has(page.kind) || (isKnown && page.kind === 'services')) &&
    !(page.kind === 'about' && ofItself.test(page.url)) &&
    !saysNothingYet(page) &&
    !isForCustomers(page) &&
    (!policies.test(page.url) || sellsPolicies(pages))
  );
}

const wellNamed = 3;

function describes(
  name: string,
  number: number,
  { blocks }: PageFacts,
  sentences: readonly OwnSentence[],
): boolean {
  const stems = [...nameStems(name)];
  return (
    sentences.some(
      ({ page, stems: sentenceStems }) =>
        page === number && stems.filter((stem) => sentenceStems.has(stem)).length * 2 >= stems.length,
    ) ||
    blocks.some(
      ({ kind, section, text }) => kind === 'paragraph' && section === 'main' && saysAll(text, stems),
    )
  );
}

function isSaidOf(name: string, number: number, sentences: readonly OwnSentence[]): boolean {
  const stems = [...nameStems(name)];
  return sentences.some(
    ({ page, stems: sentenceStems }) => page === number && stems.every((stem) => sentenceStems.has(stem)),
  );
}

function saysAll(text: string, stems: readonly string[]): boolean {
  const textStems = nameStems(text);
  return textStems.size >= 5 && stems.every((stem) => textStems.has(stem));
}

function leadsTo({ name }: ServiceCard, { name: own, called }: PageLabel): boolean {
  const stems = nameStems(name);
  return [own, ...called].some((text) => {
    const other = nameStems(text);
    return isSameName(other, stems) && (other.size === stems.size || Math.min(other.size, stems.size) > 1);
  });
}
