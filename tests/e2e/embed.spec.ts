import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, test } from '@playwright/test';
import { startSiteServer } from '../sites/site-server.ts';
import { findChromium } from '../support/chromium.ts';
import { type Product, startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { expectAccessible } from './axe.ts';

/** Serves a page that embeds the product, at `localhost`, which is a different site from the product's `127.0.0.1`. */
async function serveHost(script: () => string): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const frame = url.searchParams.get('frame');
    const body =
      frame === null
        ? `<script src="${script()}" data-show="${url.searchParams.get('show') ?? 'form'}" data-theme="${url.searchParams.get('theme') ?? 'dark'}" async></script>`
        : `<iframe title="framed" src="${frame}"></iframe>`;
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        `<!doctype html><html lang="de"><title>Our site</title><main><h1>Our site</h1>${body}</main></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

test('the form works on another site without cookies, and its diagnosis continues in the frame or in our own tab', async () => {
  const folder = makeTestFolder('embed');
  let product: Product | null = null;
  const host = await serveHost(() => `${product?.url}/embed.js`);
  const foreign = await serveHost(() => `${product?.url}/embed.js`);
  const sites = await startSiteServer();
  const file = join(folder, 'profile.json');
  writeFileSync(file, JSON.stringify({ embed: { origins: [host.origin] } }));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--test-third-party-cookie-phaseout'],
  });
  try {
    product = await startProduct({
      DATA_DIR: join(folder, 'data'),
      PROFILE: file,
      LOG_LEVEL: 'warn',
      CRAWL_RESOLVE: sites.crawlResolve,
      CRAWL_RENDER: 'off',
    });
    const { url } = product;
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });

    const page = await context.newPage();
    await page.goto(host.origin);
    const frame = page.frameLocator('iframe[title="AI diagnosis"]');
    await frame.getByLabel('Website').fill('http://www.harbour-physio.test');
    await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expectAccessible(page);
    await expect.poll(() => missingHeight(page.locator('iframe'), frame)).toBeLessThanOrEqual(1);
    await expect(page.locator('iframe')).toHaveAttribute('lang', 'en');
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
    const ink = () => frame.locator('body').evaluate((body) => getComputedStyle(body).color);
    const inkOfDark = await ink();
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const [theme, isDark] of [
      ['light', false],
      ['auto', true],
    ] as const) {
      await page.goto(`${host.origin}/?theme=${theme}`);
      await expect(frame.getByLabel('Website')).toBeVisible();
      await expect.poll(async () => (await ink()) === inkOfDark).toBe(isDark);
      await expectAccessible(page);
    }
    await frame.getByLabel('Website').fill('http://www.harbour-physio.test');
    await frame.getByLabel('Company type').selectOption('healthcare');
    await frame.getByLabel('Company size').selectOption('11-50');
    await frame.getByLabel('Company size').press('Enter');
    await frame.getByRole('button', { name: 'Start Diagnosis' }).press('Enter');
    const link = frame.getByRole('link', { name: /Open my diagnosis/ });
    await expect(link).toBeVisible();
    await expectAccessible(page);
    expect(await cookiesOf(context, url)).toEqual([]);
    const handoff = `${url}${await link.getAttribute('href')}`;
    const opened = context.waitForEvent('page');
    await link.press('Enter');
    const tab = await opened;
    await expect(tab).toHaveURL(/\/diagnosis\/\d+$/);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(
      'Your diagnosis is open in another tab',
    );
    const id = tab.url().split('/').at(-1);
    const asTab = await (await tab.request.get(`${url}/api/audits/${id}`)).json();
    expect(asTab.mine).toBe(true);
    const stranger = await browser.newContext();
    const late = await stranger.newPage();
    await late.goto(handoff);
    await expect(late.getByRole('alert')).toContainText('This link was already used');
    expect((await (await stranger.request.get(`${url}/api/audits/${id}`)).json()).mine).toBe(false);

    await context.clearCookies();
    await page.goto(`${host.origin}/?show=dashboard`);
    await frame.getByLabel('Website').fill('http://www.harbour-physio.test');
    await frame.getByLabel('Company type').selectOption('healthcare');
    await frame.getByLabel('Company size').selectOption('11-50');
    const answered = page.waitForResponse(
      (response) => /\/api\/audits\/\d+\/dashboard/.test(response.url()) && response.ok(),
    );
    await frame.getByRole('button', { name: 'Start Diagnosis' }).click();
    expect((await (await answered).json()).audit.mine).toBe(true);
    await expect(frame.getByRole('heading', { name: 'Website Analysis' }).first()).toBeVisible();
    expect(await cookiesOf(context, url)).toEqual([]);

    const isFramed = async (origin: string, path: string) => {
      await page.goto(`${origin}/?frame=${encodeURIComponent(url + path)}`);
      await page.waitForLoadState('networkidle');
      const inner = page.frames().find((one) => one !== page.mainFrame());
      return (await inner?.locator('#root').count()) === 1;
    };
    expect(await isFramed(host.origin, '/embed')).toBe(true);
    for (const path of ['/', '/admin', `/diagnosis/${id}`, '/embed/open/x', '/embed/', '/embed.html'])
      expect(await isFramed(host.origin, path), path).toBe(false);
    expect(await isFramed(foreign.origin, '/embed')).toBe(false);
  } finally {
    await browser.close();
    await product?.stop();
    await sites.close();
    host.server.close();
    foreign.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function cookiesOf(context: BrowserContext, url: string): Promise<string[]> {
  return (await context.cookies(url)).map(({ name }) => name);
}

async function missingHeight(
  element: import('@playwright/test').Locator,
  frame: import('@playwright/test').FrameLocator,
): Promise<number> {
  const given = (await element.boundingBox())?.height ?? 0;
  const needed = await frame.locator('html').evaluate((root) => root.scrollHeight);
  return Math.abs(needed - given);
}
