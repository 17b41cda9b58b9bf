import { generateSite, pagesOfSite } from '../analysis/generate-site.ts';
import { trades } from '../analysis/trades.ts';

/** How long the sites let every request wait, in milliseconds. */
export const latencyMs = 200;
/** The defaults of a scan's limits, which the workers are started with. */
export const crawlLimits = { maxPages: pagesOfSite, timeBudgetMs: 60_000, concurrency: 6 };

/** One name a site, so that no two scans wait for the same host. */
export function hostOf(site: number): string {
  return `site-${site}.bench.test`;
}

/** What a site answers at a path; null where it has nothing. Sites differ in their trade, four of which take turns. */
export function answerOf(site: number, path: string): { type: string; body: Buffer } | null {
  const pages = pagesOf(site % trades.length);
  // Not every page is linked to; the site map names them all.
  if (path === '/sitemap.xml') return { type: 'application/xml', body: siteMapOf(hostOf(site), pages) };
  const page = pages.get(path);
  return page ? { type: 'text/html; charset=utf-8', body: page } : null;
}

const made = new Map<number, ReadonlyMap<string, Buffer>>();

function pagesOf(number: number): ReadonlyMap<string, Buffer> {
  const known = made.get(number);
  if (known) return known;
  const trade = trades[number];
  if (!trade) throw new Error('There is no such trade');
  const pages = new Map(generateSite(trade, number + 1).map(({ path, html }) => [path, Buffer.from(html)]));
  made.set(number, pages);
  return pages;
}

function siteMapOf(host: string, pages: ReadonlyMap<string, Buffer>): Buffer {
  const addresses = [...pages.keys()].map((path) => `<url><loc>http://${host}${path}</loc></url>`);
  return Buffer.from(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`,
  );
}
