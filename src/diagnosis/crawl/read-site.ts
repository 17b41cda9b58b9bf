import { type CrawlLedger, maxLeft } from './crawl-ledger.ts';
import type { CrawlSettings } from './crawl-settings.ts';
import type { CrawlRequest, CrawlResult, Favicon } from './crawl-types.ts';
import { createDuplicates } from './duplicates.ts';
import { fetchFavicon } from './favicon.ts';
import type { FetchContext } from './fetch-resource.ts';
import { createFrontier, type FrontierEntry } from './frontier.ts';
import { pauseFor } from './host-limiter.ts';
import { runOrdered } from './ordered-pipeline.ts';
import { addressKey } from './page-address.ts';
import { createPageIntake } from './page-intake.ts';
import { createRenderer } from './render/browser-renderer.ts';
import type { RobotsRegister } from './robots-register.ts';
import { siteFailure } from './site-failure.ts';
import { createSiteScope, ontoSite } from './site-scope.ts';
import { discoverPages } from './sitemap-discovery.ts';
import { type Visit, visitPage } from './visit-page.ts';

/** Beyond this crawl-delay the few requests that fit go to pages; sitemap and icon are left alone. */
const longDelayMs = 2000;

/** How long the sitemap may keep the first pages waiting. */
const sitemapPatienceMs = 1500;

/** How long it is waited for once nothing else is left to read. */
const lateSitemapPatienceMs = 10_000;

export interface SiteReading {
  request: CrawlRequest;
  settings: CrawlSettings;
  context: FetchContext;
  register: RobotsRegister;
  ledger: CrawlLedger;
  /** Where the site answers. */
  home: string;
}

/** Reads a site from its home page on: picks, visits and takes in pages until a limit is reached or none is left. */
export async function readSite(reading: SiteReading): Promise<CrawlResult> {
  const { request, settings, context, register, ledger, home } = reading;
  const { maxPages, concurrency } = request.limits;
  const scope = createSiteScope();
  scope.include(home);
  const frontier = createFrontier({ ...settings.frontier, few: Math.max(2, Math.round(maxPages / 10)) });
  const intake = createPageIntake({ frontier, ledger, scope, duplicates: createDuplicates(), home });
  const renderer = createRenderer({
    options: request.render,
    limits: settings.render,
    network: context.network,
    userAgent: context.userAgent,
    allows: async (address) => (await register.policyFor(address)).allows(address),
    isOfSite: scope.contains,
    takeTurn: async (host) =>
      await context.limiter.acquire(host, {
        limit: concurrency,
        spacingMs: 0,
        latest: context.deadlineAt,
        signal: context.signal,
      }),
    signal: context.signal,
  });
  const previous = new Map((request.previous ?? []).map((page) => [page.url, page]));
  const tools = {
    context,
    register,
    pool: settings.readPool(),
    renderer,
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
  let homeBegun = request.stored.some(({ depth, facts }) => depth === 0 && facts !== null);
  let homeTaken = homeBegun;
  let lateSitemap: Promise<void> | null = null;

  async function afterHome(): Promise<void> {
    homeTaken = true;
    intake.addStart(new URL('/', intake.reachedUrl() ?? home).href);
    if (intake.reachedUrl() !== null) favicon = startFavicon();
    const addresses = await Promise.race([
      sitemap,
      pauseFor(sitemapPatienceMs, context.signal).catch(() => null),
    ]);
    if (addresses) await intake.addSitemap(addresses);
    else lateSitemap = sitemap.then((late) => intake.addSitemap(late));
  }

  async function startFavicon(): Promise<Favicon | null> {
    if (delayMs >= longDelayMs) return null;
    return await fetchFavicon(
      context,
      register,
      intake.reachedUrl() ?? home,
      intake.icons(),
      settings.faviconMaxBytes,
    );
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

  const readAll = async () =>
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

  try {
    if (request.stored.length > 0) await intake.restore(request.stored);
    if (homeTaken) await afterHome();
    await readAll();
    // A site of few links has the rest in its sitemap, however late that comes.
    if (lateSitemap !== null && intake.stopped() === null && ledger.readCount() < maxPages) {
      await Promise.race([lateSitemap, pauseFor(lateSitemapPatienceMs, context.signal).catch(() => {})]);
      await readAll();
    }
  } finally {
    await renderer.close();
  }

  const outOfTime = context.signal.aborted || intake.stopped() !== null;
  const icon = await Promise.race([
    favicon,
    pauseFor(settings.faviconPatienceMs, context.signal).then(
      () => null,
      () => null,
    ),
  ]);
  const waitingReason = intake.stopped() ?? (outOfTime ? outOfTimeReason : enoughReason);
  const reasons = { file: fileReason, 'enough-alike': enoughAlikeReason, waiting: waitingReason };
  for (const { url, depth, why } of frontier.left(maxLeft)) ledger.leave(url, depth, reasons[why]);
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

const fileReason = 'A document to download, not a web page.';
const enoughAlikeReason = 'Enough pages of this kind were read.';
const enoughReason = 'The number of pages read of one site was reached.';
const outOfTimeReason = 'The time for reading the site was used up.';
