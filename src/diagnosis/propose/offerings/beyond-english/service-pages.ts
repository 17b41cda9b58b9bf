import { menuPages } from '../../../annotate/menu-pages.ts';
import type { SiteReading } from '../../../annotate/site-reading.ts';
import type { PageFacts, PageKind } from '../../../read/page-facts.ts';
import { pathSegments } from '../../../read/page-kind.ts';
import { plainAddress } from '../../../text/address.ts';
import { isSameName, nameStems } from '../name-stems.ts';
import { isOwnName } from '../own-names.ts';
import { entryName } from './entry-name.ts';
import type { OfferWords } from './offer-words.ts';

/** `name` is null if no two sources agree on a name. */
export interface ServicePage {
  name: string | null;
  page: number;
}

const fitting: ReadonlySet<PageKind> = new Set<PageKind>([
  'service',
  'product',
  'other',
  'booking',
  'events',
]);
const minSources = 2;

export function servicePages(
  site: SiteReading,
  own: ReadonlySet<string>,
  wordsOf: (language: string | null) => OfferWords | null,
  namesWork: (name: string, page: PageFacts) => boolean,
): ServicePage[] {
  const { pages, readings } = site;
  const listed = linkedFromServices(pages);
  const fromHome = pages.flatMap(({ kind, links }) => (kind === 'home' ? links.map(({ url }) => url) : []));
  const inMenu = new Set([
    ...[...menuPages(site).values()].flatMap((page) => (page ? [plainAddress(page.url)] : [])),
    ...fromHome.map(plainAddress),
  ]);
  return pages.flatMap((page, number): ServicePage[] => {
    const words = wordsOf(page.language);
    if (!words || readings[number] !== 'own' || !fitting.has(page.kind)) return [];
    const folders = pathSegments(page.url).slice(0, -1);
    const isAmong = folders.some(words.isServicesFolder) || listed.has(plainAddress(page.url));
    const name = nameOfPage(page, pages, words, own);
    const isWork = name !== null && inMenu.has(plainAddress(page.url)) && namesWork(name, page);
    return isAmong || isWork ? [{ name, page: number }] : [];
  });
}

function linkedFromServices(pages: readonly PageFacts[]): Set<string> {
  return new Set(
    pages
      .filter(({ kind }) => kind === 'services')
      .flatMap(({ links }) =>
        links.filter(({ section }) => section === 'main').map(({ url }) => plainAddress(url)),
      ),
  );
}

function nameOfPage(
  page: PageFacts,
  pages: readonly PageFacts[],
  words: OfferWords,
  own: ReadonlySet<string>,
): string | null {
  const address = plainAddress(page.url);
  const links = pages.flatMap(({ links: all }) =>
    all.filter(({ url, text }) => text !== '' && plainAddress(url) === address).map(({ text }) => text),
  );
  const heading = page.blocks.find(({ kind, section }) => kind === 'heading' && section !== 'footer')?.text;
  const title = page.title.split(/\s+[|–—•·:»-]+\s+|\|/)[0] ?? '';
  const sources = [[...new Set(links)], heading ? [heading] : [], [title]].map((texts) =>
    texts.flatMap((text) => {
      const name = entryName(text, words);
      return name === null || isOwnName(name, own) ? [] : [name];
    }),
  );
  const agreed = sources.flat().filter((name) => {
    const stems = nameStems(name);
    return (
      sources.filter((names) => names.some((other) => isSameName(stems, nameStems(other)))).length >=
      minSources
    );
  });
  const [best] = agreed.toSorted((a, b) => a.length - b.length);
  return best ?? null;
}
