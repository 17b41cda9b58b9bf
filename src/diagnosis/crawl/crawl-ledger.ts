import type { CrawledPage } from './crawl-types.ts';
import type { FetchFailure } from './fetch-failure.ts';
import { readerVersion } from './reader-version.ts';

export interface CrawlLedger {
  pages: CrawledPage[];
  failures: Map<string, FetchFailure>;
  /** Includes pages read in an earlier attempt. */
  readCount: () => number;
  /** Resolves when the page is stored. Does nothing if the address is already recorded. */
  record: (page: Omit<CrawledPage, 'position' | 'fetchedAt'>, failure?: FetchFailure) => Promise<void>;
  /**
   * Adds an unfetched address to the result, without storing it. Returns false if the result
   * already has the maximum number of such addresses.
   */
  recordSkipped: (url: string, depth: number, reason: string) => boolean;
}

const maxLeft = 500;

export function createLedger(
  stored: readonly CrawledPage[],
  now: () => number,
  onPage: (page: CrawledPage) => Promise<void>,
): CrawlLedger {
  const pages = [...stored].sort((a, b) => a.position - b.position);
  const failures = new Map<string, FetchFailure>();
  const urls = new Set(pages.map(({ url }) => url));
  let position = Math.max(-1, ...pages.map((page) => page.position));
  let read = pages.filter(({ outcome }) => outcome === 'read').length;
  let left = 0;
  const stamp = () => ({ position: ++position, fetchedAt: new Date(now()).toISOString() });
  return {
    pages,
    failures,
    readCount: () => read,
    record: async (entry, failure) => {
      if (urls.has(entry.url)) return;
      urls.add(entry.url);
      const reader = entry.facts === null ? {} : { reader: readerVersion() };
      const page: CrawledPage = { ...entry, ...stamp(), ...reader };
      pages.push(page);
      if (failure) failures.set(page.url, failure);
      if (page.outcome === 'read') read++;
      await onPage(page);
    },
    recordSkipped: (url, depth, reason) => {
      if (urls.has(url)) return true;
      if (left >= maxLeft) return false;
      left++;
      urls.add(url);
      pages.push({ ...nothingKnown, url, depth, outcome: 'not-fetched', reason, ...stamp() });
      return true;
    },
  };
}

export const nothingKnown = {
  finalUrl: null,
  rendered: false,
  etag: null,
  lastModified: null,
  facts: null,
} as const;
