import { expect } from '@playwright/test';
import {
  completeAnswers,
  makeAudit,
  makeStats,
  openDashboard,
  sampleCoverage,
  sampleTasks,
  sampleWorkflows,
  stubAudit,
} from './dashboard-stub.ts';
import { markFetches } from './mark-fetches.ts';
import { test } from './notifications.ts';

const generating = { generating: true, stage: 'workflows', message: 'Identifying workflows', progress: 45 };
const running = (status: 'scanning' | 'analyzing' | 'pending' | 'processing') => ({
  audit: makeAudit({ status, completedAt: null }),
  stats: makeStats([], { overallProgress: 45, scanQuality: null }),
  tasks: generating,
  modules: [],
  partners: [],
});

test('a pending audit starts its scan by itself, once and without a body', async ({ page }) => {
  const queued = {
    generating: true,
    stage: 'queued',
    message: 'Your diagnosis is in the queue.',
    progress: 0,
  };
  const stub = await stubAudit(page, { ...running('pending'), tasks: queued });
  await openDashboard(page);
  await expect.poll(() => stub.countOf('POST scan')).toBe(1);
  expect(stub.bodies[stub.calls.indexOf('POST scan')]).toBeNull();
  stub.answers.audit = makeAudit({ status: 'scanning', completedAt: null });
  await expect(page.getByText('Your diagnosis is in the queue.')).toHaveCount(1);
  await expect(page.getByTestId('tasks-loading')).toHaveCount(0);
  await page.waitForTimeout(1000);
  expect(stub.countOf('POST scan')).toBe(1);
  await expect(page.getByText('Scan started')).toHaveCount(0);
});

test('a scan that cannot be started says so, and starts when the visitor asks again', async ({
  page,
  notifications,
}) => {
  const stub = await stubAudit(page, running('pending'));
  stub.special.set('POST scan', {
    status: 429,
    body: { error: 'x', message: 'Too many scans of this site.', code: 'rate' },
  });
  await openDashboard(page);
  await notifications.warn('Failed to start scan', 'Too many scans of this site.');
  stub.special.clear();
  await page.getByRole('button', { name: 'Start the scan' }).click();
  await notifications.tell('Website scanning has begun. This may take a few moments.');
});

for (const [status, title, subline] of [
  ['scanning', 'Scanning Website...', 'Collecting website information and identifying workflows'],
  ['analyzing', 'Analyzing Data...', 'Applying AI mapping framework to categorize tasks'],
] as const) {
  test(`while ${status} the blue banner says what is happening, and no result is shown as final`, async ({
    page,
  }) => {
    await stubAudit(page, running(status));
    await openDashboard(page);
    const banner = page.getByRole('region', { name: 'Diagnosis progress' });
    await expect(banner.getByRole('heading', { name: title })).toBeVisible();
    await expect(banner).toHaveAttribute('data-tone', 'info');
    await expect(banner.getByText(subline)).toBeVisible();
    await expect(banner.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
    await expect(
      banner.getByText(
        "This process typically takes 1-2 minutes. Please don't navigate away from this page.",
      ),
    ).toBeVisible();
    await expect(page.getByTestId('tasks-loading')).toContainText('Identifying workflows');
    await expect(page.getByTestId('tasks-loading').getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Task Analysis' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View Recommended AI Modules' })).toHaveCount(0);
  });
}

test('a scan without a worker says so until a worker runs', async ({ page }) => {
  await page.clock.install();
  let worker = 'none';
  await page.route('**/api/ready', (route) => route.fulfill({ json: { status: 'ready', worker } }));
  const queued = { ...generating, stage: 'queued', message: 'Your diagnosis is in the queue.', progress: 0 };
  await stubAudit(page, { ...running('scanning'), tasks: queued });
  await openDashboard(page);
  const banner = page.getByRole('region', { name: 'Diagnosis progress' });
  await expect(banner).toContainText('Your diagnosis is in the queue.');
  const message = banner.getByRole('status').filter({ hasText: "We can't run diagnoses right now." });
  await expect(message).toHaveCount(0);
  await page.clock.runFor(9000);
  await expect(message).toContainText('Yours will continue once we can.');
  worker = 'running';
  await page.clock.runFor(11_000);
  await expect(message).toHaveCount(0);
  await expect(banner).toContainText('Your diagnosis is in the queue.');
});

