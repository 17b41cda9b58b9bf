import { readFileSync } from 'node:fs';
import type { CrawledPage } from '#diagnosis/crawl/crawl-types.ts';
import { readPage } from '#diagnosis/read/read-page.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';

const folder = new URL('../sites/harbour-physio/', import.meta.url);
const readAt = '2026-01-01T00:00:00.000Z';

export function harbourPhysioFacts(): SiteFacts {
  return {
    website: 'http://www.harbour-physio.test',
    readAt,
    reachedUrl: 'http://www.harbour-physio.test/',
    pages: [
      'index.html',
      'treatments.html',
      'new-patients.html',
      'book.html',
      'fees.html',
      'careers.html',
    ].map(pageOf),
    found: 6,
    favicon: null,
    failure: null,
    notes: [],
  };
}

function pageOf(file: string, position: number): CrawledPage {
  const url = `http://www.harbour-physio.test/${file}`;
  const facts = readPage({
    url,
    bytes: readFileSync(new URL(file, folder)),
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
    fetchedAt: readAt,
    etag: null,
    lastModified: null,
    facts,
  };
}
