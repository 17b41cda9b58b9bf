import { expect, test } from '@playwright/test';
import { sampleAnswers, stubAudit } from './audit-stubs.ts';
import { expectAccessible } from './axe.ts';

test('lists every module in full with the partners, and leads back', async ({ page }) => {
  await stubAudit(page, sampleAnswers());
  await page.goto('/diagnosis/42/modules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Module Recommendations for lark-bakery.test',
  );
  const modules = page.getByRole('region', { name: 'Modules' }).getByRole('article');
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
    '$288 a month',
    'About 24 months (21 to 39)',
  ]) {
    await expect(first).toContainText(text);
  }
  await expect(
    page.getByRole('region', { name: 'Complementary Solutions' }).getByRole('listitem'),
  ).toHaveCount(3);
  const roadmap = page.getByRole('region', { name: 'The first 90 days' });
  await expect(roadmap).toContainText('Up to day 30');
  await expect(roadmap).not.toContainText('Up to day 60');
  for (const text of [
    'Measure where the hours go',
    'Effort: 2 days',
    'Taste the new recipe',
    'It needs a tongue.',
  ]) {
    await expect(roadmap).toContainText(text);
  }
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

test('without modules it says so', async ({ page }) => {
  const answers = sampleAnswers();
  await stubAudit(page, { ...answers, modules: [], partners: [] });
  await page.goto('/diagnosis/42/modules');
  await expect(page.getByText('No module recommendations available yet')).toBeVisible();
});
