import { expect, type Locator, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { orderByReturn } from '#shared/recommendations/order-by-return.ts';
import { splitByPayback } from '#shared/recommendations/split-by-payback.ts';
import { type RecommendedModule, recommendedModuleSchema } from '#shared/schemas/module.ts';
import { formatPayback } from '#shared/text/describe-payback.ts';
import { formatEstimatedUsd, formatPlural, formatUsd } from '#shared/text/figures.ts';
import { expectAccessible } from './axe.ts';

const note = (page: Page) => page.getByRole('complementary', { name: 'About this sample' });

async function openSample(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'See a sample diagnosis' }).click();
  await expect(page).toHaveURL(/\/diagnosis\/1$/);
}

test('a visitor looks at the sample before entering an address', async ({ page }) => {
  await openSample(page);
  await expect(note(page)).toContainText('This is a sample diagnosis of a fictional company.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('harbour-physio.test');
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible();
  const value = await (await page.request.get('/api/audits/1/value')).json();
  await expect(page.getByText(formatEstimatedUsd(value.monthlyTotal)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Edit|Add|Remove|Delete)/ })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await note(page).getByRole('link', { name: 'Diagnose your website' }).click();
  await expect(page.getByLabel('Website')).toBeVisible();
});

test("the modules screen and tab show the API's figures", async ({ page }) => {
  const answer = await page.request.get('/api/audits/1/modules');
  const { paying, others } = splitByPayback(
    orderByReturn(z.array(recommendedModuleSchema).parse(await answer.json())),
  );
  const modules = [...paying, ...others];
  const figuresOf = (module: RecommendedModule) => [
    module.name,
    module.type,
    `${module.matchPercentage}%`,
    formatUsd(module.price),
    formatPlural(module.implementationTime, 'day'),
    formatPayback(module.paybackMonths),
  ];
  const expectEach = async (cards: Locator) => {
    await expect(cards).toHaveCount(modules.length);
    for (const [index, module] of modules.entries()) {
      for (const figure of figuresOf(module)) await expect(cards.nth(index)).toContainText(figure);
    }
  };
  await page.goto('/diagnosis/1/modules');
  const listed = page.getByRole('region', { name: 'Modules', exact: true });
  await expect(listed.getByRole('article').first()).toBeVisible();
  const more = listed.getByRole('button', { name: /^Show (all )?\d+ modules?$/ });
  while ((await more.count()) > 0) await more.first().click();
  await expectEach(listed.getByRole('article'));
  await page.goto('/diagnosis/1');
  await page.getByRole('tab', { name: 'Modules' }).click();
  await expectEach(page.getByRole('tabpanel', { name: 'All Modules' }).getByRole('article'));
});

test('every screen of the sample says that it is one, and no other does', async ({ page }) => {
  for (const path of ['/diagnosis/1', '/diagnosis/1/modules', '/report/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note(page)).toBeVisible();
  }
  for (const path of ['/manual-entry', '/admin', '/diagnosis/2', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  }
});

test('a first view of a diagnosis loads little script and shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/diagnosis/1', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toBeVisible();
  const { shift, scripts } = await page.evaluate(() => ({
    shift: (window as unknown as { seen: { shift: number } }).seen.shift,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  }));
  expect(shift).toBe(0);
  expect(scripts).toBeGreaterThan(50_000);
  expect(scripts).toBeLessThan(200_000);
});

test('the sample fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSample(page);
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('tab', { name: 'Modules' }).click();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'GET IN TOUCH', exact: true })).toBeInViewport();
});

test('the side panel begins beside the title, and in a low window its end can be seen as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1050 });
  await openSample(page);
  const panel = page.getByRole('heading', { name: 'Website Analysis' });
  const main = page.getByRole('heading', { level: 1 });
  const top = async (locator: typeof panel) => (await locator.boundingBox())?.y ?? Number.NaN;
  await expect(panel).toBeVisible();
  await expect(main).toBeVisible();
  await expect.poll(async () => Math.abs((await top(panel)) - (await top(main)))).toBeLessThan(80);
  await page.setViewportSize({ width: 1440, height: 620 });
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(page.getByRole('button', { name: 'Get in Touch', exact: true })).toBeInViewport();
});

test('all columns of the task table fit at 1440 pixels, and a task shows its money without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSample(page);
  await page.getByRole('button', { name: 'Show all columns' }).click();
  const list = page.getByTestId('task-list');
  await expect(list.getByRole('columnheader')).toHaveCount(8);
  const table = await list.getByRole('grid').boundingBox();
  const frame = await list.boundingBox();
  expect(table?.width).toBeLessThanOrEqual(frame?.width ?? 0);
  await list.locator('tr[data-task-row]').nth(1).click();
  const details = page.getByTestId('task-details');
  await details.scrollIntoViewIfNeeded();
  await expect(details.getByText('a month')).toBeInViewport();
});
