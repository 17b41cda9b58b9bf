import { elementsOf, type HtmlDocument } from './html-document.ts';
import { attribute } from './page-node.ts';

/** Resolves an address written in a page: absolute http or https without fragment, null for anything else. */
export type ResolveAddress = (written: string) => string | null;

/** Longest address kept; browsers and servers commonly stop there too. */
const MAX_ADDRESS = 2048;

/** A resolver for a page at `url`, which honours its `base` element. Each spelling is parsed once. */
export function addressResolver(document: HtmlDocument, url: string): ResolveAddress {
  const base = baseAddress(document, url);
  const known = new Map<string, string | null>();
  return (written) => {
    if (written.length > MAX_ADDRESS * 2) return null;
    let resolved = known.get(written);
    if (resolved === undefined) {
      resolved = absolute(written.trim(), base);
      known.set(written, resolved);
    }
    return resolved;
  };
}

function baseAddress(document: HtmlDocument, url: string): string {
  for (const element of elementsOf(document, 'base')) {
    const href = attribute(element, 'href');
    if (href !== null) return absolute(href.trim(), url) ?? url;
  }
  return url;
}

function absolute(written: string, base: string): string | null {
  if (!URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  return url.href.length > MAX_ADDRESS ? null : url.href;
}
