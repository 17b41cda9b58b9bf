import type { FetchLimits } from './fetch-resource.ts';
import type { FrontierLimits } from './frontier.ts';
import type { GuardSettings } from './guard/guarded-network.ts';
import { type HostLimiter, hostLimiter } from './host-limiter.ts';
import { type ReadPool, sharedReadPool } from './read-pool.ts';
import { type RenderLimits, renderLimits } from './render/render-limits.ts';

export interface CrawlSettings {
  fetch: FetchLimits;
  guard: Omit<GuardSettings, 'connections'>;
  frontier: Omit<FrontierLimits, 'few'>;
  limiter: HostLimiter;
  readPool: () => ReadPool;
  render: RenderLimits;
  timeoutMs: number;
  maxSitemaps: number;
  sitemapMaxBytes: number;
  faviconMaxBytes: number;
  faviconTimeoutMs: number;
}

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
