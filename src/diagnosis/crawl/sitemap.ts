import { gunzipSync } from 'node:zlib';
import { fileKind, pageAddress } from './page-address.ts';
import { pagePriority } from './page-priority.ts';
import type { SitemapContent } from './read-messages.ts';

const maxPages = 2000;
const maxSitemaps = 50;

/** The sitemap protocol allows at most this many entries in one sitemap. */
const maxEntries = 50_000;

const maxUnpackedBytes = 20 * 1024 * 1024;

/**
 * Searches the text instead of parsing XML, so entities that a document declares and external
 * inclusions are never expanded.
 */
export function readSitemap(input: { bytes: Uint8Array; url: string }): SitemapContent {
  const text = textOf(input.bytes);
  const pages = new Set<string>();
  const sitemaps = new Set<string>();
  let entries = 0;
  for (const { address, isSitemap } of addressesIn(text)) {
    if (++entries > maxEntries) break;
    const url = pageAddress(address, input.url);
    if (!url) continue;
    if (isSitemap) sitemaps.add(url);
    else if (fileKind(url) !== 'asset') pages.add(url);
  }
  return { pages: maxTelling(pages), sitemaps: [...sitemaps].sort(byPromise).slice(0, maxSitemaps) };
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return decode(bytes);
  try {
    return decode(gunzipSync(bytes, { maxOutputLength: maxUnpackedBytes }));
  } catch {
    return '';
  }
}

function decode(bytes: Uint8Array): string {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(utf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}

function* addressesIn(text: string): Generator<{ address: string; isSitemap: boolean }> {
  if (!text.trimStart().startsWith('<')) {
    for (const line of text.matchAll(/^\s*(https?:\/\/\S+)\s*$/gim))
      yield { address: line[1] ?? '', isSitemap: false };
    return;
  }
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/i.test(text);
  for (const match of text.matchAll(addressElement)) {
    const inner = match[1] ?? match[2];
    const address = inner === undefined ? atomHref(match[0]) : unescapeXml(inner);
    if (address !== '') yield { address, isSitemap: isIndex };
  }
}

/** Bounded repetitions keep the search fast for any text. */
const addressElement =
  /<loc(?:\s[^>]{0,200})?>([^<]{1,2048}|\s{0,200}<!\[CDATA\[[^\]]{1,2048}\]\]>\s{0,200})<\/loc>|<link>([^<]{1,2048}|\s{0,200}<!\[CDATA\[[^\]]{1,2048}\]\]>\s{0,200})<\/link>|<link\s[^>]{1,2048}>/gi;

function atomHref(tag: string): string {
  const rel = /\srel\s*=\s*["']([^"']*)["']/i.exec(tag)?.[1] ?? 'alternate';
  const href = /\shref\s*=\s*["']([^"']*)["']/i.exec(tag)?.[1] ?? '';
  return rel === 'alternate' ? unescapeXml(href) : '';
}

function unescapeXml(text: string): string {
  return text
    .replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
      if (name) return named[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .trim();
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function maxTelling(pages: ReadonlySet<string>): string[] {
  if (pages.size <= maxPages) return [...pages];
  const scored = [...pages].map((url, order) => {
    const sighting = { url, text: '', section: 'sitemap', via: 'sitemap', nofollow: false } as const;
    return { url, order, score: pagePriority(sighting, { language: null, host: null }).score };
  });
  return scored
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, maxPages)
    .map(({ url }) => url);
}

function byPromise(a: string, b: string): number {
  return promise(b) - promise(a);
}

function promise(address: string): number {
  const name = address.toLowerCase();
  if (promising.some((word) => name.includes(word))) return 2;
  return unpromising.some((word) => name.includes(word)) ? 0 : 1;
}

const promising = ['page', 'service', 'static', 'main'];
const unpromising = 'post blog news tag categor author product image video attachment archive'.split(' ');
