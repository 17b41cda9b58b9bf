import { z } from 'zod';
import { pageOutcomeSchema } from '#shared/schemas/coverage.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import { pageFactsSchema } from '../read/page-facts.ts';

/**
 * One address that the crawl handled, as stored with the scan. A resumed scan receives these and continues from them.
 * `facts` is present if the page was read.
 */
export const crawledPageSchema = z.object({
  /** Requested address, normalized; unique within a scan. */
  url: z.string(),
  /** Address that answered, after redirects; null if none did. */
  finalUrl: z.string().nullable(),
  outcome: pageOutcomeSchema,
  reason: z.string().nullable(),
  depth: z.number().int(),
  /** Position in the order in which the crawl finished with the addresses, from 0. */
  position: z.number().int(),
  rendered: z.boolean(),
  fetchedAt: z.iso.datetime(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Fingerprint of the reader that extracted the facts; absent without facts. */
  reader: z.string().optional(),
  facts: pageFactsSchema.nullable(),
});
export type CrawledPage = z.infer<typeof crawledPageSchema>;

/** How names are resolved and which private addresses are exempt. Built from the configuration. */
export interface NetworkOptions {
  /** CRAWL_RESOLVE: name -> address and optional port; exact names, on any requested port. */
  resolve: ReadonlyMap<string, { address: string; port: number | null }>;
  /** CRAWL_DNS_SERVERS as `ip[:port]`; if empty, the system's servers are used. */
  dnsServers: readonly string[];
}

export interface RenderOptions {
  mode: 'auto' | 'off' | 'unsandboxed';
  /** CHROMIUM_PATH; null: search the usual places. */
  chromiumPath: string | null;
}

export interface CrawlLimits {
  maxPages: number;
  timeBudgetMs: number;
  concurrency: number;
}

/** A scan among others in the same process, with which it shares threads and browsers. */
export interface Sharer {
  /** The requester's network: all scans from the same network share its turns. */
  network: string;
  scan: string;
  /** Counts the scan as working, not waiting, until the work has ended. */
  whileWorking: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** For a process with a single scan. */
export const onlySharer: Sharer = { network: '', scan: '', whileWorking: (work) => work() };

export interface CrawlRequest {
  /** Undefined if it is the only scan. */
  sharer?: Sharer;
  /** Start address, as normalized by the website rule. */
  website: string;
  /** True if the visitor typed the scheme: https then never falls back to http. */
  schemeTyped: boolean;
  limits: CrawlLimits;
  network: NetworkOptions;
  render: RenderOptions;
  /** Pages stored by an earlier attempt at the same scan; empty for a first one. */
  stored: readonly CrawledPage[];
  /** Pages from an earlier scan of the same site: requested conditionally, and kept if unchanged. */
  previous?: readonly CrawledPage[];
  /** Address of the page that explains our reader to site owners; sent in the User-Agent. */
  botUrl?: string;
  signal: AbortSignal;
  now: () => number;
  /** Called once per page, in order, before the crawl depends on it; a rejection ends the crawl. */
  onPage: (page: CrawledPage) => Promise<void>;
}

export const faviconTypeSchema = z.enum([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/x-icon',
]);

/** The site's icon: bytes verified to be a raster image. */
export interface Favicon {
  contentType: z.infer<typeof faviconTypeSchema>;
  bytes: Uint8Array;
}

export interface CrawlResult {
  /** Address at which the site answered; null if it never did. */
  reachedUrl: string | null;
  /** Every address handled, including stored ones, by position. */
  pages: CrawledPage[];
  /** Number of addresses found, including unfetched ones. Higher than `pages` if there were too many to list. */
  found: number;
  favicon: Favicon | null;
  /** Why the whole site could not be read; null if at least one page was. */
  failure: Failure | null;
  /** Plain sentences to show: robots.txt unavailable, time budget reached, pages that need JavaScript. */
  notes: string[];
}
