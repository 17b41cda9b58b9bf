import { expect } from '@playwright/test';
import {
  completeAnswers,
  makeStats,
  openDashboard,
  sampleCoverage,
  sampleTasks,
  stubAudit,
  toastOf,
} from './dashboard-stub.ts';
import { markFetches } from './mark-fetches.ts';
import { test } from './notifications.ts';

test('the completion toast is shown once per audit and session, and not below full progress', async ({
  page,
  notifications,
}) => {
  const stub = await stubAudit(page, { stats: makeStats(sampleTasks, { overallProgress: 99 }) });
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toBeVisible();
  await expect(toastOf(page).getByText('Scan Complete')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View Recommended AI Modules' })).toHaveCount(0);
  stub.answers.stats = makeStats(sampleTasks);
  await page.reload();
  await notifications.tell('Scan Complete');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toBeVisible();
  await expect(toastOf(page).getByText('Scan Complete')).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await notifications.tell('Scan Complete');
});

test('a completed audit is read once, all of it with one call', async ({ page }) => {
  await page.clock.install();
  const stub = await stubAudit(page);
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(stub.calls.filter((call) => call !== 'GET favicon')).toEqual(['GET dashboard']);
});

test('each list that is empty without a reason shows the amber banner', async ({ page }) => {
  const stub = await stubAudit(page);
  const banner = page.getByRole('region', { name: 'Data is still loading' });
  for (const list of ['workflows', 'modules', 'partners', 'tasks']) {
    stub.answers = completeAnswers({ [list]: [] });
    await openDashboard(page);
    await expect(banner, list).toHaveAttribute('data-tone', 'warning');
    await expect(banner).toContainText(
      'The scan has completed, but some data is still loading. Please wait a moment for automatic refresh.',
    );
  }
});

test('an empty list is retried five times, every two seconds, and then reported', async ({
  page,
  notifications,
}) => {
  await page.clock.install();
  const gapsOf = await markFetches(page);
  const stub = await stubAudit(page, { modules: [] });
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Data is still loading' })).toBeVisible();
  for (let retry = 1; retry <= 5; retry += 1) {
    await page.clock.runFor(2000);
    await expect.poll(() => stub.countOf('GET modules')).toBeGreaterThanOrEqual(retry);
  }
  expect(Math.min(...(await gapsOf('/modules')))).toBeGreaterThan(1900);
  await page.clock.runFor(2000);
  await notifications.tell(
    'Some data still loading',
    "Please use the Refresh Data button if you don't see all results.",
  );
  await page.clock.runFor(10_000);
  expect(stub.countOf('GET modules')).toBe(5);
  // After five retries, an empty list counts as final.
  await expect(page.getByRole('heading', { name: 'Data is still loading' })).toHaveCount(0);
});

test('a site that only suggests work asks the owner, even if nothing is counted', async ({ page }) => {
  const suggestion = {
    definitionId: 'recalls',
    name: 'Recall reminders',
    reason: 'The website suggests it, but says too little for us to be sure.',
    quote: 'See you again in six months.',
    url: 'https://www.harbour-dental.test/team',
    suggested: true,
  };
  await stubAudit(page, {
    workflows: [],
    tasks: [],
    modules: [],
    partners: [],
    stats: makeStats([]),
    coverage: { ...sampleCoverage, note: 'The pages we read only suggest some work.' },
    seenNotCounted: [suggestion],
  });
  await openDashboard(page);
  await expect(page.getByText('We found no work to diagnose on the website')).toHaveCount(0);
  await expect(
    page.getByText('The website says too little about any workflow for us to count it.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Recall reminders' })).toBeVisible();
});

test('a site that shows no work says why, without value, modules or amber banner', async ({ page }) => {
  const note = 'The site could be read, but nothing on it tells what work is done here.';
  await stubAudit(page, {
    workflows: [],
    tasks: [],
    modules: [],
    partners: [],
    stats: makeStats([]),
    coverage: { ...sampleCoverage, note },
  });
  await openDashboard(page);
  const main = page.getByRole('main');
  await expect(main.getByText('We found no work to diagnose on the website')).toBeVisible();
  await expect(main.getByText(note).first()).toBeVisible();
  await expect(page.getByText('Data is still loading')).toHaveCount(0);
  await expect(main.getByText(/\$\d/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Enter your workflows by hand' }).click();
  await expect(page).toHaveURL(/\/manual-entry\?/);
});

test('Refresh Data reads everything again, at most once a second, and says when tasks cannot be read', async ({
  page,
  notifications,
}) => {
  await page.clock.install();
  const stub = await stubAudit(page);
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  stub.calls.length = 0;
  const refresh = page.getByRole('button', { name: 'Refresh Data' });
  await refresh.click();
  await expect(refresh).toBeEnabled();
  await refresh.click();
  await expect.poll(() => stub.countOf('GET tasks')).toBe(1);
  expect(stub.countOf('GET dashboard')).toBe(1);
  await page.clock.runFor(1100);
  stub.special.set('GET tasks', { status: 500, body: {} });
  await refresh.click();
  await notifications.warn('Error refreshing tasks');
});

test('stats that disagree with the tasks are recalculated, and both are read again after a second', async ({
  page,
  notifications,
}) => {
  const stub = await stubAudit(page, { stats: makeStats(sampleTasks, { automateCount: 9 }) });
  page.on('request', (request) => {
    if (request.method() === 'POST') stub.answers.stats = makeStats(sampleTasks);
  });
  await openDashboard(page);
  const panel = page.getByRole('region', { name: 'Website Analysis' });
  await notifications.tell('Syncing stats...');
  await notifications.tell('Stats updated');
  await expect.poll(() => [stub.countOf('GET tasks'), stub.countOf('GET stats')]).toEqual([1, 1]);
  await expect(panel.getByRole('definition').filter({ hasText: /^9$/ })).toHaveCount(0);
  expect(stub.countOf('POST sync-stats')).toBe(1);
  expect(stub.bodies[stub.calls.indexOf('POST sync-stats')]).toBeNull();
});

test('a failing recalculation says that data is still being processed, once', async ({
  page,
  notifications,
}) => {
  const stub = await stubAudit(page, { stats: null });
  stub.special.set('POST sync-stats', { status: 500, body: {} });
  await openDashboard(page);
  await notifications.tell(
    'Stats partially updated',
    'Data is still being processed. Please wait a moment for tasks to appear.',
  );
  expect(stub.countOf('POST sync-stats')).toBe(1);
});
