import { withoutExtension } from '../text/address.ts';
import { joinWords } from '../text/words.ts';
import { isAboutPerson } from './about-person.ts';
import type { PageForm, PageKind, TextBlock } from './page-facts.ts';
import { kindsOfPhrase, kindsOfSegment, namedKinds } from './page-kind-names.ts';
import { certainAddresses, homeLanguages, homeSegments, serviceEndings } from './page-kind-words.ts';

export interface KindInput {
  url: string;
  isHome: boolean;
  title: string;
  blocks: readonly TextBlock[];
  forms: readonly PageForm[];
  types: readonly string[];
}

/** The address counts most, because its few words are chosen with care. */
const weights = {
  address: 6,
  /** The last segment has two words, and one of them names the kind. */
  addressNearly: 3,
  /**
   * The last segment has at least three words, and those that name the kind come last or are
   * followed by just one other.
   */
  addressEnds: 2,
  folder: 4,
  heading: 4,
  headingBegins: 2,
  title: 3,
  titleBegins: 1,
  date: 4,
  serviceEnding: 4,
  certainAddress: 3,
  person: 4,
} as const;

const minScore = 3;

export function pageKind(input: KindInput): PageKind {
  const segments = pathSegments(input.url);
  if (input.isHome || segments.length === 0) return 'home';
  const [first = ''] = segments;
  if (segments.length === 1 && isHomeSegment(first)) return 'home';
  const scores = new Map<PageKind, number>();
  const add = (kind: PageKind, weight: number): void => {
    scores.set(kind, (scores.get(kind) ?? 0) + weight);
  };
  const ending = segments.at(-1) ?? '';
  const inBlog = blogPrefix.test(ending);
  const last = ending.replace(blogPrefix, '');
  const folders = inBlog ? [...segments.slice(0, -1), 'blog'] : segments.slice(0, -1);
  const shownHeading = mainHeading(input.blocks);
  const heading = plainPhrase(shownHeading);
  const title = ownPart(input.title);
  const lastNames = kindsOfSegment(last);
  const foldersName = folders.map((segment) => kindsOfSegment(segment).exactly);
  const headingNames = kindsOfPhrase(heading);
  const titleNames = kindsOfPhrase(title);
  for (const kind of namedKinds) {
    if (lastNames.exactly.has(kind)) add(kind, weights.address);
    else if (lastNames.nearly.has(kind))
      add(kind, wordsIn(last) < 3 ? weights.addressNearly : weights.addressEnds);
    if (foldersName.some((kinds) => kinds.has(kind))) add(kindInside.get(kind) ?? kind, weights.folder);
    if (headingNames.exactly.has(kind)) add(kind, weights.heading);
    else if (headingNames.nearly.has(kind)) add(kind, weights.headingBegins);
    if (titleNames.exactly.has(kind)) add(kind, weights.title);
    else if (titleNames.nearly.has(kind)) add(kind, weights.titleBegins);
  }
  if (serviceEndings.has(last.split('-').at(-1) ?? '')) add('service', weights.serviceEnding);
  const certain = certainAddresses.filter(
    ({ begins, ends }) =>
      (begins?.some((text) => last.startsWith(text)) ?? true) &&
      (ends?.some((text) => last.endsWith(text)) ?? true),
  );
  for (const kind of new Set(certain.map((address) => address.kind))) add(kind, weights.certainAddress);
  if (isAboutPerson({ ...input, heading: shownHeading }, last)) add('team', weights.person);
  if (datedPath.test(segments.join('/'))) add('article', weights.date);
  for (const type of new Set(input.types)) {
    const [kind, weight] = kindOfType.get(type) ?? [];
    if (kind !== undefined && weight !== undefined) add(kind, weight);
  }
  for (const purpose of new Set(
    input.forms.filter((form) => form.section === 'main').map((form) => form.purpose),
  )) {
    const [kind, weight] = formKinds.get(purpose) ?? [];
    if (kind !== undefined && weight !== undefined) add(kind, weight);
  }
  return bestOf(scores);
}

function isHomeSegment(segment: string): boolean {
  const [language = '', country] = segment.split('-');
  return homeSegments.has(segment) || (homeLanguages.has(language) && (country?.length ?? 2) === 2);
}

/** A prefix that works like a folder: "/blog-choosing-a-roof". */
const blogPrefix = /^blogs?-(?:posts?-)?(?=.)/;

const datedPath = /(?:^|\/)(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/|$)/;

const kindInside = new Map<PageKind, PageKind>([
  ['services', 'service'],
  ['shop', 'product'],
  ['news', 'article'],
]);

/** Types that describe the page itself weigh more than types that sites repeat on every page. */
const kindOfType = new Map<string, readonly [PageKind, number]>([
  ['ContactPage', ['contact', 4]],
  ['AboutPage', ['about', 4]],
  ['CheckoutPage', ['shop', 4]],
  ['CollectionPage', ['other', 0]],
  ['ProfilePage', ['team', 4]],
  ['JobPosting', ['careers', 4]],
  ['BlogPosting', ['article', 4]],
  ['NewsArticle', ['article', 4]],
  ['Article', ['article', 3]],
  ['Product', ['product', 3]],
  ['Event', ['events', 2]],
  ['FAQPage', ['faq', 2]],
  ['Service', ['service', 2]],
]);

const formKinds = new Map<PageForm['purpose'], readonly [PageKind, number]>([
  ['booking', ['booking', 2]],
  ['application', ['careers', 2]],
  ['checkout', ['shop', 2]],
  ['sign-in', ['portal', 3]],
  ['intake', ['forms', 3]],
  ['contact', ['contact', 1]],
  ['quote', ['contact', 2]],
]);

function wordsIn(segment: string): number {
  return segment.split('-').length;
}

function bestOf(scores: ReadonlyMap<PageKind, number>): PageKind {
  let best: PageKind = 'other';
  let most = minScore - 1;
  for (const [kind, score] of scores) {
    if (score > most) {
      best = kind;
      most = score;
    }
  }
  return best;
}

/**
 * The segments of the path in lowercase, each without its extension and with its words joined by
 * hyphens. Leaves out "index" and "default".
 */
export function pathSegments(url: string): string[] {
  const { pathname } = new URL(url);
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // The address has a stray percent sign and is used as written.
  }
  return path
    .slice(0, 1000)
    .toLowerCase()
    .split('/')
    .map((segment) => joinWords(withoutExtension(segment), ' ').trim().replaceAll(' ', '-'))
    .filter((segment) => segment !== '' && segment !== 'index' && segment !== 'default');
}

export function mainHeading(blocks: readonly TextBlock[]): string {
  let best: TextBlock | undefined;
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.section !== 'main') continue;
    best ??= block;
    if (block.level === 1) {
      best = block;
      break;
    }
  }
  return best?.text ?? '';
}

export function ownPart(title: string): string {
  return plainPhrase(title.split(/\s[|–—·•»:-]\s|\|/)[0] ?? '');
}

export function plainPhrase(text: string): string {
  return text
    .slice(0, 120)
    .toLowerCase()
    .replace(/[\s\-–—_/]+/g, ' ')
    .replace(/[.!?:…*]+$/, '')
    .trim();
}
