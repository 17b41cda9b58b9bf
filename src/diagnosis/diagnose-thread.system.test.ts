import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CrawledPage, CrawlResult } from './crawl/crawl-types.ts';
import { diagnosePages } from './diagnose-pages.ts';
import { diagnoseInThread } from './diagnose-thread.ts';
import { readPage } from './read/read-page.ts';

const site = new URL('../../tests/sites/harbour-physio/', import.meta.url);

/** A page of one of our fictional companies, as the crawl would bring it. */
function pageOf(file: string, position: number): CrawledPage {
  const url = `http://www.harbour-physio.test/${file}`;
  const facts = readPage({
    url,
    bytes: readFileSync(new URL(file, site)),
    contentType: 'text/html; charset=utf-8',
    xRobotsTag: null,
    isHome: position === 0,
  });
  return {
    url,
    finalUrl: url,
    outcome: 'read',
    reason: null,
    depth: position,
    position,
    rendered: false,
    fetchedAt: '2026-01-01T00:00:00.000Z',
    etag: null,
    lastModified: null,
    facts,
  };
}

const crawled: CrawlResult = {
  reachedUrl: 'http://www.harbour-physio.test/',
  pages: ['index.html', 'book.html', 'fees.html', 'careers.html'].map(pageOf),
  found: 4,
  favicon: null,
  failure: null,
  notes: [],
};
const request = { companyType: 'unknown', companySize: '1-10' } as const;

describe('diagnoseInThread', () => {
  it('answers what the pure function answers, for several at once', async () => {
    const here = diagnosePages(request, crawled);
    expect(here.workflows.length).toBeGreaterThan(0);
    const there = await Promise.all([diagnoseInThread(request, crawled), diagnoseInThread(request, crawled)]);
    expect(there).toEqual([here, here]);
  });

  it('rejects when the analysis fails and works again afterwards', async () => {
    const broken = { ...crawled, notes: null } as unknown as CrawlResult;
    await expect(diagnoseInThread(request, { ...broken, pages: [] })).rejects.toThrow();
    expect((await diagnoseInThread(request, crawled)).workflows.length).toBeGreaterThan(0);
  });
});
