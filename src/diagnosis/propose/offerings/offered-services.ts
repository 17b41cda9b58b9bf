import { menuPages } from '../../annotate/menu-pages.ts';
import { saysNothingYet } from '../../annotate/nothing-yet.ts';
import { readableLanguage } from '../../annotate/readable-language.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import type { PageFacts, PageKind, TextBlock } from '../../read/page-facts.ts';
import { countSpaced } from '../../text/words.ts';
import { serviceNames } from '../service-names.ts';
import { isForCustomers } from './customer-pages.ts';
import { isSameService, nameStems } from './name-stems.ts';
import { maxOfferingCandidates } from './offering-candidate.ts';
import { isOwnName, ownNames } from './own-names.ts';
import { serviceLabel } from './service-label.ts';
import { isServicesHeading } from './services-heading.ts';

export interface OfferedService {
  name: string;
  /** Block ranges; `to` is exclusive. */
  spans: { page: number; from: number; to: number }[];
}

export const otherPages: ReadonlySet<PageKind> = new Set<PageKind>([
  'policy',
  'legal-notice',
  'careers',
  'contact',
  'faq',
  'portal',
  'shop',
  'product',
  'news',
  'article',
  'case-study',
  'gallery',
  'team',
  'events',
  'forms',
]);
const maxItems = 40;

/** Services with their own page come first, then those found in more places. */
export function offeredServices(
  site: SiteReading,
  names: (name: string) => boolean,
  namesPage: (name: string) => boolean,
): OfferedService[] {
  const services: OfferedService[] = [];
  const pageNames = serviceNames(site.pages);
  const own = ownNames(site.pages);
  const inMenu = new Set(menuPages(site).values());
  const listed = pagesListedAsServices(site.pages);
  const mayBe = (name: string) => names(name) && !isOwnName(name, own);
  site.pages.forEach((page, number) => {
    if (site.readings[number] !== 'own' || readableLanguage(page.language) !== 'en') return;
    if (saysNothingYet(page)) return;
    const isOwnPage =
      page.kind === 'service' || (page.kind === 'other' && (inMenu.has(page) || listed.has(page.url)));
    if (isOwnPage && isForCustomers(page)) return;
    const ownPage = isOwnPage ? serviceLabel(pageNames.get(number) ?? '') : null;
    const presented = ownPage !== null && namesPage(ownPage) && !isOwnName(ownPage, own);
    if (ownPage && presented)
      addService(services, ownPage, { page: number, from: 0, to: page.blocks.length });
    if (otherPages.has(page.kind)) return;
    if (presented || (ownPage && page.kind === 'service')) return;
    for (const { name, from, to } of listedOn(page, mayBe))
      addService(services, name, { page: number, from, to });
  });
  return services.sort(
    (a, b) =>
      pagesOf(site, b) - pagesOf(site, a) ||
      b.spans.length - a.spans.length ||
      headed(site, b) - headed(site, a),
  );
}

function pagesListedAsServices(pages: readonly PageFacts[]): Set<string> {
  return new Set(
    pages
      .filter(({ kind }) => kind === 'services')
      .flatMap(({ links }) => links.filter(({ section }) => section === 'main').map(({ url }) => url)),
  );
}

function addService(services: OfferedService[], name: string, span: OfferedService['spans'][number]): void {
  const stems = nameStems(name);
  if (stems.size === 0) return;
  const known = services.find((service) => isSameService(service.name, name));
  if (known) known.spans.push(span);
  else if (services.length < maxOfferingCandidates) services.push({ name, spans: [span] });
}

function pagesOf(site: SiteReading, { spans }: OfferedService): number {
  return spans.some(({ page, from, to }) => from === 0 && to === site.pages[page]?.blocks.length) ? 1 : 0;
}

function headed(site: SiteReading, { spans }: OfferedService): number {
  return spans.some(({ page, from }) => site.pages[page]?.blocks[from]?.kind !== 'list-item') ? 1 : 0;
}

interface Listed {
  name: string;
  from: number;
  to: number;
}

function listedOn(page: PageFacts, names: (name: string) => boolean): Listed[] {
  const { blocks } = page;
  const found: Listed[] = [];
  let done = -1;
  blocks.forEach((block, index) => {
    if (index <= done || found.length >= maxItems || !isBody(block)) return;
    const opens = opensList(blocks, index) || (page.kind === 'services' && block.kind === 'heading');
    if (!opens || block.kind !== 'heading') return;
    const end =
      page.kind === 'services' && found.length === 0 ? bodyEnd(blocks, index) : sectionEnd(blocks, index);
    found.push(...itemsOf(blocks, index, end, names));
    done = end - 1;
  });
  return found.slice(0, maxItems);
}

function opensList(blocks: readonly TextBlock[], index: number): boolean {
  const block = blocks[index];
  if (block?.kind !== 'heading') return false;
  if (isServicesHeading(block.text)) return true;
  const above = blocks[index - 1];
  return above?.kind === 'other' && countSpaced(above.text) <= 4 && isServicesHeading(above.text);
}

function isBody({ section }: TextBlock): boolean {
  return section === 'main' || section === 'header';
}

function sectionEnd(blocks: readonly TextBlock[], start: number): number {
  const level = blocks[start]?.level ?? 1;
  const end = blocks.findIndex(
    (block, index) =>
      index > start && (!isBody(block) || (block.kind === 'heading' && (block.level ?? 6) <= level)),
  );
  const nested = end < 0 ? blocks.length : end;
  const hasItems = blocks
    .slice(start + 1, nested)
    .some(({ kind }) => kind === 'heading' || kind === 'list-item');
  return hasItems ? nested : siblingsEnd(blocks, start, nested);
}

function siblingsEnd(blocks: readonly TextBlock[], start: number, from: number): number {
  const level = blocks[start]?.level ?? 1;
  const end = blocks.findIndex(
    (block, index) =>
      index > from && (!isBody(block) || (block.kind === 'heading' && (block.level ?? 6) < level)),
  );
  return end < 0 ? blocks.length : end;
}

function bodyEnd(blocks: readonly TextBlock[], start: number): number {
  const end = blocks.findIndex((block, index) => index > start && block.section === 'footer');
  return end < 0 ? blocks.length : end;
}

function itemsOf(
  blocks: readonly TextBlock[],
  start: number,
  end: number,
  names: (name: string) => boolean,
): Listed[] {
  const headings = blocks.flatMap((block, index) =>
    index > start && index < end && block.kind === 'heading' ? [{ index, level: block.level ?? 6 }] : [],
  );
  if (headings.length === 0) return linesOf(blocks, start, end, names);
  return headings.flatMap(({ index, level }) => {
    const next = headings.find((other) => other.index > index && other.level <= level)?.index ?? end;
    const name = serviceLabel(blocks[index]?.text ?? '');
    if (name && names(name)) return [{ name, from: index, to: next }];
    const inner = headings.find((other) => other.index > index)?.index ?? end;
    return linesOf(blocks, index, inner, names);
  });
}

function linesOf(
  blocks: readonly TextBlock[],
  start: number,
  end: number,
  names: (name: string) => boolean,
): Listed[] {
  return blocks.flatMap((block, index) => {
    if (index <= start || index >= end || block.kind !== 'list-item') return [];
    const name = serviceLabel(block.text);
    return name && names(name) ? [{ name, from: index, to: index + 1 }] : [];
  });
}
