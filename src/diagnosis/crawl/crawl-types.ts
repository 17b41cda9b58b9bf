import { z } from 'zod';
import { pageOutcomeSchema } from '#shared/schemas/coverage.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import { pageFactsSchema } from '../read/page-facts.ts';

/**
 * One address the crawl dealt with, as stored with the scan. A scan that is resumed gets these back
 * and continues from them. `facts` is there when the page was read.
 */
export const crawledPageSchema = z.object({
  /** Address asked for, normalised; unique within a scan. */
  url: z.string(),
  /** Address that answered, after redirects; null when none did. */
  finalUrl: z.string().nullable(),
  outcome: pageOutcomeSchema,
  reason: z.string().nullable(),
  depth: z.number().int(),
  /** Order in which the crawl finished with it, from 0. */
  position: z.number().int(),
  rendered: z.boolean(),
  fetchedAt: z.iso.datetime(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Fingerprint of the reader that took the facts from the page; absent where there are none. */
  reader: z.string().optional(),
  facts: pageFactsSchema.nullable(),
});
export type CrawledPage = z.infer<typeof crawledPageSchema>;

/** How names are resolved and which private addresses are exempt. Made from the configuration. */
export interface NetworkOptions {
  /** CRAWL_RESOLVE: name -> address and optional port, exact names, on any port asked for. */
  resolve: ReadonlyMap<string, { address: string; port: number | null }>;
  /** CRAWL_DNS_SERVERS as `ip[:port]`; empty: the system's. */
  dnsServers: readonly string[];
}

export interface RenderOptions {
  mode: 'auto' | 'off' | 'unsandboxed';
  /** CHROMIUM_PATH; null: looked for in the usual places. */
  chromiumPath: string | null;
}

export interface CrawlLimits {
  maxPages: number;
  timeBudgetMs: number;
  concurrency: number;
}

/** A scan among others of the same process, with which it shares threads and browsers. */
export interface Sharer {
  /** Who asked for it: scans of the same network share its turns. */
  network: string;
  scan: string;
  /** Counts the scan as working, not waiting, until the work has ended. */
  whileWorking: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Where there is only one. */
export const onlySharer: Sharer = { network: '', scan: '', whileWorking: (work) => work() };

export interface CrawlRequest {
  /** Left out where it is the only scan. */
  sharer?: Sharer;
  /** Address to start at, as normalised by the website rule. */
  website: string;
  /** True when the visitor typed the scheme: then https never falls back to http. */
  schemeTyped: boolean;
  limits: CrawlLimits;
  network: NetworkOptions;
  render: RenderOptions;
  /** Pages stored by an earlier attempt of the same scan; empty for a first one. */
  stored: readonly CrawledPage[];
  /** Pages of an earlier scan of the same site: asked for conditionally, and kept when they have not changed. */
  previous?: readonly CrawledPage[];
  /** Address of the page that explains our reader to site owners; named in the User-Agent. */
  botUrl?: string;
  signal: AbortSignal;
  now: () => number;
  /** Called once for each page, in order, before the crawl goes on to depend on it; a rejection ends the crawl. */
  onPage: (page: CrawledPage) => Promise<void>;
}

export const faviconTypeSchema = z.enum([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/x-icon',
]);

/** The site's icon as read: bytes proven to be a raster image. */
export interface Favicon {
  contentType: z.infer<typeof faviconTypeSchema>;
  bytes: Uint8Array;
}

export interface CrawlResult {
  /** Address the site answered at; null when it never did. */
  reachedUrl: string | null;
  /** Every address dealt with, stored ones included, by position. */
  pages: CrawledPage[];
  /** Addresses found in all, those never fetched included. More than `pages` where there were too many to list. */
  found: number;
  favicon: Favicon | null;
  /** Why the site as a whole could not be read; null when at least one page was. */
  failure: Failure | null;
  /** Plain sentences worth telling: robots.txt silent, time budget reached, pages that need JavaScript. */
  notes: string[];
}
