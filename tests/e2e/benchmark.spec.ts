import { expect, test } from '@playwright/test';
import type { Benchmark } from '#shared/schemas/benchmark.ts';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { openDashboard, stubAudit, stubId } from './dashboard-stub.ts';

const benchmark: Benchmark = {
  trade: 'Dental practice',
  websites: 23,
  figures: [
    { id: 'workflows', own: 9, low: 4, typical: 6, high: 8 },
    { id: 'tasks', own: 30, low: 22, typical: 28, high: 35 },
    { id: 'automateShare', own: 0.25, low: 0.33, typical: 0.4, high: 0.52 },
  ],
};

test('a dashboard shows how the company compares if the operator turned that on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubAudit(page);
  // The page contains the configuration, so benchmarks are turned on there.
  await page.route(`**/diagnosis/${stubId}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"config":{', '"config":{"benchmarks":true,');
    await route.fulfill({ response: answer, body });
  });
  await page.route(`**/api/audits/${stubId}/benchmark`, (route) => route.fulfill({ json: { benchmark } }));
  await openDashboard(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const section = page.getByRole('region', { name: 'How you compare' });
    await expect(section).toContainText("Dental practice: 23 other websites we've read.");
    await expect(section).toContainText(/Workflows found\s*9 higher than most\s*Middle half: 4 to 8/);
    await expect(section).toContainText(/Tasks found\s*30 about average/);
    await expect(section).toContainText(/Tasks to automate\s*25% lower than most\s*Middle half: 33% to 52%/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessibleInBothSchemes(page);
  }
});

test('a dashboard requests no comparison unless the operator turned it on', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await stubAudit(page);
  await openDashboard(page);
  await expect(page.getByRole('region', { name: 'Monthly Business Value' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/benchmark'))).toEqual([]);
});
