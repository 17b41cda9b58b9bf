// From an address to the pages that tell how a company works: finds where the site answers, asks robots.txt, and reads
// the most telling pages first, within limits of pages, time and manners.

import { createLedger, maxLeft } from './crawl-ledger.ts';
import { type CrawlSettings, defaultSettings } from './crawl-settings.ts';
import type { CrawlRequest, CrawlResult, Favicon } from './crawl-types.ts';
import { createDuplicates } from './duplicates.ts';
import { fetchFavicon } from './favicon.ts';
import type { FetchContext } from './fetch-resource.ts';
import { createFrontier, type FrontierEntry } from './frontier.ts';
import { createGuardedNetwork } from './guard/guarded-network.ts';
import { pauseFor } from './host-limiter.ts';
import { runOrdered } from './ordered-pipeline.ts';
import { addressKey, pageAddress } from './page-address.ts';
import { createPageIntake } from './page-intake.ts';
import { noRenderer } from './render/page-renderer.ts';
import { createRobotsRegister } from './robots-register.ts';
import { siteFailure, siteFailureOf } from './site-failure.ts';
import { createSiteScope, ontoSite } from './site-scope.ts';
import { discoverPages } from './sitemap-discovery.ts';
import { findStart } from './start-address.ts';
import { userAgent } from './user-agent.ts';
import { type Visit, visitPage } from './visit-page.ts';

/** Beyond this crawl-delay the few requests that fit go to pages; sitemap and icon are left alone. */
const longDelayMs = 2000;

/** How long the sitemap may keep the first pages waiting. */
const sitemapPatienceMs = 1500;

/**
 * Reads a site. Never rejects for what the site does: that is the result's `failure`, `pages` and `notes`. Rejects when
 * `request.signal` is aborted and when `request.onPage` rejects.
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
    deadlineAt: request.now() + request.limits.timeBudgetMs,
    signal: AbortSignal.any([request.signal, budget.signal]),
    now: request.now,
  };
  const register = createRobotsRegister(context);
  try {
    const result = await readSite(request, settings, context, register);
    request.signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(budgetTimer);
    budget.abort();
    await network.close();
  }
}

async function readSite(
  request: CrawlRequest,
  settings: CrawlSettings,
  context: FetchContext,
  register: ReturnType<typeof createRobotsRegister>,
): Promise<CrawlResult> {
  const ledger = createLedger(request.stored, request.now, request.onPage);
  const storedHome = ledger.pages.find(({ depth, outcome }) => depth === 0 && outcome === 'read');
  const start = storedHome?.finalUrl
    ? ({ ok: true, url: storedHome.finalUrl } as const)
    : await findStart(context.network, register, request.website, request.schemeTyped);
  const nothing = { reachedUrl: null, pages: ledger.pages, found: 0, favicon: null };
  if (!start.ok) return { ...nothing, failure: siteFailureOf(start.failure), notes: [] };
  const home = pageAddress(start.url) ?? start.url;

  const { maxPages, concurrency } = request.limits;
  const scope = createSiteScope();
  scope.include(home);
  const frontier = createFrontier({ ...settings.frontier, few: Math.max(2, Math.round(maxPages / 10)) });
  const intake = createPageIntake({ frontier, ledger, scope, duplicates: createDuplicates(), home });
  const previous = new Map((request.previous ?? []).map((page) => [page.url, page]));
  const tools = {
    context,
    register,
    pool: settings.readPool(),
    renderer: noRenderer,
    isOfSite: scope.contains,
  };

  const delayMs = register.crawlDelayMs(new URL(home).host);
  const sitemap =
    delayMs < longDelayMs
      ? discoverPages(context, register, tools.pool, home, (address) => ontoSite(address, home, scope), {
          maxSitemaps: settings.maxSitemaps,
          maxBytes: settings.sitemapMaxBytes,
        })
      : Promise.resolve([]);
  let favicon: Promise<Favicon | null> = Promise.resolve(null);
  const maxVisits = 2 * maxPages + 20;
  let visits = 0;
  let inFlight = 0;
  let homeBegun = storedHome !== undefined;
  let homeTaken = homeBegun;

  async function afterHome(): Promise<void> {
    homeTaken = true;
    intake.addStart(new URL('/', intake.reachedUrl() ?? home).href);
    if (intake.icons().length > 0 || intake.reachedUrl() !== null) favicon = startFavicon();
    const addresses = await Promise.race([
      sitemap,
      pauseFor(sitemapPatienceMs, context.signal).catch(() => null),
    ]);
    if (addresses) intake.addSitemap(addresses);
    else void sitemap.then((late) => intake.addSitemap(late));
  }

  async function startFavicon(): Promise<Favicon | null> {
    if (delayMs >= longDelayMs) return null;
    return await fetchFavicon(context, register, home, intake.icons(), settings.faviconMaxBytes);
  }

  function next(): FrontierEntry | null {
    if (context.signal.aborted || intake.stopped() !== null) return null;
    if (!homeBegun) {
      homeBegun = true;
      frontier.markKnown(home);
      inFlight++;
      return { url: home, key: addressKey(home), depth: 0 };
    }
    if (!homeTaken || visits >= maxVisits || ledger.readCount() + inFlight >= maxPages) return null;
    const entry = frontier.next();
    if (entry === null) return null;
    visits++;
    inFlight++;
    return entry;
  }

  if (storedHome) {
    intake.restore(request.stored);
    await afterHome();
  }
  await runOrdered<FrontierEntry, Visit>({
    window: () => (register.crawlDelayMs(new URL(home).host) > 0 ? 1 : 2 * concurrency),
    next,
    work: async (entry) =>
      await visitPage(tools, {
        url: entry.url,
        isHome: entry.depth === 0,
        known: previous.get(entry.url) ?? null,
      }),
    takeIn: async (entry, visit) => {
      inFlight--;
      await intake.take(entry, visit);
      if (!homeTaken) await afterHome();
    },
    patienceMs: settings.patienceMs,
  });

  const outOfTime = context.signal.aborted || intake.stopped() !== null;
  const icon = await favicon;
  for (const { url, depth, file } of frontier.left(maxLeft)) {
    ledger.leave(
      url,
      depth,
      file ? 'A document to download, not a web page.' : leftReason(outOfTime, intake.stopped()),
    );
  }
  return {
    reachedUrl: intake.reachedUrl(),
    pages: ledger.pages,
    found: Math.max(frontier.found(), ledger.pages.length),
    favicon: icon,
    failure: siteFailure(ledger.pages, ledger.failures),
    notes: [
      ...register.notes(scope.contains),
      ...intake.notes(),
      ...(context.signal.aborted ? [timeNote] : []),
    ],
  };
}

const timeNote = 'The time for reading the site was used up before all of its pages were read.';

function leftReason(outOfTime: boolean, stopped: string | null): string {
  if (stopped !== null) return stopped;
  return outOfTime
    ? 'The time for reading the site was used up.'
    : 'The number of pages read of one site was reached.';
}
