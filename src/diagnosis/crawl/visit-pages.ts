import { bareHost } from '../text/address.ts';
import type { CrawlLedger } from './crawl-ledger.ts';
import type { CrawlSettings } from './crawl-settings.ts';
import type { CrawlRequest, CrawlResult, Favicon, Sharer } from './crawl-types.ts';
import { createDuplicates } from './duplicates.ts';
import { fetchFavicon } from './favicon.ts';
import type { FetchContext } from './fetch-resource.ts';
import { createFrontier, type Frontier, type FrontierEntry } from './frontier.ts';
import { pauseFor } from './host-limiter.ts';
import { runOrdered } from './ordered-pipeline.ts';
import { addressKey } from './page-address.ts';
import { createPageIntake, type PageIntake } from './page-intake.ts';
import type { PageReader } from './read-pool.ts';
import { createRenderer } from './render/browser-renderer.ts';
import type { PageRenderer } from './render/page-renderer.ts';
import type { RobotsRegister } from './robots-register.ts';
import { siteFailure } from './site-failure.ts';
import { createSiteScope, ontoSite, type SiteScope } from './site-scope.ts';
import { discoverPages } from './sitemap-discovery.ts';
import { type Visit, visitPage } from './visit-page.ts';

/**
 * With a crawl delay of at least this many milliseconds, there is time for only a few requests, so we skip
 * the sitemap and the icon.
 */
const longDelayMs = 2000;

const maxSitemapWaitMs = 1500;

const maxLateSitemapWaitMs = 10_000;

export interface SiteVisit {
  request: CrawlRequest;
  sharer: Sharer;
  settings: CrawlSettings;
  context: FetchContext;
  register: RobotsRegister;
  ledger: CrawlLedger;
  home: string;
}

interface SiteParts {
  scope: SiteScope;
  frontier: Frontier;
  intake: PageIntake;
}

export async function visitPages(reading: SiteVisit): Promise<CrawlResult> {
  const { request, sharer, settings, context, register, ledger, home } = reading;
  const { maxPages, concurrency } = request.limits;
  const parts = createParts(reading);
  const { intake } = parts;
  const renderer = openRenderer(reading, parts.scope);
  const reader = settings.readPool().readerFor(sharer, context.signal);
  const tools = { context, register, reader, renderer, isOfSite: parts.scope.contains };
  const previous = new Map((request.previous ?? []).map((page) => [page.url, page]));
  const isSlow = register.crawlDelayMs(new URL(home).host) >= longDelayMs;
  const sitemap = isSlow ? Promise.resolve([]) : discoverSitemap(reading, parts.scope, reader);
  let favicon: Promise<Favicon | null> = Promise.resolve(null);
  let lateSitemap: Promise<void> | null = null;
  const queue = createVisitQueue(reading, parts);

  async function afterHome(): Promise<void> {
    queue.openSite();
    intake.addStart(new URL('/', intake.reachedUrl() ?? home).href);
    if (intake.reachedUrl() !== null && !isSlow) favicon = startFavicon(reading, intake);
    const addresses = await within(sitemap, maxSitemapWaitMs, context.signal);
    if (addresses) await intake.addSitemap(addresses);
    else lateSitemap = sitemap.then((late) => intake.addSitemap(late));
  }

  const readAll = async () =>
    await runOrdered<FrontierEntry, Visit>({
      window: () => (register.crawlDelayMs(new URL(home).host) > 0 ? 1 : 2 * concurrency),
      next: queue.next,
      work: async ({ url, depth }) =>
        await visitPage(tools, { url, isHome: depth === 0, known: previous.get(url) ?? null }),
      takeIn: async (entry, visit) => {
        queue.noteVisited();
        await intake.processPage(entry, visit);
        if (!queue.isSiteOpen()) await afterHome();
      },
      timeoutMs: settings.timeoutMs,
    });

  try {
    if (request.stored.length > 0) await intake.restore(request.stored);
    if (queue.isSiteOpen()) await afterHome();
    await readAll();
    // A late sitemap may list pages that no link leads to.
    if (lateSitemap !== null && intake.stopped() === null && ledger.readCount() < maxPages) {
      await within(lateSitemap, maxLateSitemapWaitMs, context.signal);
      await readAll();
    }
  } finally {
    await renderer.close();
  }
  const icon = await within(favicon, settings.faviconTimeoutMs, context.signal);
  return describeResult(reading, parts, icon);
}

function createParts({ request, settings, ledger, home }: SiteVisit): SiteParts {
  const scope = createSiteScope();
  scope.include(home);
  const few = Math.max(2, Math.round(request.limits.maxPages / 10));
  const frontier = createFrontier({ ...settings.frontier, few });
  const intake = createPageIntake({ frontier, ledger, scope, duplicates: createDuplicates(), home });
  return { scope, frontier, intake };
}

