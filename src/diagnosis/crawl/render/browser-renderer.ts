import { availableParallelism } from 'node:os';
import { createFairShare } from '../../fair-share.ts';
import type { RenderOptions, Sharer } from '../crawl-types.ts';
import type { GuardedNetwork } from '../guard/guarded-network.ts';
import { startFilteringProxy } from './filtering-proxy.ts';
import { findChromium } from './find-chromium.ts';
import { createKeptFiles } from './kept-files.ts';
import { type LaunchedBrowser, launchBrowser } from './launch-browser.ts';
import { noRenderer, type PageRenderer, type RenderOutcome } from './page-renderer.ts';
import type { PageRules, SharedByPages } from './page-requests.ts';
import type { RenderLimits } from './render-limits.ts';
import { renderPage } from './render-page.ts';
import { createRequestBudget, type RequestBudget } from './request-budget.ts';
import { watchBrowser } from './watch-browser.ts';
import { type FollowPage, watchPages } from './watch-pages.ts';
import { within } from './within.ts';

export interface RendererParts extends PageRules {
  options: RenderOptions;
  sharer: Sharer;
  limits: RenderLimits;
  network: GuardedNetwork;
  userAgent: string;
  signal: AbortSignal;
}

/** Limits the number of browsers across all scans, because each may use a gigabyte. */
const browsers = createFairShare(2 * Math.max(2, availableParallelism()));

export function createRenderer(parts: RendererParts): PageRenderer {
  const { limits, signal, sharer } = parts;
  const executable = parts.options.mode === 'off' ? null : findChromium(parts.options.chromiumPath);
  if (executable === null) return noRenderer;
  const budget = createRequestBudget(parts.isOfSite, limits);
  const files = createKeptFiles(limits.keptFiles);
  const opened: Promise<RunningBrowser | null>[] = [];
  let current: Promise<RunningBrowser | null> | null = null;
  const waiting: (() => void)[] = [];
  let running = 0;
  let rendered = 0;
  const place = createPlace(sharer, signal);

  function browser(path: string): Promise<RunningBrowser | null> {
    if (current !== null) return current;
    const starting =
      opened.length < limits.maxStarts ? startBrowser(parts, budget, path) : Promise.resolve(null);
    opened.push(starting);
    current = starting;
    void starting.then(async (started) => {
      await started?.gone;
      if (started !== null && current === starting) current = null;
    });
    return current;
  }

  async function renderOne(path: string, url: string): Promise<RenderOutcome> {
    try {
      await place.take();
      signal.throwIfAborted();
    } catch {
      return { kind: 'failed', message: "We ran out of time before we could run the page's JavaScript." };
    }
    return await sharer.whileWorking(() => renderHere(path, url));
  }

  async function renderHere(path: string, url: string): Promise<RenderOutcome> {
    if (rendered >= limits.maxPages) return { kind: 'failed', message: tooManyPages(limits.maxPages) };
    rendered++;
    const started = await browser(path);
    if (started === null) return opened.length > 1 ? unsuccessful : { kind: 'unavailable' };
    const run = async (running: RunningBrowser) =>
      await renderInTab(parts, { budget, files, cutOff: running.cutOff }, running, url);
    const outcome = await run(started);
    if (outcome !== 'killed') return outcome;
    const next = await browser(path);
    const again = next === null ? 'killed' : await run(next);
    return again === 'killed' ? unsuccessful : again;
  }

  return {
    render: async (url) => {
      if (running < limits.atOnce) running++;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await renderOne(executable, url);
      } finally {
        // The slot is passed on directly, so that a newcomer can't take it.
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
    close: async () => {
      try {
        for (const starting of opened) await (await starting)?.close();
      } finally {
        place.leave();
      }
    },
  };
}

interface RunningBrowser extends LaunchedBrowser {
  cutOff: (address: string) => void;
  gone: Promise<void>;
  hasOutgrown: () => boolean;
  follow: FollowPage;
}

function createPlace(sharer: Sharer, signal: AbortSignal): { take: () => Promise<void>; leave: () => void } {
  const left = Promise.withResolvers<void>();
  let taken: Promise<void> | null = null;
  return {
    take: () => {
      taken ??= new Promise((resolve, reject) => {
        const keepPlace = async () => {
          resolve();
          await left.promise;
        };
        browsers.run(sharer.network, signal, keepPlace).catch(reject);
      });
      return taken;
    },
    leave: () => left.resolve(),
  };
}

const graceMs = 2000;
const goneWithinMs = 1000;

/** `killed` means that the browser or the page's process was ended from outside, so the page is not to blame. */
async function renderInTab(
  { limits, signal, ...rules }: RendererParts,
  shared: SharedByPages,
  browser: RunningBrowser,
  url: string,
): Promise<RenderOutcome | 'killed'> {
  const startedAt = performance.now();
  let killed = false;
  const inTab = async () => {
    const page = await browser.context.newPage();
    try {
      await browser.follow(page, () => {
        killed = true;
      });
      return await renderPage(rules, shared, limits, page, url);
    } finally {
      // Once the page is closed, the browser has reported whether the page was killed.
      await page.close().catch(() => {});
    }
  };
  const tab = inTab().catch(async (error: unknown) => {
    // A page that used up its time, or whose browser exceeded its limits, has failed and isn't run again.
    const hadItsTime = performance.now() - startedAt >= limits.pageTimeoutMs;
    if (hadItsTime || browser.hasOutgrown()) return unsuccessful;
    if (killed) return 'killed' as const;
    if (!String(error).includes('has been closed')) return unsuccessful;
    return await within(goneWithinMs, browser.gone).then(
      () => 'killed' as const,
      () => unsuccessful,
    );
  });
  return await within(limits.pageTimeoutMs + graceMs, tab, signal).catch(async () => {
    // Reached if the browser can't even close the page in time, or if the scan is aborted.
    await browser.kill();
    return unsuccessful;
  });
}

const unsuccessful: RenderOutcome = {
  kind: 'failed',
  message: 'The page shows its text only with JavaScript, and running it failed.',
};

function tooManyPages(count: number): string {
  return `The page shows its text only with JavaScript, which we run for at most ${count} pages.`;
}

async function startBrowser(
  { network, limits, options, userAgent }: RendererParts,
  budget: RequestBudget,
  executable: string,
): Promise<RunningBrowser | null> {
  const proxy = await startFilteringProxy(
    { network, budget },
    {
      maxConnections: limits.maxConnections,
      maxConnectionBytes: limits.maxConnectionBytes,
      maxBytes: limits.maxBytes,
    },
  );
  const launch = launchBrowser({
    executable,
    proxy: proxy.server,
    userAgent,
    unsandboxed: options.mode === 'unsandboxed',
  });
  try {
    const browser = await launch;
    const gone = new Promise<void>((resolve) => browser.context.once('close', () => resolve()));
    // Blocks requests that no page's own rules handle, such as those of popups, which are closed.
    await browser.context.route('**/*', (route) => route.abort('blockedbyclient'));
    const follow = await watchPages(browser.context);
    const watch = watchBrowser(browser.profileFolder, limits);
    const close = async () => {
      watch.stop();
      await browser.close();
      await proxy.close();
    };
    const cutOff = (address: string) => {
      budget.shut(address);
      proxy.cutOff(address);
    };
    return { ...browser, close, cutOff, gone, hasOutgrown: watch.hasEndedOne, follow };
  } catch {
    // The sandbox or the unprivileged user isn't available, or the browser is broken.
    await launch.then((browser) => browser.close()).catch(() => {});
    await proxy.close();
    return null;
  }
}
