import { expect, type Locator, test } from '@playwright/test';
import {
  makeAudit,
  makeStats,
  openDashboard,
  sampleCoverage,
  sampleTasks,
  stubAudit,
  stubId,
  toastOf,
} from './dashboard-stub.ts';

test('the side panel shows the site, its counters and its coverage', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(test.info().project.use.baseURL ?? '')) outside.push(request.url());
  });
  await stubAudit(page);
  await openDashboard(page);
  const panel = page.getByRole('region', { name: 'Website Analysis' });
  await expect(panel.getByText('harbour-dental.test')).toBeVisible();
  const [left, main] = [
    await panel.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(main?.x ?? 0);
  await expect(page.getByText('Website diagnosis, read at www.harbour-dental.test')).toBeVisible();
  await expect(panel.getByText('Dental practice')).toBeVisible();
  await expect(panel.getByText('Healthcare Provider')).toBeVisible();
  await panel.getByRole('button', { name: 'More counts' }).click();
  for (const [label, value] of [
    ['Pages scanned', '12'],
    ['Workflows', '2'],
    ['Tasks identified', '4'],
    ['Scan quality', '78%'],
    ['Automate', '2'],
    ['Optimize', '1'],
    ['Enhance', '1'],
    ['Tasks that need judgment', '1'],
    ['Tasks that need no judgment', '3'],
    ['Overall progress', '100%'],
  ] as const) {
    const term = panel.getByRole('term').filter({ hasText: label }).first();
    await expect(term.locator('xpath=..').getByRole('definition')).toHaveText(value);
  }
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
  await expect(panel.getByText('12 of 14 pages found')).toBeVisible();
  await expect(panel.getByText(/^These results are indicative\./)).toBeVisible();
  await expect(panel.locator('img')).toHaveCount(0);
  expect(outside).toEqual([]);
});

for (const companyType of ['', 'bakery']) {
  test(`the dashboard can be read although the company type is "${companyType}"`, async ({ page }) => {
    await stubAudit(page, { audit: { ...makeAudit(), companyType } });
    await openDashboard(page);
    const panel = page.getByRole('region', { name: 'Website Analysis' });
    await expect(panel.getByText('Business', { exact: true })).toBeVisible();
  });
}

test('the company type other reads Business, and quality is N/A if nothing was scanned', async ({ page }) => {
  const stub = await stubAudit(page, {
    audit: makeAudit({ companyType: 'other', hasIcon: false }),
    stats: makeStats(sampleTasks, { scanQuality: null }),
    industry: { chosen: 'other', detected: 'unknown', detail: null, confidence: 0, reasons: [] },
  });
  await openDashboard(page);
  const panel = page.getByRole('region', { name: 'Website Analysis' });
  await expect(panel.getByText('Business', { exact: true })).toHaveCount(1);
  await expect(panel.getByText('Other industry')).toBeVisible();
  await expect(panel.getByText('N/A')).toBeVisible();
  expect(stub.calls).not.toContain('GET favicon');
});

test('a manual entry has no counts of a scan, and no scan is announced', async ({ page }) => {
  await stubAudit(page, { audit: makeAudit({ kind: 'manual', domain: '', website: 'our shop' }) });
  await openDashboard(page);
  const panel = page.getByRole('region', { name: 'Manual Entry' });
  await expect(panel.getByText('Tasks identified')).toBeVisible();
  await expect(panel.getByText(/Pages scanned|Scan quality/)).toHaveCount(0);
  await expect(toastOf(page).getByText('Scan Complete')).toHaveCount(0);
});

