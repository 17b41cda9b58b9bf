import { foldShort } from './fold-text.ts';
import { elementsOf, type HtmlDocument, rawText } from './html-document.ts';
import type { PageLink } from './page-facts.ts';
import { attribute, type PageElement } from './page-node.ts';

export interface UnrunLink {
  written: string;
  text: string;
  via: Extract<PageLink['via'], 'anchor' | 'meta-refresh'>;
}

const maxLinks = 200;
const maxScript = 20_000;
const maxText = 200;

/**
 * Links that only a script or a browser without scripts would follow. A page that only redirects
 * its visitors may have no others.
 */
export function unrunLinks(document: HtmlDocument): UnrunLink[] {
  const links: UnrunLink[] = [];
  for (const element of elementsOf(document, 'noscript')) {
    for (const match of rawText(document, element).slice(0, maxScript).matchAll(anchor)) {
      const text = foldShort((match[2] ?? '').replace(/<[^>]*>/g, ' '), maxText);
      links.push({ written: (match[1] ?? '').replaceAll('&amp;', '&'), text, via: 'anchor' });
    }
  }
  for (const element of withHandlers(document)) {
    const written = goesTo.exec((attribute(element, 'onclick') ?? '').slice(0, 2000))?.[1];
    if (written !== undefined) links.push({ written, text: '', via: 'anchor' });
  }
  for (const element of elementsOf(document, 'script')) {
    if (attribute(element, 'src') !== null) continue;
    const script = rawText(document, element);
    const written = script.length > maxScript ? undefined : goesTo.exec(script)?.[1];
    if (written !== undefined) links.push({ written, text: '', via: 'meta-refresh' });
  }
  return links.slice(0, maxLinks);
}

function withHandlers({ byTag }: HtmlDocument): PageElement[] {
  return clickedTags
    .flatMap((tag) => (byTag.get(tag) ?? []).filter((element) => attribute(element, 'onclick') !== null))
    .sort((a, b) => a.position - b.position);
}

const clickedTags = ['button', 'div', 'li', 'tr', 'td', 'span', 'article', 'section'];

const anchor = /<a\s[^>]{0,500}?href\s*=\s*["']([^"']{1,1000})["'][^>]{0,500}>(.{0,500}?)<\/a/gis;

const goesTo = /\blocation(?:\.href)?\s*(?:=\s*|\.(?:replace|assign)\(\s*)["']([^"'\s]{1,1000})["']/;
