import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { expectAccessible } from './axe.ts';

test('an unknown address shows the not-found card', async ({ page }) => {
  for (const path of ['/no-such-page', '/components', '/diagnosis/1/other', '/diagnosis/zero', '/report/0']) {
    await page.goto(path);
    const heading = page.getByRole('heading', { name: '404 Page Not Found' });
    await expect(heading, path).toBeVisible();
    const card = heading.locator('..');
    await expect(card).toContainText('Did you forget to add the page to the router?');
    await expect(card.locator('svg')).toBeVisible();
    const box = await card.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
  }
});

test('every screen has the header, whose logo links home, and only the operator’s asks for a password', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/manual-entry',
    '/diagnosis/1',
    '/diagnosis/1/modules',
    '/report/1',
    '/admin',
    '/method',
    '/bot',
    '/privacy',
    '/verify/x',
    '/nowhere',
  ]) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Get In Touch' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href*="/admin"]')).toHaveCount(0);
    await expect(page.locator('input[type="password"]')).toHaveCount(path === '/admin' ? 1 : 0);
    await header.getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('brand, contact, colors, privacy page, and texts come from the profile, on every screen', async ({
  page,
}) => {
  const name = 'North Star <Advisers> & "Co", a name too long for any phone';
  const folder = makeTestFolder('brand');
  const file = join(folder, 'profile.json');
  const contact = { email: 'desk@example.org', phone: '+44 20 7946 0000' };
  const disclaimers = Object.fromEntries(
    ['landing', 'sidePanel', 'value', 'taskList', 'modulesMobile'].map((key) => [key, `توضيح <b>${key}</b>`]),
  );
  // The dark accent isn't legible as it is, so it must be mixed with the text color.
  const brand = { name, logo: null, accentLight: '#7A1F5C', accentDark: '#330066' };
  const privacyUrl = 'https://example.org/privacy';
  writeFileSync(file, JSON.stringify({ brand, contact, privacyUrl, disclaimers }));
  const product = await startProduct({ DATA_DIR: join(folder, 'data'), PROFILE: file, LOG_LEVEL: 'warn' });
  try {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const ours = ['/', '/method', '/bot', '/privacy', '/manual-entry', '/admin', '/diagnosis/1', '/report/1'];
    for (const path of [...ours, '/nowhere']) {
      await page.goto(`${product.url}${path}`);
      await expect(page.getByRole('banner')).toContainText(name);
      await expect(page).toHaveTitle(/, a name too long for any phone$/);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(contact.email);
      await expect(footer).toContainText(contact.phone);
      await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', privacyUrl);
      await expect(page.locator('body')).not.toContainText('AI Compass');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.goto(product.url);
    const start = page.getByRole('button', { name: 'Start Diagnosis' });
    await expect(start).toHaveCSS('background-color', 'rgb(122, 31, 92)');
    await expect(page.getByText('توضيح <b>landing</b>')).toHaveCSS('direction', 'rtl');
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(start).not.toHaveCSS('background-color', 'rgb(51, 0, 102)');
    await expectAccessible(page);
    const pictures = await Promise.all(
      [product.url, ''].map(async (base) => (await page.request.get(`${base}/preview.png`)).body()),
    );
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
    expect(await (await page.request.get(`${product.url}/favicon.svg`)).text()).toContain('#7a1f5c');
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('after each route change, the view is at the top and the focus on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/method');
  await expect(page.getByRole('heading', { name: 'The monthly value' })).toBeVisible();
  // Until the script has started, a link triggers a full page load, as it does without scripts.
  await expect(page.getByRole('button', { name: 'Get In Touch' })).toBeEnabled();
  await page.getByRole('link', { name: 'How we read websites' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we read websites');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the estimate is made');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('/audit/{id} opens the diagnosis', async ({ page }) => {
  await page.goto('/audit/123');
  await expect(page).toHaveURL(/\/diagnosis\/123$/);
});

test('a screen that crashes leaves the frame in place and keeps the input', async ({ page }) => {
  const about = page.getByRole('navigation', { name: 'About this tool' });
  await page.goto('/');
  await page.getByLabel('Website').fill('example.com');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('example.com');
  await page.route('**/assets/method-screen-*.js', (route) => route.abort());
  await about.getByRole('link', { name: 'How the estimate is made' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We couldn't show this page");
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await expect(page.getByLabel('Website')).toHaveValue('example.com');
  await about.getByRole('link', { name: 'How the estimate is made' }).click();
  await page.unroute('**/assets/method-screen-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the estimate is made');
});

test('the appearance can be chosen and is remembered', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await ground()).toBe('rgb(251, 250, 247)');
  await page.getByLabel('Appearance').selectOption('dark');
  expect(await ground()).toBe('rgb(14, 21, 36)');
  await page.reload();
  await expect(page.getByLabel('Appearance')).toHaveValue('dark');
  expect(await ground()).toBe('rgb(14, 21, 36)');
});

test('F8 focuses the notification area even before the first notification', async ({ page }) => {
  await page.goto('/');
  const area = page.getByRole('region', { name: /Notification/ }).locator('ol');
  // The drawn page listens for keys only once its scripts run.
  await expect(async () => {
    await page.keyboard.press('F8');
    await expect(area).toBeFocused({ timeout: 1000 });
  }).toPass();
});

test('one notification at a time, read aloud, gone after 5 s or a swipe, focused by F8', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/audits', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }));
  await page.goto('/');
  await page.getByLabel('Website').fill('example.com');
  await page.getByLabel('Company size').selectOption('1-10');
  const toasts = page.locator('li[data-tone]');
  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notification/ }).locator('ol')).toBeFocused();
  // Time jumps a minute ahead and then advances only on command. A focused notification must not time out.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(toasts).toHaveCount(1);
  await page.getByLabel('Website').focus();
  await page.clock.runFor(5000);
  await expect(toasts).toHaveCount(0);
  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await toasts.count()).toBe(1);
  }).toPass();
  await page.clock.runFor(4500);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toasts).toHaveCount(0);
  await page.clock.resume();

  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
  await expect(page.locator('[role="status"][aria-live="assertive"]')).toContainText(
    'Failed to create diagnosis',
  );
  await expect(toasts).toHaveCount(1);
  const box = await toasts.boundingBox();
  if (!box) throw new Error('The notification is not drawn.');
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + distance, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(-120);
  await expect(toasts).toHaveCount(1);
  await swipe(160);
  await expect(toasts).toHaveCount(0);
});

