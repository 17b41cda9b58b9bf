import type { CrawledPage, CrawlResult } from '#diagnosis/crawl/crawl-types.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';

export function crawledPage(
  facts: PageFacts,
  position: number,
  change: Partial<CrawledPage> = {},
): CrawledPage {
  return {
    url: facts.url,
    finalUrl: facts.url,
    outcome: 'read',
    reason: null,
    depth: position === 0 ? 0 : 1,
    position,
    rendered: false,
    fetchedAt: '2026-01-01T00:00:00.000Z',
    etag: null,
    lastModified: null,
    facts,
    ...change,
  };
}

export function crawledSite(pages: CrawledPage[], change: Partial<CrawlResult> = {}): CrawlResult {
  return {
    reachedUrl: 'https://example.com/',
    pages,
    found: pages.length,
    favicon: null,
    failure: null,
    notes: [],
    ...change,
  };
}