test('polls every three seconds, follows to completion, reads everything once more and then stops', async ({
  page,
  notifications,
}) => {
  await page.clock.install();
  const gapsOf = await markFetches(page);
  const stub = await stubAudit(page, running('scanning'));
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Scanning Website...' })).toBeVisible();
  await expect.poll(() => stub.countOf('GET dashboard')).toBeGreaterThan(0);
  for (const status of ['scanning', 'analyzing', 'processing'] as const) {
    stub.answers.audit = running(status).audit;
    stub.calls.length = 0;
    await page.clock.runFor(3000);
    await expect.poll(() => stub.countOf('GET dashboard')).toBeGreaterThanOrEqual(1);
    expect(new Set(stub.calls)).toEqual(new Set(['GET dashboard']));
  }
  // Uses the page's clock, because this process may be slow to check on a busy machine.
  const gaps = await gapsOf('/dashboard');
  expect(gaps.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...gaps)).toBeGreaterThan(2900);
  stub.answers = completeAnswers();
  stub.calls.length = 0;
  await page.clock.runFor(3000);
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Diagnosis progress' })).toHaveCount(0);
  await notifications.tell(
    'Scan Complete',
    'Analysis of https://www.harbour-dental.test is now complete. You can view the results and continue to the full report.',
  );
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const reads = stub.calls.filter((call) => call !== 'GET favicon');
  expect(new Set(reads)).toEqual(new Set(['GET dashboard']));
  expect(reads.length).toBeLessThanOrEqual(2);
  stub.calls.length = 0;
  await page.clock.runFor(10_000);
  expect(stub.calls.filter((call) => call.startsWith('GET') && call !== 'GET favicon')).toEqual([]);
});

test('a lost connection is reported, known data stays, and the page continues by itself', async ({
  page,
}) => {
  await page.clock.install();
  const stub = await stubAudit(page, { ...running('scanning'), workflows: sampleWorkflows });
  await openDashboard(page);
  const banner = page.getByRole('region', { name: 'Diagnosis progress' });
  await expect(page.getByRole('button', { name: 'Appointment booking', exact: true })).toBeVisible();
  stub.away = true;
  await page.clock.runFor(3000);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner.getByText('No connection right now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Appointment booking', exact: true })).toBeVisible();
  }
  stub.away = false;
  stub.answers = completeAnswers();
  await page.clock.runFor(3000);
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toBeVisible();
});

test('pages appear with what was found on them, in a list that does not move the page', async ({ page }) => {
  const stub = await stubAudit(page, {
    ...running('scanning'),
    coverage: { ...sampleCoverage, pages: sampleCoverage.pages.slice(0, 1) },
  });
  await openDashboard(page);
  const stream = page.getByRole('region', { name: 'Pages read so far' });
  await expect(stream.getByText('Harbour Dental')).toBeVisible();
  await expect(stream.getByText('Telephone')).toBeVisible();
  const topOfTabs = async () => (await page.getByRole('tab', { name: 'Modules' }).boundingBox())?.y ?? 0;
  const before = await topOfTabs();
  stub.answers.coverage = sampleCoverage;
  await expect(stream.getByText('/old').first()).toBeVisible();
  // A new line in the list would move the tabs much farther than two pixels.
  expect(Math.abs((await topOfTabs()) - before)).toBeLessThan(2);
});

test('a failed audit gives its reason and three next steps', async ({ page }) => {
  await stubAudit(page, {
    audit: makeAudit({
      status: 'failed',
      failure: { code: 'name-not-found', message: 'The name www.harbour-dental.test could not be found.' },
    }),
    workflows: [],
    tasks: [],
    stats: makeStats([], { scanQuality: null }),
  });
  await page.route('**/api/audits', (route) =>
    route.fulfill({
      status: 201,
      json: { id: 777, website: 'https://www.harbour-dental.test', existingAudit: false },
    }),
  );
  await openDashboard(page);
  await expect(page.getByText('The name www.harbour-dental.test could not be found.')).toBeVisible();
  await expect(page.getByRole('main').getByText(/\$\d/)).toHaveCount(0);
  const ways = page.getByRole('region', { name: "We couldn't diagnose the website" });
  await expect(ways.getByRole('link').or(ways.getByRole('button'))).toHaveText([
    'Try another address',
    'Try again',
    'Enter your workflows by hand',
  ]);
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Diagnosis progress' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Website Analysis' }).getByText('N/A')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try another address' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Enter your workflows by hand' })).toHaveAttribute(
    'href',
    /website=https/,
  );
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/audits'),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    website: 'https://www.harbour-dental.test',
    fresh: true,
  });
  await expect(page).toHaveURL(/\/diagnosis\/777$/);
});

test('workflows found so far are shown while the scan continues', async ({ page }) => {
  await stubAudit(page, { ...running('scanning'), workflows: sampleWorkflows, tasks: sampleTasks });
  await openDashboard(page);
  await expect(page.getByRole('button', { name: 'Appointment booking', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toHaveCount(0);
});
