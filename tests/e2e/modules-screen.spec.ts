import { expect, test } from '@playwright/test';
import { sampleAnswers, stubAudit } from './audit-stubs.ts';
import { expectAccessible } from './axe.ts';

test('lists every module in full with the partners, and leads back', async ({ page }) => {
  await stubAudit(page, sampleAnswers());
  await page.goto('/diagnosis/42/modules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Module Recommendations for lark-bakery.test',
  );
  const modules = page.getByRole('region', { name: 'Modules', exact: true }).getByRole('article');
  await expect(modules).toHaveCount(5);
  const first = modules.first();
  for (const text of [
    'Module number 1',
    'Creative',
    '80%',
    '$7,000',
    '$21,000 to $35,000',
    '7 days',
    'LLM + Infra',
    'Fully Independent',
    'Faster answers',
    'Collect the questions',
    'Answer enquiries',
    'About 24 months (21 to 39)',
  ]) {
    await expect(first).toContainText(text);
  }
  // What a month may save stands on the dashboard, not here.
  await expect(modules.filter({ hasText: '$288' })).toHaveCount(0);
  for (const name of ['Prerequisites', 'Data it needs', 'Risks', 'What stays with people', 'Why it fits']) {
    await expect(first.getByRole('list', { name })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  // The first one is open, the rest on request and on paper.
  const fifth = modules.nth(4);
  await expect(fifth.getByText('Faster answers')).toBeHidden();
  await fifth.getByRole('button', { name: 'View Details' }).click();
  await expect(fifth.getByText('Faster answers')).toBeVisible();
  await expect(modules.nth(3).getByText('Faster answers')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(modules.nth(3).getByText('Faster answers')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Details' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  const matrix = page.getByRole('region', { name: 'Value against effort' });
  await expect(matrix.getByRole('listitem').filter({ hasText: 'Do first' })).toContainText('Module number 1');
  await expect(matrix.getByRole('listitem').filter({ hasText: 'Leave for now' })).toContainText('None');
  await expect(
    page.getByRole('region', { name: 'Complementary Solutions' }).getByRole('listitem'),
  ).toHaveCount(3);
  const roadmap = page.getByRole('region', { name: 'The first 90 days' });
  await expect(roadmap).toContainText('Up to day 30');
  await expect(roadmap).not.toContainText('Up to day 60');
  for (const text of [
    'Measure where the hours go',
    'Go or stop: Go on if the hours are there.',
    'Effort: 2 days',
    'Taste the new recipe',
    'It needs a tongue.',
  ]) {
    await expect(roadmap).toContainText(text);
  }
  // Each reason for people is said once, with its tasks; from the fifth on they stand folded.
  await expect(roadmap.getByText('It needs a tongue.')).toHaveCount(1);
  await expect(roadmap.getByText('Taste the sixth recipe')).toBeHidden();
  await roadmap.getByRole('button', { name: 'Show 2 more tasks' }).click();
  await expect(roadmap.getByText('Taste the sixth recipe')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Analysis' }).click();
  await expect(page).toHaveURL(/\/diagnosis\/42$/);
});

for (const part of ['audit', 'stats', 'workflows', 'tasks', 'modules', 'partners']) {
  test(`its skeleton stands while ${part} is pending`, async ({ page }) => {
    await stubAudit(page, sampleAnswers(), [part]);
    await page.goto('/diagnosis/42/modules');
    await expect(page.getByText('Loading the modules')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });
}

test('modules that do not pay back in time stand under a heading of their own, each listed', async ({
  page,
}) => {
  const answers = sampleAnswers();
  const [one, two] = answers.modules;
  if (!one || !two) throw new Error('The sample has modules');
  const slow = { ...two, paybackMonths: { low: 30, likely: 40, high: 90 }, paysBack: false };
  await stubAudit(page, { ...answers, modules: [one, slow] });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/diagnosis/42/modules');
  const modules = page.getByRole('region', { name: 'Modules', exact: true });
  await expect(modules.getByRole('heading', { level: 2 })).toHaveText([
    'Your Matched Modules',
    'Modules that don’t pay back in time',
  ]);
  await expect(modules.getByRole('article')).toHaveCount(2);
  await expect(modules.getByText('within 24 months')).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('without modules it says so', async ({ page }) => {
  const answers = sampleAnswers();
  await stubAudit(page, { ...answers, modules: [], partners: [] });
  await page.goto('/diagnosis/42/modules');
  await expect(page.getByText('No module recommendations available yet')).toBeVisible();
});
