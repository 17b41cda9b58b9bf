import { z } from 'zod';
import { pageOutcomeSchema } from '#shared/schemas/coverage.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import { pageFactsSchema } from '../read/page-facts.ts';

/**
 * One address of a crawl. All are stored except those with the outcome `not-fetched`, so that a resumed scan can
 * continue. `facts` is null unless `outcome` is `read` or `set-aside`.
 */
export const crawledPageSchema = z.object({
  /** Requested address, normalized; unique within a scan. */
  url: z.string(),
  /**
   * The last address requested for the page, after redirects, or its address after its scripts have
   * run. Null if nothing was requested, the time ran out, or robots.txt forbids the page.
   */
  finalUrl: z.string().nullable(),
  outcome: pageOutcomeSchema,
  reason: z.string().nullable(),
  depth: z.number().int(),
  /** Order in which the crawl finished the addresses, from 0. */
  position: z.number().int(),
  rendered: z.boolean(),
  fetchedAt: z.iso.datetime(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Content hash of the reader that extracted the facts. Absent if `facts` is null. */
  reader: z.string().optional(),
  facts: pageFactsSchema.nullable(),
});
export type CrawledPage = z.infer<typeof crawledPageSchema>;

export interface NetworkOptions {
  /**
   * CRAWL_RESOLVE: maps an exact host name to the address to connect to instead of asking DNS.
   * `port`, if not null, replaces the requested port.
   */
  resolve: ReadonlyMap<string, { address: string; port: number | null }>;
  /** CRAWL_DNS_SERVERS as `ip[:port]`; if empty, the system's servers are used. */
  dnsServers: readonly string[];
}

export interface RenderOptions {
  mode: 'auto' | 'off' | 'unsandboxed';
  chromiumPath: string | null;
}

export interface CrawlLimits {
  maxPages: number;
  timeBudgetMs: number;
  concurrency: number;
}

export interface Sharer {
  /** The requester's network. Scans from the same network share turns. */
  network: string;
  scan: string;
  /** Runs the work and counts the scan as working, not waiting, until the work ends. */
  whileWorking: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export const onlySharer: Sharer = { network: '', scan: '', whileWorking: (work) => work() };

export interface CrawlRequest {
  sharer?: Sharer;
  website: string;
  /** If true, https never falls back to http. */
  schemeTyped: boolean;
  limits: CrawlLimits;
  network: NetworkOptions;
  render: RenderOptions;
  stored: readonly CrawledPage[];
  /**
   * Pages from an earlier scan of the same site. Where possible, they are requested conditionally and kept if
   * unchanged.
   */
  previous?: readonly CrawledPage[];
  botUrl?: string;
  signal: AbortSignal;
  now: () => number;
  /** Called once per page, in order; the crawl waits for it. If it rejects, so does the crawl. */
  onPage: (page: CrawledPage) => Promise<void>;
}

export const faviconTypeSchema = z.enum([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/x-icon',
]);

export interface Favicon {
  contentType: z.infer<typeof faviconTypeSchema>;
  bytes: Uint8Array;
}

export interface CrawlResult {
  reachedUrl: string | null;
  pages: CrawledPage[];
  /** Number of addresses found, fetched or not. May exceed the length of `pages`, which is limited. */
  found: number;
  favicon: Favicon | null;
  failure: Failure | null;
  notes: string[];
}
