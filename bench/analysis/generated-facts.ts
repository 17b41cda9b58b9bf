import type { CrawledPage } from '#diagnosis/crawl/crawl-types.ts';
import { readPage } from '#diagnosis/read/read-page.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { generateSite } from './generate-site.ts';
import type { Trade } from './trades.ts';

const origin = 'https://example.com';
const readAt = '2026-01-01T00:00:00.000Z';

export function generatedFacts(trade: Trade, seed: number): SiteFacts {
  const pages = generateSite(trade, seed).map(({ path, html }, position): CrawledPage => {
    const url = `${origin}${path}`;
    const facts = readPage({
      url,
      bytes: new TextEncoder().encode(html),
      contentType: 'text/html; charset=utf-8',
      xRobotsTag: null,
      isHome: path === '/',
    });
    return {
      url,
      finalUrl: url,
      outcome: 'read',
      reason: null,
      depth: position === 0 ? 0 : 1,
      position,
      rendered: false,
      fetchedAt: readAt,
      etag: null,
      lastModified: null,
      facts,
    };
  });
  return {
    website: origin,
    readAt,
    reachedUrl: `${origin}/`,
    pages,
    found: pages.length,
    favicon: null,
    failure: null,
    notes: [],
  };
}
