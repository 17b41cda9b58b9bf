import type { Page } from 'playwright-core';
import type { RenderOutcome } from './page-renderer.ts';
import { guardRequests, type PageRules, type SharedByPages } from './page-requests.ts';
import { pageSource } from './page-source.ts';
import type { RenderLimits } from './render-limits.ts';
import { within } from './within.ts';

/**
 * Runs a page in a tab of its own until it has fallen quiet, or as long as leaves time to read it, and takes its markup. Rejects
 * when that does not succeed in time.
 */
export async function renderPage(
  rules: PageRules,
  shared: SharedByPages,
  limits: RenderLimits,
  page: Page,
  url: string,
): Promise<RenderOutcome> {
  const deadline = performance.now() + limits.pageTimeoutMs;
  const leftMs = () => Math.max(1, deadline - performance.now());
  // A page that asks for news every moment never falls quiet, and is read all the same.
  const quietWithinMs = () => Math.max(1, leftMs() - limits.pageTimeoutMs / 3);
  const requests = await guardRequests(page, rules, shared, limits.maxRequests);
  const crash = Promise.withResolvers<never>();
  crash.promise.catch(() => {});
  page.once('crash', () => crash.reject(new Error('The page crashed')));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  page.on('popup', (popup) => void popup.close().catch(() => {}));
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: leftMs() });
    await page.waitForLoadState('networkidle', { timeout: quietWithinMs() }).catch(() => {});
    await page.waitForTimeout(Math.min(limits.settleMs, leftMs()));
    if (requests.leadsElsewhere() || !rules.isOfSite(page.url()))
      return { kind: 'failed', message: 'Run with JavaScript, the page leads to another site.' };
    // A process that is gone leaves the question for the markup without an answer.
    const source = Promise.race([pageSource(page, limits.maxHtmlLength), crash.promise]);
    const html = await within(leftMs(), source);
    return { kind: 'html', html, url: page.url() };
  } finally {
    requests.end();
  }
}
