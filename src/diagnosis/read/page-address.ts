import { maxAddressLength } from '../text/address.ts';
import { elementsOf, type HtmlDocument } from './html-document.ts';
import { attribute } from './page-node.ts';

/**
 * Resolves an address on a page to an absolute http or https address without a fragment. Null for
 * any other address, and for one that is too long.
 */
export type ResolveAddress = (written: string) => string | null;

export function addressResolver(document: HtmlDocument, url: string): ResolveAddress {
  const base = baseAddress(document, url);
  const origin = plainOrigin(base);
  const known = new Map<string, string | null>();
  return (written) => {
    if (written.length > maxAddressLength * 2) return null;
    let resolved = known.get(written);
    if (resolved === undefined) {
      resolved =
        origin !== null && plainPath.test(written) ? `${origin}${written}` : absolute(written.trim(), base);
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

const plainPath = /^\/(?!\/)[\w/-]{0,1000}(?:\.[a-z]\w{0,20})?$/i;

function plainOrigin(base: string): string | null {
  const url = URL.parse(base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.username === '' && url.password === '' ? url.origin : null;
}

function absolute(written: string, base: string): string | null {
  const url = URL.parse(written, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (written.includes('#') || base.includes('#')) url.hash = '';
  return url.href.length > maxAddressLength ? null : url.href;
}
