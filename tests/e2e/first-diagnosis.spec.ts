import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { formatEstimatedUsd } from '#shared/text/figures.ts';

async function startDiagnosis(page: Page, website: string, type: string, size: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Website', { exact: false }).first().fill(website);
  await choose(page, 'Company type', type);
  await choose(page, 'Company size', size);
  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
  await page.waitForURL(/\/diagnosis\/[1-9]\d*$/);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption(label === 'Company size' ? option : { label: option });
    return;
  }
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

function auditOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

test('a visitor types a website, watches the scan and reads the finished dashboard', async ({ page }) => {
  await startDiagnosis(page, 'http://www.harbour-physio.test', 'Healthcare Provider', '11-50');
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible({
    timeout: 200_000,
  });
  await expect(page.getByText('harbour-physio.test').first()).toBeVisible();
  await expect(page.getByText('Total Monthly Cost Savings')).toBeVisible();
  const icon = page.getByRole('region', { name: 'Website Analysis' }).locator('img');
  await expect(icon).toHaveAttribute('src', /^\/api\/audits\/\d+\/favicon$/);
  expect(await icon.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(
    true,
  );
  await expect(page.getByRole('tab', { name: 'Workflow Analysis' })).toHaveAttribute('aria-selected', 'true');

  const id = auditOf(page);
  const value = await (await page.request.get(`/api/audits/${id}/value`)).json();
  expect(value.monthlyTotal).toBeGreaterThan(0);
  await expect(page.getByText(formatEstimatedUsd(value.monthlyTotal)).first()).toBeVisible();

  const workflows = await (await page.request.get(`/api/audits/${id}/workflows`)).json();
  expect(workflows.length).toBeGreaterThanOrEqual(4);
  const observed = workflows.filter((workflow: { basis: string }) => workflow.basis === 'observed');
  expect(observed.length).toBeGreaterThanOrEqual(3);
  for (const workflow of observed) expect(workflow.evidence.length).toBeGreaterThan(0);

  await page.getByRole('tab', { name: 'Modules' }).click();
  await expect(page.getByRole('heading', { name: 'Recommended Modules' })).toBeVisible();
  await page.getByRole('tab', { name: 'Workflow Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Workflows Identified' })).toBeVisible();
});

test('the finished dashboard and the landing page have no accessibility violation', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await startDiagnosis(page, 'http://www.tidewater-threads.test', 'Retail Business', '1-10');
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible({
    timeout: 200_000,
  });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a page rendered by its script is read', async ({ page }) => {
  await startDiagnosis(page, 'http://www.glasswing-studio.test', 'Other', '1-10');
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible({
    timeout: 200_000,
  });
  const coverage = await (await page.request.get(`/api/audits/${auditOf(page)}/coverage`)).json();
  expect(coverage.rendered).toBeGreaterThan(0);
});

test('a site with nothing to read ends without a value and leads to manual entry', async ({ page }) => {
  await startDiagnosis(page, 'http://www.quietfield.test', 'Other', '1-10');
  await expect(
    page
      .getByRole('link', { name: /by hand|manual/i })
      .or(page.getByRole('button', { name: /manual/i }))
      .first(),
  ).toBeVisible({ timeout: 200_000 });
  await expect(page.getByText('Total Monthly Cost Savings')).toHaveCount(0);
  await expect(page.getByText('16,250')).toHaveCount(0);
});

test('the scan of a site that keeps crawlers out fails with the reason', async ({ page }) => {
  await startDiagnosis(page, 'http://www.closedgate.test', 'Other', '1-10');
  await expect(async () => {
    const audit = await (await page.request.get(`/api/audits/${auditOf(page)}`)).json();
    expect(audit).toMatchObject({ status: 'failed', failure: { code: 'refused-by-robots' }, mine: true });
  }).toPass({ timeout: 200_000 });
  const { failure } = await (await page.request.get(`/api/audits/${auditOf(page)}`)).json();
  await expect(page.getByText(failure.message)).toBeVisible();
});

test('the scan of an unknown domain fails with the reason', async ({ page }) => {
  await startDiagnosis(page, 'http://no-such-company.example', 'Other', '1-10');
  await expect(async () => {
    const audit = await (await page.request.get(`/api/audits/${auditOf(page)}`)).json();
    expect(audit).toMatchObject({ status: 'failed', failure: { code: 'name-not-found' } });
  }).toPass({ timeout: 200_000 });
});

test('another visitor gets their own audit from the same scan', async ({ page, browser, baseURL }) => {
  await startDiagnosis(page, 'http://www.oakmere-law.test', 'Legal', '1-10');
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible({
    timeout: 200_000,
  });
  const mine = auditOf(page);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const otherPage = await other.newPage();
  await startDiagnosis(otherPage, 'www.oakmere-law.test', 'Legal', '1-10');
  await expect(otherPage.getByText('Existing Diagnosis Found', { exact: true })).toBeVisible();
  const theirs = auditOf(otherPage);
  expect(theirs).not.toBe(mine);
  await expect(otherPage.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible();
  await other.close();
});