function openRenderer(
  { request, sharer, settings, context, register }: SiteVisit,
  scope: SiteScope,
): PageRenderer {
  return createRenderer({
    options: request.render,
    sharer,
    limits: settings.render,
    network: context.network,
    userAgent: context.userAgent,
    allows: async (address) => (await register.policyFor(address)).allows(address),
    isOfSite: scope.contains,
    takeTurn: async (host) =>
      await context.limiter.acquire(host, {
        limit: request.limits.concurrency,
        spacingMs: 0,
        latest: context.deadlineAt,
        signal: context.signal,
      }),
    signal: context.signal,
  });
}

function discoverSitemap(
  { settings, context, register, home }: SiteVisit,
  scope: SiteScope,
  reader: PageReader,
): Promise<string[]> {
  return discoverPages(context, register, reader, home, (address) => ontoSite(address, home, scope), {
    maxSitemaps: settings.maxSitemaps,
    maxBytes: settings.sitemapMaxBytes,
  });
}

async function startFavicon(
  { settings, context, register, home }: SiteVisit,
  intake: PageIntake,
): Promise<Favicon | null> {
  const reached = intake.reachedUrl() ?? home;
  return await fetchFavicon(context, register, reached, intake.icons(), settings.faviconMaxBytes);
}

interface VisitQueue {
  next: () => FrontierEntry | null;
  noteVisited: () => void;
  openSite: () => void;
  isSiteOpen: () => boolean;
}

function createVisitQueue(
  { request, context, ledger, home }: SiteVisit,
  { frontier, intake }: SiteParts,
): VisitQueue {
  const { maxPages } = request.limits;
  const maxVisits = 2 * maxPages + 20;
  let visits = 0;
  let inFlight = 0;
  let homeBegun = request.stored.some(({ depth, facts }) => depth === 0 && facts !== null);
  let siteOpen = homeBegun;
  return {
    next: () => {
      if (context.signal.aborted || intake.stopped() !== null) return null;
      if (!homeBegun) {
        homeBegun = true;
        frontier.markKnown(home);
        inFlight++;
        return { url: home, key: addressKey(home), depth: 0 };
      }
      if (!siteOpen || visits >= maxVisits || ledger.readCount() + inFlight >= maxPages) return null;
      const entry = frontier.next();
      if (entry === null) return null;
      visits++;
      inFlight++;
      return entry;
    },
    noteVisited: () => {
      inFlight--;
    },
    openSite: () => {
      siteOpen = true;
    },
    isSiteOpen: () => siteOpen,
  };
}

async function within<Result>(
  promise: Promise<Result>,
  waitMs: number,
  signal: AbortSignal,
): Promise<Result | null> {
  const timeUp = pauseFor(waitMs, signal).then(
    () => null,
    () => null,
  );
  return await Promise.race([promise, timeUp]);
}

function describeResult(
  { context, register, ledger }: SiteVisit,
  { scope, frontier, intake }: SiteParts,
  favicon: Favicon | null,
): CrawlResult {
  const { aborted } = context.signal;
  const waitingReason = intake.stopped() ?? (aborted ? outOfTimeReason : enoughReason);
  const reasons = { file: fileReason, 'enough-alike': enoughAlikeReason, waiting: waitingReason };
  // A robots.txt failure at one origin isn't reported if a page of the same host was read, with or without `www.`
  // or TLS.
  const readHosts = new Set(
    ledger.pages.flatMap(({ outcome, url }) => (outcome === 'read' ? [hostWithoutWww(url)] : [])),
  );
  const isWorthTelling = (origin: string) => scope.contains(origin) && !readHosts.has(hostWithoutWww(origin));
  const unlisted = frontier
    .left()
    .filter(({ url, depth, why }) => !ledger.recordSkipped(url, depth, reasons[why])).length;
  return {
    reachedUrl: intake.reachedUrl(),
    pages: ledger.pages,
    found: ledger.pages.length + unlisted + frontier.unkept(),
    favicon,
    failure: siteFailure(ledger.pages, ledger.failures),
    notes: [...register.notes(isWorthTelling), ...intake.notes(), ...(aborted ? [timeNote] : [])],
  };
}

function hostWithoutWww(address: string): string {
  return bareHost(new URL(address).hostname);
}

const timeNote = "We ran out of time before we had read all of the site's pages.";

const fileReason = 'A document to download, not a web page.';
const enoughAlikeReason = 'We had already read enough pages of this kind.';
const enoughReason = 'We had already read the maximum number of pages per site.';
const outOfTimeReason = 'We ran out of time.';
