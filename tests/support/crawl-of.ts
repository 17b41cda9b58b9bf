import type { CrawledPage, CrawlResult } from '#diagnosis/crawl/crawl-types.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';

/** What a crawl would have brought that read these pages, the first of them the home page. */
export function crawlOf(pages: readonly PageFacts[]): CrawlResult {
  const crawled = pages.map(
    (facts, position): CrawledPage => ({
      url: facts.url,
      finalUrl: facts.url,
      outcome: 'read',
      reason: null,
      depth: position === 0 ? 0 : 1,
      position,
      rendered: false,
      fetchedAt: '2026-01-05T09:00:00.000Z',
      etag: null,
      lastModified: null,
      facts,
    }),
  );
  return {
    reachedUrl: 'https://example.com/',
    pages: crawled,
    found: crawled.length,
    favicon: null,
    failure: null,
    notes: [],
  };
}
