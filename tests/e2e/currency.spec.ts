import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { moneyIn } from '#shared/text/money.ts';
import { type Product, startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { operatorPassword } from './global-setup.ts';

const currency = { code: 'EUR', perUsd: 0.86, date: '2026-11-01' };
const money = moneyIn(currency);
const rate = '1 US dollar is 0.86 EUR as of November 1, 2026.';

test.describe.configure({ mode: 'default' });

let product: Product | null = null;
let folder = '';

test.beforeAll(async () => {
  folder = makeTestFolder('e2e-currency');
  const profile = join(folder, 'profile.json');
  writeFileSync(profile, JSON.stringify({ currency }));
  product = await startProduct({
    PROFILE: profile,
    DATA_DIR: join(folder, 'data'),
    OPERATOR_PASSWORD: operatorPassword,
    LOG_LEVEL: 'warn',
  });
});
test.afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${product?.url}${path}`);
}

async function read(page: Page, part: string) {
  return (await page.request.get(`${product?.url}/api/audits/1/${part}`)).json();
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessibleInBothSchemes(page);
  }
}

test('the dashboard shows the value, first steps, and module prices in both currencies', async ({ page }) => {
  await open(page, '/diagnosis/1');
  const value = await read(page, 'value');
  const section = page.getByRole('region', { name: 'Monthly Business Value' });
  await expect(section.getByTestId('headline')).toHaveText(/^\$[\d,]+ \(about\s€[\d,]+\)$/);
  const { usd, other } = money.wordEstimate(value.monthlyTotal);
  await expect(section.getByTestId('headline')).toHaveText(`${usd} (${other})`);
  await expect(section).toContainText(`Range ${money.estimates(value.ranges.monthlyTotal)} a month`);
  await expect(section.getByText(rate)).toBeVisible();
  await expect(section.getByText(/would save about \$[\d,]+ \(€[\d,]+\) of it\./)).toBeVisible();
  const steps = page.getByRole('region', { name: /^Start (?:with these three|here)$/ });
  await expect(steps.getByRole('listitem').first()).toContainText(/\$[\d,]+ a month\s*\(about\s€[\d,]+\)/);
  await expectFits(page);
  await section.getByRole('button', { name: 'View Calculation Details' }).click();
  await expect(section.getByText(rate)).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Time Savings' })).toContainText(
    money.estimate(value.costSavingsUSD),
  );
  await page.getByRole('tab', { name: 'Modules' }).click();
  const [module] = await read(page, 'modules');
  const cards = page.getByRole('tabpanel', { name: 'All Modules' }).getByRole('article');
  await expect(cards.filter({ hasText: module.name }).first()).toContainText(money.price(module.price));
  await expectFits(page);
});

test('the modules screen shows prices, savings, and totals in both currencies', async ({ page }) => {
  await open(page, '/diagnosis/1/modules');
  const { total } = await read(page, 'business-case');
  await expect(page.getByText(rate)).toBeVisible();
  const costs = page.getByRole('region', { name: 'What the recommended modules cost and save' });
  const { usd, other } = money.wordPrice(total.costUsd);
  await expect(costs.getByRole('row').last().getByRole('cell').first()).toHaveText(`${usd}${other}`);
  const first = page.getByRole('region', { name: 'Modules', exact: true }).getByRole('article').first();
  await expect(first).toContainText(/\$[\d,]+ \(about\s€[\d,]+\) a month/);
  await expect(first).toContainText(/Price\s*\$[\d,]+ \(about\s€[\d,]+\)/);
  await first.getByRole('button', { name: 'View Details' }).click();
  await expect(first).toContainText(/\$[\d,]+ to \$[\d,]+ \(about\s€[\d,]+ to €[\d,]+\)/);
  await expectFits(page);
});

test('the report screen adds the other currency to the dollars and pounds', async ({ page }) => {
  await open(page, '/report/1');
  const summary = page.getByRole('region', { name: 'Executive Summary' });
  await expect(summary).toContainText(/\$[\d,]+ \(£[\d,]+, about €[\d,]+\)/);
  await expect(summary.getByText(rate)).toBeVisible();
  await expect(page.getByText(/^Category \d • \$[\d,]+ \(about\s€[\d,]+\)$/).first()).toBeVisible();
  await expect(
    page.getByText(/\$[\d,]+ \(about\s€[\d,]+\) once, about \$[\d,]+ \(€[\d,]+\) saved/),
  ).toBeVisible();
  await expectFits(page);
});

test('the method states the rate', async ({ page }) => {
  await open(page, '/method');
  await expect(page.getByText(`We calculate in US dollars. ${rate}`)).toBeVisible();
  await expectFits(page);
});
