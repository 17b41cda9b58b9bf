import { expect, test } from '@playwright/test';
import { watchShifts } from './watch-shifts.ts';

const pages = [
  ['/', 'Get a compass for your AI implementation', 'Data Collection'],
  [
    '/method',
    'How the estimate is made',
    'Tasks share the hours of their workflow, so hours and team sizes are counted only once.',
  ],
  ['/bot', 'How we read websites', 'User-agent:'],
  ['/privacy', 'Privacy', 'We set a cookie with a random number'],
] as const;

for (const [path, title, text] of pages) {
  test(`${path} can be read without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main')).toContainText(text);
    await expect(page.getByRole('banner')).toContainText('AI Compass');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible();
    await context.close();
  });

  test(`${path} is hydrated without changes`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    const calls: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const shifts = await watchShifts(page);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    const drawn = (await answer?.text()) ?? '';
    const drawnTitle = /<title>([^<]*)<\/title>/.exec(drawn)?.[1];
    await expect(page).toHaveTitle(drawnTitle ?? '');
    expect(drawnTitle).toContain(title);
    expect(drawn).not.toContain('<template');
    expect(complaints).toEqual([]);
    expect(calls).toEqual([]);
    await expect(page.getByRole('button', { name: 'Get In Touch', exact: true })).toBeEnabled();
    // The complete style sheet arrives after the inlined part and must change nothing.
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    expect(await shifts()).toBeLessThan(0.001);
    const [before, after] = await page.evaluate(async (url) => {
      const sent = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
      return [sent, document].map((one) => {
        const main = one.querySelector('main')?.cloneNode(true) as HTMLElement;
        for (const part of main.querySelectorAll('noscript')) part.remove();
        for (const part of main.querySelectorAll(':disabled, [data-waiting]')) {
          part.removeAttribute('disabled');
          part.removeAttribute('data-waiting');
        }
        return main.innerHTML;
      });
    }, `${baseURL}${path}`);
    expect(after).toBe(before);
  });

  test(`${path} describes itself to search engines and previews`, async ({ request }) => {
    const document = await (await request.get(path)).text();
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(document)?.[1] ?? '';
    expect(content('description').length).toBeGreaterThan(50);
    expect(content('description').length).toBeLessThan(160);
    expect(content('og:title')).toContain(title);
    expect(content('og:description')).toBe(content('description'));
    expect(new URL(content('og:url')).pathname).toBe(path);
    const picture = await request.get(new URL(content('og:image')).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(document.match(/<script(?![^>]* src=)[^>]*>/g)).toEqual([
      '<script id="page-data" type="application/json">',
    ]);
  });
}

test('input typed before the script has loaded is kept', async ({ page }) => {
  let letScriptsCome: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Website').fill('example.com');
  await page.getByLabel('Company type').selectOption('legal');
  await page.getByLabel('Company size').selectOption('51-200');
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Start Diagnosis' })).toBeEnabled();
  await page.getByLabel('Company type').selectOption('retail');
  await expect(page.getByLabel('Website')).toHaveValue('example.com');
  await expect(page.getByLabel('Company size')).toHaveValue('51-200');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.route('**/api/audits', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }));
  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    website: 'https://www.example.com',
    companyType: 'retail',
    companySize: '51-200',
  });
});

test('controls that need the script wait for it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Diagnosis' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Start Diagnosis' })).toHaveCSS('opacity', '1');
  await expect(page.getByRole('button', { name: 'Get In Touch' })).toBeDisabled();
  await expect(page.locator('form noscript > p')).toBeVisible();
  await page.getByLabel('Website').fill('example.com');
  await page.getByLabel('Website').press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await context.close();
});

test('a chosen appearance applies before any script', async ({ page, context, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await context.addCookies([{ name: 'scheme', value: 'dark', url: baseURL ?? '' }]);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 21, 36)');
});

test('on a slow connection, late fonts and styles shift nothing', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  const shifts = await watchShifts(page);
  for (const path of ['/', '/method']) {
    await session.send('Network.clearBrowserCache');
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    expect(await shifts(), path).toBeLessThan(0.001);
  }
});

test('/privacy says how long each kind of data is kept', async ({ page }) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'How long we keep your data' })).toBeVisible();
  await expect(main).toContainText('Text of the pages we read: 30 days.');
  await expect(main).toContainText('Messages, report requests, and emails: 365 days');
});
