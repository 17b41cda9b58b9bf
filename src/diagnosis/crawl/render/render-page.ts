import type { Page, Request, Route } from 'playwright-core';
import type { GuardedNetwork } from '../guard/guarded-network.ts';
import type { RenderOutcome } from './page-renderer.ts';
import { pageSource } from './page-source.ts';
import type { RenderLimits } from './render-limits.ts';
import { within } from './within.ts';

/** What a page that is run may ask for, and of whom. */
export interface PageRules {
  network: Pick<GuardedNetwork, 'judge'>;
  /** Whether robots.txt lets us fetch an address of the site. */
  allows: (address: string) => Promise<boolean>;
  isOfSite: (address: string) => boolean;
  /** Waits for a turn at the host, as every request of a scan does; gives what ends it. */
  takeTurn: (host: string) => Promise<() => void>;
}

/** What a page may load to show its text. Pictures, fonts and films tell us nothing. */
const wantedTypes = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch', 'other']);

/**
 * Runs a page in a tab of its own until it has fallen quiet, or as long as leaves time to read it, and takes its markup. Rejects
 * when that does not succeed in time.
 */
export async function renderPage(
  rules: PageRules,
  limits: RenderLimits,
  page: Page,
  url: string,
): Promise<RenderOutcome> {
  const deadline = performance.now() + limits.pageTimeoutMs;
  const leftMs = () => Math.max(1, deadline - performance.now());
  // A page that asks for news every moment never falls quiet, and is read all the same.
  const quietWithinMs = () => Math.max(1, leftMs() - limits.pageTimeoutMs / 3);
  const turns = new Map<Request, () => void>();
  const endTurn = (request: Request) => {
    turns.get(request)?.();
    turns.delete(request);
  };
  let requests = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const end =
      ++requests <= limits.maxRequests && (await isWanted(rules, route))
        ? await rules.takeTurn(new URL(request.url()).host).catch(() => null)
        : null;
    if (end) turns.set(request, end);
    await (end ? route.continue() : route.abort('blockedbyclient')).catch(() => endTurn(request));
  });
  page.on('requestfinished', endTurn).on('requestfailed', endTurn);
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  page.on('popup', (popup) => void popup.close().catch(() => {}));
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: leftMs() });
    await page.waitForLoadState('networkidle', { timeout: quietWithinMs() }).catch(() => {});
    await page.waitForTimeout(Math.min(limits.settleMs, leftMs()));
    if (!rules.isOfSite(page.url()))
      return { kind: 'failed', message: 'Run with JavaScript, the page leads to another site.' };
    const html = await within(leftMs(), pageSource(page, limits.maxHtmlLength));
    return { kind: 'html', html, url: page.url() };
  } finally {
    for (const end of turns.values()) end();
  }
}

/** A reader asks for what is shown and sends nothing of its own accord. */
async function isWanted(rules: PageRules, route: Route): Promise<boolean> {
  const request = route.request();
  const url = URL.parse(request.url());
  if (!url || rules.network.judge(url) !== null || !wantedTypes.has(request.resourceType())) return false;
  if (request.method() !== 'GET' && request.method() !== 'HEAD' && request.method() !== 'OPTIONS')
    return false;
  const { 'sec-purpose': purpose = '' } = request.headers();
  if (/prefetch|prerender/.test(purpose)) return false;
  return !rules.isOfSite(url.href) || (await rules.allows(url.href));
}
