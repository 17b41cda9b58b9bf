import type { FetchLimits } from './fetch-resource.ts';
import type { FrontierLimits } from './frontier.ts';
import type { GuardSettings } from './guard/guarded-network.ts';
import { type HostLimiter, hostLimiter } from './host-limiter.ts';
import { type ReadPool, sharedReadPool } from './read-pool.ts';
import { type RenderLimits, renderLimits } from './render/render-limits.ts';

/** The crawl's limits and helpers. Tests pass shorter limits, so that they don't wait for minutes. */
export interface CrawlSettings {
  fetch: FetchLimits;
  guard: Omit<GuardSettings, 'connections'>;
  frontier: Omit<FrontierLimits, 'few'>;
  limiter: HostLimiter;
  readPool: () => ReadPool;
  render: RenderLimits;
  /** How long a page may delay the processing of later pages. */
  timeoutMs: number;
  /** Maximum number of sitemaps and feeds read per site. */
  maxSitemaps: number;
  sitemapMaxBytes: number;
  faviconMaxBytes: number;
  /** How long the icon may delay the result once all pages are read. */
  faviconTimeoutMs: number;
}

/** The limits in production. */
export const defaultSettings: CrawlSettings = {
  fetch: {
    firstByteTimeoutMs: 10_000,
    totalTimeoutMs: 30_000,
    maxBytes: 2 * 1024 * 1024,
    maxRedirects: 10,
    retries: 2,
    backOffMs: 500,
  },
  guard: { resolveTimeoutMs: 5000, connectTimeoutMs: 5000 },
  frontier: { maxDepth: 8, maxWaiting: 5000 },
  limiter: hostLimiter,
  readPool: sharedReadPool,
  render: renderLimits,
  timeoutMs: 1500,
  maxSitemaps: 8,
  sitemapMaxBytes: 10 * 1024 * 1024,
  faviconMaxBytes: 256 * 1024,
  faviconTimeoutMs: 2000,
};
