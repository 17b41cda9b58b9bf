import { createLedger } from './crawl-ledger.ts';
import { type CrawlSettings, defaultSettings } from './crawl-settings.ts';
import { type CrawlRequest, type CrawlResult, onlySharer } from './crawl-types.ts';
import type { FetchContext } from './fetch-resource.ts';
import { createGuardedNetwork } from './guard/guarded-network.ts';
import { pageAddress } from './page-address.ts';
import { createRobotsRegister } from './robots-register.ts';
import { siteFailureOf } from './site-failure.ts';
import { findStart } from './start-address.ts';
import { userAgent } from './user-agent.ts';
import { visitPages } from './visit-pages.ts';

/**
 * Problems with the site don't reject: see the result's `failure`, `pages`, and `notes`. Rejects if
 * `request.signal` is aborted or `request.onPage` rejects.
 */
export async function crawl(
  request: CrawlRequest,
  settings: CrawlSettings = defaultSettings,
): Promise<CrawlResult> {
  const budget = new AbortController();
  const budgetTimer = setTimeout(() => budget.abort(), request.limits.timeBudgetMs);
  const network = createGuardedNetwork(request.network, {
    ...settings.guard,
    connections: request.limits.concurrency,
  });
  const context: FetchContext = {
    network,
    limiter: settings.limiter,
    userAgent: userAgent(request.botUrl),
    limits: settings.fetch,
    concurrency: request.limits.concurrency,
    spacingMs: (host) => register.crawlDelayMs(host),
    deadlineAt: performance.now() + request.limits.timeBudgetMs,
    signal: AbortSignal.any([request.signal, budget.signal]),
    now: request.now,
  };
  const register = createRobotsRegister(context);
  settings.readPool().warm();
  try {
    const ledger = createLedger(request.stored, request.now, request.onPage);
    const reached = ledger.pages.find(({ depth, outcome }) => depth === 0 && outcome === 'read')?.finalUrl;
    const start = reached
      ? ({ ok: true, url: reached } as const)
      : await findStart(network, register, request.website, request.schemeTyped);
    request.signal.throwIfAborted();
    if (!start.ok) {
      const failure = siteFailureOf(start.failure);
      return { reachedUrl: null, pages: ledger.pages, found: 0, favicon: null, failure, notes: [] };
    }
    const home = pageAddress(start.url) ?? start.url;
    const sharer = request.sharer ?? onlySharer;
    const result = await visitPages({ request, sharer, settings, context, register, ledger, home });
    request.signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(budgetTimer);
    budget.abort();
    await network.close();
  }
}