test('the quality tooltip says what it estimates, and the contact button opens the dialog', async ({
  page,
}) => {
  await stubAudit(page);
  await openDashboard(page);
  await page.getByRole('button', { name: 'About Scan quality' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('accuracy and completeness of the scan');
  await expect(page.getByText('Need more accurate insights?')).toBeVisible();
  await page.getByRole('button', { name: 'Get in Touch', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Need more accurate insights?')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a tooltip appears after 700 ms, and the next one at once', async ({ page }) => {
  await page.clock.install();
  await stubAudit(page);
  await openDashboard(page);
  const quality = page.getByRole('button', { name: 'About Scan quality' });
  await expect(quality).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await quality.hover();
  await page.clock.runFor(600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole('tooltip')).toContainText('accuracy');
  // Moves gradually, as a real pointer does, so that it leaves the area between the first icon and its tooltip on
  // the way.
  const value = await page.getByRole('button', { name: 'About Monthly Business Value' }).boundingBox();
  await page.mouse.move((value?.x ?? 0) + 8, (value?.y ?? 0) + 8, { steps: 12 });
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toContainText('representative');
});

test('a site that looks like another industry than the chosen one is pointed out, with quotes', async ({
  page,
}) => {
  await stubAudit(page, {
    industry: {
      chosen: 'healthcare',
      detected: 'retail',
      detail: 'Bicycle shop',
      confidence: 0.82,
      reasons: [{ url: 'https://www.harbour-dental.test/shop', quote: 'Order your bicycle online' }],
    },
  });
  await openDashboard(page);
  const note = page.getByRole('region', { name: 'Industry' });
  await expect(note).toContainText('You chose Healthcare Provider.');
  await expect(note).toContainText('Retail Business (Bicycle shop), with a confidence of 82%');
  await note.getByRole('button', { name: 'Why we think so' }).click();
  await expect(note.getByText('“Order your bicycle online”')).toBeVisible();
  await expect(note.getByRole('link', { name: /harbour-dental\.test\/shop/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Line of business' })).toContainText(
    'We found no line of business that is more exact than that.',
  );
});

test('every page of the scan can be seen with its outcome and reason', async ({ page }) => {
  // Time advances only by hundredths of a second, so that the notification can't disappear on its own before the
  // dialog dismisses it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await stubAudit(page);
  await openDashboard(page);
  const seen = (times: number) =>
    expect(async () => {
      await page.clock.runFor(10);
      expect(await toastOf(page).getByText('Scan Complete').count()).toBe(times);
    }).toPass({ intervals: [10] });
  await seen(1);
  await page.getByRole('button', { name: 'See every page' }).click();
  await seen(0);
  const dialog = page.getByRole('dialog', { name: 'Pages in this scan' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByText('The robots.txt asks not to read it')).toBeVisible();
  await expect(dialog).toContainText('11 more addresses found but not listed here.');
  await dialog.getByRole('combobox', { name: 'Show pages' }).selectOption({ label: 'Failed (1)' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('link').first()).toHaveAttribute('rel', /noopener/);
});

test('pages that robots.txt excludes are noted only if that changed the result', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  const panel = page.getByRole('region', { name: 'Website Analysis' });
  await expect(panel.getByText('We read 12 of 14 pages found')).toBeVisible();
  await expect(page.getByText(/asks robots not to read/)).toHaveCount(0);

  const note =
    'The site’s robots.txt asks robots not to read most of its pages, so much may be missing here.';
  await stubAudit(page, { coverage: { ...sampleCoverage, note } });
  await openDashboard(page);
  await expect(panel.getByText(note)).toBeVisible();
});

test('while the audit loads, the panel keeps its place and shows Audit Progress', async ({ page }) => {
  await page.route(`**/api/audits/${stubId}/dashboard?*`, () => undefined);
  await openDashboard(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('heading', { name: 'Audit Progress' })).toBeVisible();
    await expect(page.getByText("Please don't refresh the page.")).toBeVisible();
  }
});

test('on a phone, nothing moves when the audit has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stubAudit(page);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/audits/${stubId}/dashboard?*`, async (route) => {
    await held.promise;
    await route.fallback();
  });
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const panel = page.getByRole('region', { name: 'Website Analysis' });
  const heightOfPanel = async () => Math.round((await panel.boundingBox())?.height ?? 0);
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Audit Progress' })).toBeVisible();
  const [height, line] = [await heightOfPanel(), await topOf(page.getByText("Please don't refresh"))];
  held.resolve();
  await expect(panel.getByText('harbour-dental.test')).toBeVisible();
  expect(Math.abs((await heightOfPanel()) - height)).toBeLessThanOrEqual(2);
  expect(Math.abs((await topOf(page.getByText('Website diagnosis, read at'))) - line)).toBeLessThanOrEqual(2);
});

test('an unknown id and a malformed one show the not-found card; a failing server offers to try again', async ({
  page,
}) => {
  const stub = await stubAudit(page);
  stub.special.set('GET audit', { status: 404, body: { error: 'x', message: 'x', code: 'not-found' } });
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/diagnosis/0x10');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/audits'))).toEqual([]);
  stub.special.set('GET audit', {
    status: 500,
    body: { error: 'x', message: 'The database is away.', code: 'internal' },
  });
  await openDashboard(page);
  await expect(page.getByRole('alert')).toContainText('The database is away.');
  stub.special.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible();
});