test('the frame of every screen has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/method', '/bot', '/privacy', '/admin', '/verify/x', '/nowhere', '/manual-entry']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expectAccessible(page);
  }
});

test('nothing is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/manual-entry', '/method', '/bot', '/privacy', '/admin', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('on a phone the header is one row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/method');
  await expect(page.getByRole('banner').getByRole('link', { name: 'New diagnosis' })).toBeVisible();
  const parts = [
    page.getByRole('banner').getByRole('link', { name: 'AI Compass, home' }),
    page.getByRole('banner').getByRole('link', { name: 'New diagnosis' }),
    page.getByRole('banner').getByRole('button', { name: 'Get In Touch' }),
  ];
  // A font that arrives late is used only from the next page on (`font-display: optional`).
  await expect(async () => {
    await page.reload();
    const boxes = await Promise.all(parts.map((one) => one.boundingBox()));
    const middles = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  }).toPass();
});

test('text at twice the size fits a phone, and forced colors leave every button an edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/bot', '/privacy', '/nowhere']) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await page.goto('/');
  for (const button of await page.getByRole('button').all()) {
    const [edge, ground] = await button.evaluate((element) => {
      const { borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(element);
      return [`${borderTopStyle} ${borderTopColor}`, `solid ${backgroundColor}`];
    });
    expect(edge).toMatch(/^solid /);
    expect(edge).not.toBe(ground);
    expect(edge).not.toContain('rgba(0, 0, 0, 0)');
  }
});
