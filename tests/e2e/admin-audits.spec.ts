import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { operatorPassword } from './global-setup.ts';
import { watchShifts } from './watch-shifts.ts';

/** Answers the calls of the overview with `total` audits, in pages of at most `perPage`. */
async function stubAudits(page: Page, total: number, perPage = 500): Promise<void> {
  const audits = Array.from({ length: total }, (_, index) => ({
    id: total - index,
    website: `https://www.site-${total - index}.example`,
    domain: `site-${total - index}.example`,
    status: 'completed',
    createdAt: new Date(Date.UTC(2030, 0, 1, 0, -index)).toISOString(),
    stats: { tasksIdentified: 2, workflowsIdentified: 1 },
  }));
  await page.route('**/api/admin/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/api/admin/audits') {
      const start = Number(searchParams.get('before') ?? 0);
      const link = `</api/admin/audits?before=${start + perPage}>; rel="next"`;
      return route.fulfill({
        json: audits.slice(start, start + perPage),
        headers: start + perPage < total ? { link } : {},
      });
    }
    const answers: Record<string, unknown> = {
      '/api/admin/session': { since: '', expires: '' },
      '/api/admin/summary': { totalAudits: total, uniqueDomains: total, completedAudits: total },
    };
    return route.fulfill({ json: answers[pathname] ?? [] });
  });
}

test('the list of all audits says how many there are, and grows until all are shown, by keyboard', async ({
  page,
}) => {
  await stubAudits(page, 47);
  const shifts = await watchShifts(page, { unexpected: true });
  await page.goto('/admin');
  const region = page.getByRole('region', { name: 'All Audits', exact: true });
  const rows = region.getByRole('table').locator('tbody tr');
  const more = region.getByRole('button', { name: 'Show more audits' });
  await expect(rows).toHaveCount(10);
  await expect(region.getByRole('status')).toHaveText('Showing the newest 10 of 47 audits');
  await expectAccessible(page);
  const before = await shifts();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(35);
  await expect(rows.nth(10)).toBeFocused();
  await expect(region.getByRole('status')).toHaveText('Showing the newest 35 of 47 audits');
  await page.keyboard.press('Tab');
  await expect(rows.nth(10).getByRole('link', { name: 'View audit 37' })).toBeFocused();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(47);
  await expect(rows.nth(35)).toBeFocused();
  await expect(region.getByRole('status')).toHaveText('47 audits');
  await expect(more).toHaveCount(0);
  expect((await shifts()) - before).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(rows).toHaveCount(47);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('audits beyond the first answer of the server are loaded before they are needed', async ({ page }) => {
  await stubAudits(page, 70, 40);
  await page.goto('/admin');
  const region = page.getByRole('region', { name: 'All Audits', exact: true });
  const rows = region.getByRole('table').locator('tbody tr');
  const more = region.getByRole('button', { name: 'Show more audits' });
  await expect(region.getByRole('status')).toHaveText('Showing the newest 10 of 70 audits');
  const loaded = page.waitForResponse((response) => response.url().includes('before=40'));
  await more.click();
  await loaded;
  for (const count of [60, 70]) {
    await more.click();
    await expect(rows).toHaveCount(count);
  }
  await expect(region.getByRole('status')).toHaveText('70 audits');
});

test('the report of a diagnosis that has not ended leads to the diagnosis', async ({ page }) => {
  const created = await page.request.post('/api/audits', {
    data: { website: 'not-ended.example', companyType: 'retail' },
  });
  const { id } = await created.json();
  await page.request.post('/api/admin/session', { data: { password: operatorPassword } });
  await page.goto(`/admin/diagnoses?search=${id}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: `Report for audit ${id}, opens in a new tab` }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(`/diagnosis/${id}`);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('not-ended.example');
});
