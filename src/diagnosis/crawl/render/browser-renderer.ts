import type { BrowserContext, Page, Route } from 'playwright-core';
import type { RenderOptions } from '../crawl-types.ts';
import type { GuardedNetwork } from '../guard/guarded-network.ts';
import { startFilteringProxy } from './filtering-proxy.ts';
import { findChromium } from './find-chromium.ts';
import { launchBrowser } from './launch-browser.ts';
import { noRenderer, type PageRenderer, type RenderOutcome } from './page-renderer.ts';

export interface RendererParts {
  options: RenderOptions;
  network: GuardedNetwork;
  userAgent: string;
  /** Whether robots.txt lets us fetch an address of the site. */
  allows: (address: string) => Promise<boolean>;
  isOfSite: (address: string) => boolean;
  signal: AbortSignal;
}

/** For one page: time in all, quiet time that counts as finished, requests, and text taken from it. */
const pageTimeoutMs = 15_000;
const settleMs = 700;
const maxRequests = 120;
const maxHtmlLength = 2 * 1024 * 1024;

/** Pages rendered in one scan, one after the other. */
const maxRendered = 20;

/** What a page may load to show its text. Pictures, fonts and films tell us nothing. */
const wantedTypes = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch', 'other']);

/** A renderer that starts a browser when the first page needs one; `unavailable` where none may be used. */
export function createRenderer(parts: RendererParts): PageRenderer {
  const executable = parts.options.mode === 'off' ? null : findChromium(parts.options.chromiumPath);
  if (executable === null) return noRenderer;
  let running: Promise<{ context: BrowserContext; close: () => Promise<void> } | null> | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let rendered = 0;

  async function start(
    path: string,
  ): Promise<{ context: BrowserContext; close: () => Promise<void> } | null> {
    const proxy = await startFilteringProxy(parts.network, {
      maxConnections: 64,
      maxBytes: 20 * 1024 * 1024,
    });
    try {
      const browser = await launchBrowser({
        executable: path,
        proxy: proxy.server,
        userAgent: parts.userAgent,
        unsandboxed: parts.options.mode === 'unsandboxed',
      });
      const close = async () => {
        await browser.close();
        await proxy.close();
      };
      return { context: browser.context, close };
    } catch {
      // No sandbox, no such user, a broken browser: the scan goes on without one.
      await proxy.close();
      return null;
    }
  }

  async function renderOne(path: string, url: string): Promise<RenderOutcome> {
    if (parts.signal.aborted) return { kind: 'failed', message: 'There was no time left to run the page.' };
    if (rendered >= maxRendered) return { kind: 'failed', message: tooManyPages };
    running ??= start(path);
    const browser = await running;
    if (browser === null) return { kind: 'unavailable' };
    rendered++;
    const page = await browser.context.newPage();
    const stop = () => void page.close().catch(() => {});
    parts.signal.addEventListener('abort', stop, { once: true });
    try {
      return await rendering(parts, page, url);
    } catch {
      return {
        kind: 'failed',
        message: 'The page shows its text only with JavaScript, and running it did not succeed.',
      };
    } finally {
      parts.signal.removeEventListener('abort', stop);
      await page.close().catch(() => {});
    }
  }

  return {
    render: (url) => {
      const outcome = queue.then(() => renderOne(executable, url));
      queue = outcome.catch(() => {});
      return outcome;
    },
    close: async () => {
      await queue;
      const browser = await running;
      await browser?.close();
    },
  };
}

const tooManyPages = `The page shows its text only with JavaScript, which was run for ${maxRendered} pages only.`;

async function rendering(parts: RendererParts, page: Page, url: string): Promise<RenderOutcome> {
  const deadline = performance.now() + pageTimeoutMs;
  const leftMs = () => Math.max(1, deadline - performance.now());
  let requests = 0;
  await page.route('**/*', async (route) => {
    const fine = ++requests <= maxRequests && (await isWanted(parts, route));
    await (fine ? route.continue() : route.abort('blockedbyclient')).catch(() => {});
  });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  page.on('popup', (popup) => void popup.close().catch(() => {}));
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: leftMs() });
  await page.waitForLoadState('networkidle', { timeout: leftMs() }).catch(() => {});
  await page.waitForTimeout(Math.min(settleMs, leftMs()));
  if (!parts.isOfSite(page.url()))
    return { kind: 'failed', message: 'Run with JavaScript, the page leads to another site.' };
  const html = await page.content();
  return { kind: 'html', html: html.slice(0, maxHtmlLength) };
}

/** A reader asks for what is shown and sends nothing of its own accord. */
async function isWanted(parts: RendererParts, route: Route): Promise<boolean> {
  const request = route.request();
  const url = URL.parse(request.url());
  if (!url || parts.network.judge(url) !== null || !wantedTypes.has(request.resourceType())) return false;
  if (request.method() !== 'GET' && request.method() !== 'HEAD' && request.method() !== 'OPTIONS')
    return false;
  return !parts.isOfSite(url.href) || (await parts.allows(url.href));
}
