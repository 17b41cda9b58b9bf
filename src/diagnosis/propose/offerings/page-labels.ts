import type { SiteReading } from '../../annotate/site-reading.ts';
import type { PageFacts, PageKind } from '../../read/page-facts.ts';
import { plainAddress, withoutExtension } from '../../text/address.ts';
import { joinWords, titleParts } from '../../text/words.ts';
import { nameStems } from './name-stems.ts';
import { isOwnName } from './own-names.ts';
import { withoutPlace } from './place-words.ts';
import { serviceLabel } from './service-label.ts';
import { smallLineAbove } from './small-line.ts';
import { isWorkName } from './work-names.ts';

export interface PageLabel {
  name: string;
  /** How many kinds of `Source` agree on the name. */
  sources: number;
  inMenu: boolean;
  isWork: boolean;
  isService: boolean;
  called: readonly string[];
}

type Source = 'menu' | 'link' | 'heading' | 'title' | 'address';

const unlabeled: ReadonlySet<PageKind> = new Set([
  'home',
  'policy',
  'legal-notice',
  'careers',
  'contact',
  'faq',
  'portal',
  'news',
  'article',
  'case-study',
  'forms',
  'booking',
]);
const maxLetters = 60;
const maxStems = 4;
const surelyNamed = 3;

/** Keyed by page index. */
export function pageLabels(site: SiteReading, own: ReadonlySet<string>): Map<number, PageLabel> {
  const { pages } = site;
  const links = textsOfLinks(pages);
  const labels = new Map<number, PageLabel>();
  pages.forEach((page, index) => {
    if (unlabeled.has(page.kind)) return;
    const { menu, text } = links.get(plainAddress(page.url)) ?? { menu: new Set(), text: new Set() };
    const label = labelOf(page, menu, text, own);
    if (label) {
      const name = withoutPlace(label.name, site);
      const isWork = label.isWork || name !== label.name;
      labels.set(index, { ...label, name, isWork, inMenu: menu.size > 0, called: [...menu, ...text] });
    }
  });
  return labels;
}

function labelOf(
  page: PageFacts,
  menu: ReadonlySet<string>,
  text: ReadonlySet<string>,
  own: ReadonlySet<string>,
): Pick<PageLabel, 'name' | 'sources' | 'isWork' | 'isService'> | null {
  const address = wordsOfAddress(page.url);
  const titles = titleParts(page.title).filter((part) => !isOwnName(part, own));
  const texts: { source: Source; text: string }[] = [
    ...[...menu].map((entry) => ({ source: 'menu' as const, text: entry })),
    ...[...text].map((entry) => ({ source: 'link' as const, text: entry })),
    ...titles.map((part) => ({ source: 'title' as const, text: part })),
    ...mainHeadings(page).map((heading) => ({ source: 'heading' as const, text: heading })),
    { source: 'address', text: address },
  ];
  const stemsBySource = texts.map(({ source, text: words }) => ({ source, stems: nameStems(words) }));
  const named = new Map<string, { name: string; stems: ReadonlySet<string>; sources: number }>();
  const fromTitle = titles.some((part) => part.toLowerCase().includes(address)) ? [address] : [];
  for (const words of [
    ...texts.filter(({ source }) => source !== 'address').map(({ text: t }) => t),
    ...fromTitle,
  ]) {
    const name = words.length > maxLetters ? null : serviceLabel(words);
    if (name === null || named.has(name) || isOwnName(name, own)) continue;
    const stems = nameStems(name);
    if (stems.size === 0 || stems.size > maxStems) continue;
    const sources = new Set(
      stemsBySource.filter(({ stems: all }) => holds(all, stems)).map(({ source }) => source),
    );
    named.set(name, { name, stems, sources: sources.size });
  }
  const ranked = [...named.values()].sort(
    (a, b) => b.sources - a.sources || b.stems.size - a.stems.size || a.name.length - b.name.length,
  );
  const [first] = ranked;
  if (!first || first.sources < 2) return ofAddress(texts, stemsBySource, own);
  const isService = texts.some(({ text: t }) => isCalledService(t, first.name));
  if (first.stems.size > 1 && isWorkName(first.name)) return { ...first, isWork: true, isService };
  const fuller = ranked.filter(
    ({ stems, sources }) => sources >= 2 && stems.size > first.stems.size && holds(stems, first.stems),
  );
  const best = fuller.find(({ name }) => isWorkName(name)) ?? fuller[0] ?? first;
  if (isWorkName(best.name)) return { ...best, isWork: true, isService };
  // If at least three sources agree on the name, a longer name from any source may add the work, as
  // in "Water heater repair".
  const worded =
    best.sources < surelyNamed
      ? undefined
      : ranked.find(
          ({ name, stems }) => stems.size > best.stems.size && holds(stems, best.stems) && isWorkName(name),
        );
  const explained = explanationOf(best.name, titles);
  if (explained) return { ...best, name: explained, isWork: true, isService };
  if (worded) return { ...worded, sources: best.sources, isWork: true, isService };
  const isWork =
    best.sources >= surelyNamed &&
    (isService || texts.some(({ text: t }) => startsWith(t, best.name) && isWorkName(t)));
  return { ...best, isWork, isService };
}

