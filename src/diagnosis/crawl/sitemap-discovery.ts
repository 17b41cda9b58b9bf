import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type FetchContext, fetchResource } from './fetch-resource.ts';
import type { PageReader } from './read-pool.ts';
import type { RobotsRegister } from './robots-register.ts';

export interface SitemapLimits {
  maxSitemaps: number;
  maxBytes: number;
}

const maxAddresses = 5000;

const sliceLength = 200;

/**
 * Unreadable sitemaps are skipped. `ontoSite` maps an address to the site: a sitemap lists only pages of its own
 * site, so another host name in it is an alias.
 */
export async function discoverPages(
  context: FetchContext,
  register: RobotsRegister,
  reader: PageReader,
  home: string,
  ontoSite: (address: string) => string | null,
  limits: SitemapLimits,
): Promise<string[]> {
  const named = (await register.policyFor(home)).sitemaps.flatMap(
    (each) => URL.parse(each, home)?.href ?? [],
  );
  const queue = named.length > 0 ? [...new Set(named)] : [new URL('/sitemap.xml', home).href];
  const seen = new Set<string>();
  const pages = new Set<string>();
  while (queue.length > 0 && seen.size < limits.maxSitemaps) {
    const batch = queue.splice(0, limits.maxSitemaps - seen.size).filter((address) => !seen.has(address));
    for (const address of batch) seen.add(address);
    const contents = await Promise.all(
      batch.map((address) => readOne(context, register, reader, address, limits)),
    );
    for (const content of contents) {
      for (const [n, page] of content.pages.entries()) {
        if (pages.size >= maxAddresses) break;
        if (n % sliceLength === sliceLength - 1) await yieldToEventLoop();
        pages.add(ontoSite(page) ?? page);
      }
      for (const further of content.sitemaps) queue.push(ontoSite(further) ?? further);
    }
  }
  return [...pages];
}

const nothing = { pages: [], sitemaps: [] };

async function readOne(
  context: FetchContext,
  register: RobotsRegister,
  reader: PageReader,
  address: string,
  limits: SitemapLimits,
): Promise<{ pages: string[]; sitemaps: string[] }> {
  if (!(await register.policyFor(address)).allows(address)) return nothing;
  const outcome = await fetchResource(context, address, {
    accept: 'application/xml, text/xml, text/plain;q=0.8, */*;q=0.5',
    maxBytes: limits.maxBytes,
  });
  if (!outcome.ok || outcome.resource.contentType?.toLowerCase().startsWith('text/html')) return nothing;
  const { bytes, url } = outcome.resource;
  return await reader.readSitemap({ bytes, url }).catch(() => nothing);
}
