import { z } from 'zod';
import { pageOutcomeSchema } from '#shared/schemas/coverage.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import { pageFactsSchema } from '../read/page-facts.ts';

/**
 * One address that the crawl handled, as stored with the scan, so that a resumed scan can continue. `facts`
 * is null if the page wasn't read.
 */
export const crawledPageSchema = z.object({
  /** Requested address, normalized; unique within a scan. */
  url: z.string(),
  /** Address that answered, after redirects; null if none did. */
  finalUrl: z.string().nullable(),
  outcome: pageOutcomeSchema,
  reason: z.string().nullable(),
  depth: z.number().int(),
  /** Position in the order in which the crawl finished the addresses, from 0. */
  position: z.number().int(),
  rendered: z.boolean(),
  fetchedAt: z.iso.datetime(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Content hash of the reader that extracted the facts. Absent without facts. */
  reader: z.string().optional(),
  facts: pageFactsSchema.nullable(),
});
export type CrawledPage = z.infer<typeof crawledPageSchema>;

/** Built from the configuration. */
export interface NetworkOptions {
  /** CRAWL_RESOLVE: name -> address and optional port; exact names, on any requested port. */
  resolve: ReadonlyMap<string, { address: string; port: number | null }>;
  /** CRAWL_DNS_SERVERS as `ip[:port]`; if empty, the system's servers are used. */
  dnsServers: readonly string[];
}

export interface RenderOptions {
  mode: 'auto' | 'off' | 'unsandboxed';
  /** CHROMIUM_PATH; if null, the usual locations are searched. */
  chromiumPath: string | null;
}

export interface CrawlLimits {
  maxPages: number;
  timeBudgetMs: number;
  concurrency: number;
}

/** Identifies a scan that shares threads and browsers with other scans in the same process. */
export interface Sharer {
  /** The requester's network. Scans from the same network share turns. */
  network: string;
  scan: string;
  /** Runs the work and counts the scan as working, not waiting, until the work ends. */
  whileWorking: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** For a process with a single scan. */
export const onlySharer: Sharer = { network: '', scan: '', whileWorking: (work) => work() };

export interface CrawlRequest {
  /** Undefined if this is the only scan. */
  sharer?: Sharer;
  /** Start address, as returned by `normaliseWebsite`. */
  website: string;
  /** True if the visitor typed the scheme. In that case, https never falls back to http. */
  schemeTyped: boolean;
  limits: CrawlLimits;
  network: NetworkOptions;
  render: RenderOptions;
  /** Pages stored by an earlier attempt at the same scan; empty for the first attempt. */
  stored: readonly CrawledPage[];
  /** Pages from an earlier scan of the same site. They are requested conditionally and kept if unchanged. */
  previous?: readonly CrawledPage[];
  /** Address of the page that explains our crawler to site owners; sent in the User-Agent. */
  botUrl?: string;
  signal: AbortSignal;
  now: () => number;
  /** Called once per page, in order; the crawl waits for it. If it rejects, the crawl ends. */
  onPage: (page: CrawledPage) => Promise<void>;
}

export const faviconTypeSchema = z.enum([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/x-icon',
]);

/** The site's icon. The bytes were checked to be a raster image. */
export interface Favicon {
  contentType: z.infer<typeof faviconTypeSchema>;
  bytes: Uint8Array;
}

export interface CrawlResult {
  /** Address at which the site answered; null if it didn't. */
  reachedUrl: string | null;
  /** Every address handled, including stored ones, by position. */
  pages: CrawledPage[];
  /** Number of addresses found, fetched or not. May exceed the length of `pages`, which is limited. */
  found: number;
  favicon: Favicon | null;
  /** Why no page of the site could be read; null if at least one was. */
  failure: Failure | null;
  /** Sentences to show: robots.txt unavailable, time budget reached, pages that need JavaScript. */
  notes: string[];
}
