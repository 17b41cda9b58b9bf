import { generateSite, pagesOfSite } from '../analysis/generate-site.ts';
import { trades } from '../analysis/trades.ts';

export const latencyMs = 200;
export const crawlLimits = { maxPages: pagesOfSite, timeBudgetMs: 60_000, concurrency: 6 };

/** Each site has its own host, so that no two scans wait for the same one. */
export function hostOf(site: number): string {
  return `site-${site}.bench.test`;
}

export function answerOf(site: number, path: string): { type: string; body: Buffer } | null {
  const pages = pagesOf(site % trades.length);
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
