import type { Page } from 'playwright-core';
import type { RenderOutcome } from './page-renderer.ts';
import { guardRequests, type PageRules, type SharedByPages } from './page-requests.ts';
import { pageSource } from './page-source.ts';
import type { RenderLimits } from './render-limits.ts';
import { within } from './within.ts';

/** The outcome is `failed` if the page leads to another site; rejects if anything else fails. */
export async function renderPage(
  rules: PageRules,
  shared: SharedByPages,
  limits: RenderLimits,
  page: Page,
  url: string,
): Promise<RenderOutcome> {
  const deadline = performance.now() + limits.pageTimeoutMs;
  const leftMs = () => Math.max(1, deadline - performance.now());
  // A page that keeps polling never becomes idle. It is read anyway when a third of its time is left.
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
      return { kind: 'failed', message: 'With JavaScript, the page redirects to another site.' };
    // If the page's process crashes, the request for the markup is never answered.
    const source = Promise.race([pageSource(page, limits.maxHtmlLength), crash.promise]);
    const html = await within(leftMs(), source);
    return { kind: 'html', html, url: page.url() };
  } finally {
    requests.end();
  }
}
