import { expect, test } from '@playwright/test';
import type { CloserReading } from '#shared/schemas/closer-reading.ts';
import type { ModelReport } from '#shared/schemas/model-report.ts';
import { expectAccessible } from './axe.ts';
import { makeAudit, openDashboard, sampleWorkflows, stubAudit } from './dashboard-stub.ts';
import { operatorPassword } from './global-setup.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const reading: CloserReading = {
  status: 'reading',
  model: 'some-model (Anthropic)',
  reason: null,
  proposed: 0,
  shown: 0,
  refused: 0,
  changes: { workflows: [], offerings: [], removed: [] },
  possiblyPaidTwice: false,
  keptEdits: false,
  endedAt: null,
};

test('built-in findings are shown while the model reads, and its additions are marked once', async ({
  page,
}) => {
  const stub = await stubAudit(page, { audit: makeAudit({ closerReading: reading }) });
  await openDashboard(page);
  const note = page.getByRole('region', { name: 'Second reader' });
  await expect(note).toContainText('Reading more closely with some-model (Anthropic)...');
  await expect(page.getByText('Monthly Business Value')).toBeVisible();
  await expectAccessible(page);

  const [first] = sampleWorkflows;
  if (!first) throw new Error('There is no workflow');
  const added = { ...first, id: 99, name: 'Pipe organ restoration' };
  stub.answers.workflows = [...sampleWorkflows, added];
  stub.answers.audit = makeAudit({
    closerReading: {
      ...reading,
      status: 'done',
      proposed: 5,
      shown: 3,
      refused: 2,
      changes: { workflows: [added.name], offerings: [], removed: [] },
      endedAt: '2026-11-20T10:02:00.000Z',
    },
  });
  await expect(note).toContainText('We checked its suggestions and added 3. We left out 2 suggestions');
  await expect(note).toContainText('New workflows: Pipe organ restoration.');
  const row = page.getByRole('row').filter({ hasText: added.name });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider).toBe(false);
  }
  const polls = stub.countOf('GET dashboard');
  await page.reload();
  await expect(note).toContainText('added 3.');
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  expect(stub.countOf('GET dashboard')).toBeLessThanOrEqual(polls + 2);
});

test('the owner is asked before anything is sent, if the operator requires it', async ({ page }) => {
  const stub = await stubAudit(page, {
    audit: makeAudit({ closerReading: { ...reading, status: 'offered' } }),
  });
  await openDashboard(page);
  const note = page.getByRole('region', { name: 'Second reader' });
  await expect(note).toContainText('nothing unless you agree.');
  await expectAccessible(page);
  stub.special.set('POST closer-reading', { status: 503, body: { message: 'Please try again later.' } });
  await note.getByRole('button', { name: 'Read more closely' }).press('Enter');
  await expect(page.getByText("We couldn't start the closer reading").first()).toBeVisible();
  stub.special.clear();
  stub.answers.audit = makeAudit({ closerReading: { ...reading, status: 'waiting' } });
  await note.getByRole('button', { name: 'Read more closely' }).press('Enter');
  await expect(note).toContainText('Reading more closely');

  stub.answers.audit = makeAudit({ closerReading: { ...reading, status: 'stopped', reason: 'budget' } });
  await expect(note).toContainText(
    "The budget for the language model is used up. We're showing the built-in analysis instead.",
  );
});

const spend = { calls: 41, inputTokens: 512_000, outputTokens: 61_000, costUsd: 2.451, possiblyPaidTwice: 1 };
const report: ModelReport = {
  settings: {
    provider: 'anthropic',
    model: 'some-model',
    host: null,
    asksConsent: false,
    maxInputTokens: 24_000,
    prices: { input: 3, output: 15 },
    budget: { perDiagnosis: 0.25, perDay: 5, perMonth: null },
  },
  today: { ...spend, calls: 3, costUsd: 0.1834 },
  month: spend,
  latencyMs: { median: 6_400, slow: 21_000 },
  readings: { done: 18, stopped: 2, proposed: 240, shown: 171 },
  refusals: [
    { reason: 'not-own-work', count: 41 },
    { reason: 'quote-not-found', count: 28 },
  ],
  stops: [{ reason: 'timeout', count: 2 }],
  recent: [
    {
      auditId: 12,
      website: 'https://www.a-rather-long-name-of-an-organ-builder.example/',
      status: 'done',
      reason: null,
      proposed: 14,
      shown: 11,
      possiblyPaidTwice: true,
      calls: 2,
      costUsd: 0.0911,
      seconds: 12.3,
      createdAt: '2026-11-20T10:02:00.000Z',
    },
  ],
};

test('the operator sees what the model costs and what became of its proposals, and tries it', async ({
  page,
}) => {
  await page.route('**/api/admin/model', (route) => route.fulfill({ json: report }));
  await page.goto('/admin/model');
  await page.getByLabel('Password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const section = page.getByRole('region', { name: 'Language model' });
  await expect(section).toContainText('$0.1834');
  await expect(section).toContainText('of $5.00');
  await expect(section).toContainText('possibly billed twice: 1');
  await expect(section).toContainText("Left out: not the company's own work 41, quote not on the page 28");
  await expect(section.getByRole('row').nth(1)).toContainText('11 of 14');
  await section.getByRole('button', { name: 'Try it' }).press('Enter');
  await expect(section.getByRole('status')).toContainText('No language model is set up.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
});

test('the privacy page says that no model is used if none is set up', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByText("We don't use language models.")).toContainText(
    'we send nothing to anyone else',
  );
  await expectAccessible(page);
});
