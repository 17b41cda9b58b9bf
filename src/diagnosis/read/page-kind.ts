import type { PageForm, PageKind, TextBlock } from './page-facts.ts';
import { KIND_WORDS } from './page-kind-words.ts';

export interface KindInput {
  url: string;
  isHome: boolean;
  title: string;
  blocks: readonly TextBlock[];
  forms: readonly PageForm[];
  /** Types that structured data gives the page, such as `JobPosting`. */
  types: readonly string[];
}

/** Weights of what tells a page's kind; a kind needs at least the least of them. */
const LAST_SEGMENT = 6;
const OTHER_SEGMENT = 3;
const HEADING = 4;
const TITLE = 3;
const STRUCTURE = 4;

/**
 * What kind of page it is, from the words of its address, title and first heading, from its forms
 * and from structured data. `other` when nothing tells.
 */
export function pageKind(input: KindInput): PageKind {
  if (input.isHome) return 'home';
  const scores = new Map<PageKind, number>();
  const add = (kind: PageKind, weight: number): void => {
    scores.set(kind, (scores.get(kind) ?? 0) + weight);
  };
  const segments = pathSegments(input.url);
  const last = segments.at(-1) ?? '';
  const heading = firstHeading(input.blocks);
  for (const { kind, path, phrase } of KIND_WORDS) {
    if (path.test(last)) add(kind, LAST_SEGMENT);
    if (segments.slice(0, -1).some((segment) => path.test(segment))) add(insideOf(kind), OTHER_SEGMENT);
    if (phrase.test(heading)) add(kind, HEADING);
    if (phrase.test(firstPart(input.title))) add(kind, TITLE);
  }
  if (/(?:^|\/)(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/|$)/.test(segments.join('/'))) add('article', STRUCTURE);
  for (const type of input.types) {
    const kind = TYPES.get(type);
    if (kind !== undefined) add(kind, STRUCTURE);
  }
  for (const form of input.forms) {
    const kind = FORM_KINDS.get(form.purpose);
    if (kind !== undefined && form.section === 'main') add(kind, kind === 'contact' ? 1 : 2);
  }
  let best: PageKind = 'other';
  let most = TITLE - 1;
  for (const [kind, score] of scores) {
    if (score > most) {
      best = kind;
      most = score;
    }
  }
  return best;
}

/** What stands under an address of one kind: a single service under services, an article under a blog. */
function insideOf(kind: PageKind): PageKind {
  return INSIDE.get(kind) ?? kind;
}

const INSIDE = new Map<PageKind, PageKind>([
  ['services', 'service'],
  ['shop', 'product'],
  ['news', 'article'],
]);

const TYPES = new Map<string, PageKind>([
  ['FAQPage', 'faq'],
  ['QAPage', 'faq'],
  ['ContactPage', 'contact'],
  ['AboutPage', 'about'],
  ['Product', 'product'],
  ['JobPosting', 'careers'],
  ['Article', 'article'],
  ['BlogPosting', 'article'],
  ['NewsArticle', 'article'],
  ['Event', 'events'],
  ['Service', 'service'],
]);

const FORM_KINDS = new Map<PageForm['purpose'], PageKind>([
  ['booking', 'booking'],
  ['application', 'careers'],
  ['checkout', 'shop'],
  ['sign-in', 'portal'],
  ['intake', 'forms'],
  ['contact', 'contact'],
]);

/** Words of each segment of the path, extension and separators gone, words joined by hyphens. */
function pathSegments(url: string): string[] {
  const { pathname } = new URL(url);
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A stray percent sign: the address as written says as much.
  }
  return path
    .toLowerCase()
    .split('/')
    .map((segment) =>
      segment
        .replace(/\.[a-z]{2,5}$/, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter((segment) => segment !== '' && segment !== 'index');
}

function firstHeading(blocks: readonly TextBlock[]): string {
  const main = blocks.filter((block) => block.kind === 'heading' && block.section === 'main');
  return (main.find((block) => block.level === 1) ?? main[0])?.text.slice(0, 120).toLowerCase() ?? '';
}

/** A title's own part, before the name of the site. */
function firstPart(title: string): string {
  return (title.split(/\s[|–—·»:-]\s|\|/)[0] ?? '').slice(0, 120).toLowerCase();
}