function ofAddress(
  texts: readonly { source: Source; text: string }[],
  stemsBySource: readonly { source: Source; stems: ReadonlySet<string> }[],
  own: ReadonlySet<string>,
): Pick<PageLabel, 'name' | 'sources' | 'isWork' | 'isService'> | null {
  const address = stemsBySource.find(({ source }) => source === 'address')?.stems ?? new Set();
  const sources = new Set(
    stemsBySource.filter(({ stems }) => holds(stems, address)).map(({ source }) => source),
  );
  if (address.size < 2 || sources.size < surelyNamed) return null;
  const names = texts.flatMap(({ source, text }) => {
    const name = source === 'address' || text.length > maxLetters ? null : serviceLabel(text);
    return name !== null && holds(nameStems(name), address) && !isOwnName(name, own) ? [name] : [];
  });
  const [name] = names.sort((a, b) => a.length - b.length);
  return name ? { name, sources: sources.size, isWork: isWorkName(name), isService: false } : null;
}

/** The part of the title after a name in capitals: "Staff training program" for "SPARK — Staff training program". */
function explanationOf(name: string, titles: readonly string[]): string | null {
  if (!/^\p{L}?\p{Lu}[\p{Lu}\d-]+$/u.test(name)) return null;
  const next = titles[titles.findIndex((part) => part.trim() === name) + 1];
  const explanation = titles.some((part) => part.trim() === name) && next ? serviceLabel(next) : null;
  return explanation !== null && isWorkName(explanation) && nameStems(explanation).size > 1
    ? explanation
    : null;
}

function isCalledService(text: string, name: string): boolean {
  return startsWith(text, name) && /^services?$/i.test(text.slice(name.length).trim());
}

function startsWith(text: string, words: string): boolean {
  return text.toLowerCase().startsWith(`${words.toLowerCase()} `);
}

interface LinkTexts {
  menu: Set<string>;
  text: Set<string>;
}

function textsOfLinks(pages: readonly PageFacts[]): Map<string, LinkTexts> {
  const texts = new Map<string, LinkTexts>();
  const byUrl = new Map<string, LinkTexts>();
  for (const { links } of pages) {
    for (const { url, text, section } of links) {
      if (text === '' || text.length > maxLetters) continue;
      // Many links occur on every page, so the plain form of each address is computed only once.
      const address = byUrl.has(url) ? null : plainAddress(url);
      const known = byUrl.get(url) ?? texts.get(address ?? '') ?? { menu: new Set(), text: new Set() };
      (section === 'main' || section === 'aside' ? known.text : known.menu).add(text);
      byUrl.set(url, known);
      if (address !== null) texts.set(address, known);
    }
  }
  return texts;
}

function mainHeadings({ blocks }: PageFacts): string[] {
  const own = blocks.filter(({ section }) => section === 'main');
  const first = own.findIndex(({ kind, level }) => kind === 'heading' && level === 1);
  const index = first < 0 ? own.findIndex(({ kind }) => kind === 'heading') : first;
  return [own[index], smallLineAbove(own, index)].flatMap((block) => (block ? [block.text] : []));
}

export function wordsOfAddress(url: string): string {
  const segments = new URL(url).pathname.split('/').filter((segment) => segment !== '');
  const last = (segments.at(-1)?.startsWith('index.') ? segments.at(-2) : segments.at(-1)) ?? '';
  return joinWords(withoutExtension(last), ' ').trim().toLowerCase();
}

function holds(all: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  return [...some].every((stem) => all.has(stem));
}
