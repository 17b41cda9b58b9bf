import { splitAtSpace } from '../text/words.ts';
import { elementText } from './element-text.ts';
import { foldShort } from './fold-text.ts';
import { elementsOf, type HtmlDocument } from './html-document.ts';
import type { ResolveAddress } from './page-address.ts';
import type { PageLink } from './page-facts.ts';
import { attribute, type PageElement } from './page-node.ts';
import { unrunLinks } from './unrun-links.ts';

const maxLinks = 3000;
const maxText = 200;

/**
 * Lists each address once per kind of link, with its first non-empty text. Includes links in closed
 * menus and links that only a script or a browser without scripts would follow.
 */
export function pageLinks(document: HtmlDocument, resolve: ResolveAddress): PageLink[] {
  const links = new Map<string, PageLink>();
  for (const element of elementsOf(document, 'a', 'area', 'link', 'iframe', 'frame', 'meta')) {
    const via = wayOf(element);
    const written = via === null ? null : writtenAddress(element, via);
    const url = written === null ? null : resolve(written);
    if (via === null || url === null) continue;
    const nofollow = relations(element).includes('nofollow');
    const key = `${via} ${url}`;
    const known = links.get(key);
    if (known === undefined) {
      if (links.size >= maxLinks) break;
      links.set(key, { url, text: linkText(document, element), section: element.section, via, nofollow });
    } else {
      if (known.text === '') known.text = linkText(document, element);
      if (!nofollow) known.nofollow = false;
    }
  }
  for (const { written, text, via } of unrunLinks(document)) {
    const url = resolve(written);
    const key = `${via} ${url}`;
    if (url !== null && !links.has(key)) links.set(key, { url, text, section: 'main', via, nofollow: false });
  }
  return [...links.values()];
}

export function canonicalAddress(links: readonly PageLink[]): string | null {
  return links.find((link) => link.via === 'canonical')?.url ?? null;
}

export function pageIcons(document: HtmlDocument, resolve: ResolveAddress): string[] {
  const icons = new Set<string>();
  for (const element of elementsOf(document, 'link')) {
    if (!relations(element).some((relation) => iconRelations.has(relation))) continue;
    const url = resolve(attribute(element, 'href') ?? '');
    if (url !== null && icons.size < 12) icons.add(url);
  }
  return [...icons];
}

function wayOf(element: PageElement): PageLink['via'] | null {
  switch (element.tag) {
    case 'a':
      return 'anchor';
    case 'area':
      return 'area';
    case 'iframe':
    case 'frame':
      return 'frame';
    case 'meta':
      return (attribute(element, 'http-equiv') ?? '').trim().toLowerCase() === 'refresh'
        ? 'meta-refresh'
        : null;
    default: {
      const rel = relations(element);
      if (rel.includes('canonical')) return 'canonical';
      if (rel.includes('next')) return 'next';
      if (!rel.includes('alternate') || rel.includes('stylesheet')) return null;
      return feedType.test(attribute(element, 'type') ?? '') ? null : 'alternate';
    }
  }
}

const iconRelations = new Set(['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed']);

function relations(element: PageElement): string[] {
  return splitAtSpace((attribute(element, 'rel') ?? '').toLowerCase());
}

const feedType = /\b(?:rss|atom|json)\b|^(?:text|application)\/xml/i;

function writtenAddress(element: PageElement, via: PageLink['via']): string | null {
  if (via === 'frame') return attribute(element, 'src') ?? attribute(element, 'data-src');
  if (via !== 'meta-refresh') return attribute(element, 'href');
  const content = (attribute(element, 'content') ?? '').slice(0, 4096);
  return (
    /^\s*[\d.]*\s*[;,\s]\s*(?:url\s*=\s*)?(?:"([^"]*)"|'([^']*)'|(.+?))\s*$/i
      .exec(content)
      ?.slice(1)
      .find(Boolean) ?? null
  );
}

function linkText(document: HtmlDocument, element: PageElement): string {
  if (element.tag === 'a') {
    const text = elementText(document, element, { limit: maxText, hidden: true, images: false });
    if (text !== '') return text;
    const images = elementText(document, element, { limit: maxText, hidden: true, images: true });
    if (images !== '') return images;
  }
  const named = ['aria-label', 'title', 'alt', 'hreflang']
    .map((name) => attribute(element, name))
    .find(Boolean);
  return foldShort(named ?? '', maxText);
}
