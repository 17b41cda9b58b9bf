import { expect } from '@playwright/test';
import Papa from 'papaparse';
import type { Prospect, ProspectListDetail } from '#shared/schemas/prospect.ts';
import { answerOnce } from './answer-once.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts';
import { operatorPassword } from './global-setup.ts';
import { test } from './notifications.ts';

test.beforeEach(async ({ page }) => {
  const signedIn = await page.request.post('/api/admin/session', { data: { password: operatorPassword } });
  expect(signedIn.status()).toBe(204);
});

test("the operator pastes a list, sees each website's results, and downloads them", async ({
  page,
  notifications,
}) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Prospects', exact: true }).click();
  await expect(page).toHaveURL('/admin/prospects');

  const websites = page.getByLabel('Websites', { exact: true });
  await websites.fill('no website here');
  await page.getByRole('button', { name: 'Diagnose' }).click();
  await expect(page.getByText('Name the list')).toBeVisible();
  await expect(page.getByText(/a website address in this list\. Line 1: /)).toBeVisible();
  await expect(websites).toHaveValue('no website here');
  await expectAccessible(page);

  await page.getByLabel('Name', { exact: true }).fill('Spring fair');
  await page.getByLabel('CSV file').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Company;Website;Industry\nOakmere Law;http://www.oakmere-law.test;Legal\nNobody;http://www.nowhere.test;\nBad;;\nBrindle;http://www.brindle-precision.test;Manufacturing\n',
    ),
  });
  await expect(page.getByText('3 websites ready. 1 line will be left out.')).toBeVisible();
  await expect(page.getByText('Line 4:')).toBeVisible();
  await answerOnce(page, '**/api/admin/prospects', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database rests.' } }),
  );
  await page.getByRole('button', { name: 'Diagnose 3 websites' }).click();
  await expect(page.getByText('The database rests.')).toBeVisible();
  await page.getByRole('button', { name: 'Diagnose 3 websites' }).click();

  await expect(page).toHaveURL(/\/admin\/prospects\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring fair');
  await expect(page.getByText('2 of 3 done, 1 failed.')).toBeVisible({ timeout: 200_000 });
  const table = page.getByRole('table');
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('Oakmere Law')).toContainText('Legal services');
  await expect(row('Oakmere Law')).toContainText(/\$[\d,]+ to \$[\d,]+/);
  await expect(row('Nobody')).toContainText('failed');
  await expect(row('Nobody').getByRole('link', { name: /Create report/ })).toHaveCount(0);
  await page.getByRole('button', { name: '1 line with a note' }).click();
  await expect(page.getByText('Line 4:')).toBeVisible();

  const companies = async () =>
    (await table.getByRole('row').allInnerTexts()).slice(1).map((text) => text.split('\n')[0]?.trim());
  await page.getByRole('button', { name: 'Company' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await companies()).toEqual(['Brindle', 'Nobody', 'Oakmere Law']);
  await page.keyboard.press('Enter');
  await expect.poll(companies).toEqual(['Oakmere Law', 'Nobody', 'Brindle']);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByLabel('Show').selectOption('failed');
  await expect.poll(companies).toEqual(['Nobody']);
  await page.getByLabel('Show').selectOption('');
  await expectAccessible(page);

  const report = await row('Brindle')
    .getByRole('link', { name: /Create report/ })
    .getAttribute('href');
  const pdf = await page.request.get(report ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^prospects-\d+\.csv$/);
  const csv = await (await page.request.get(`/api${new URL(page.url()).pathname}/csv`)).text();
  expect(Papa.parse(csv.slice(1), { header: true, skipEmptyLines: true }).data).toHaveLength(3);

  await page.getByRole('button', { name: 'Retry 1 failed' }).click();
  await notifications.tell("We're trying 1 website again.");
  await expect(page.getByText('2 of 3 done, 1 failed.')).toBeVisible();
  await row('Oakmere Law').getByRole('link', { name: /View/ }).click();
  await expect(page).toHaveURL(/\/diagnosis\/\d+$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/admin/prospects');
  await expect(page.getByRole('link', { name: 'Spring fair' })).toHaveCount(0);
});

function longList(): ProspectListDetail {
  const prospects = Array.from({ length: 70 }, (_, n): Prospect => {
    const state =
      (['done', 'done', 'done', 'running', 'failed', 'waiting', 'deleted'] as const)[n % 7] ?? 'done';
    return {
      id: n + 1,
      line: n + 2,
      name: n % 3 === 0 ? '' : `Company ${n} of Somewhere & Sons`,
      website: `https://www.company-number-${n}-with-a-long-name.test`,
      companyType: 'other',
      companySize: '',
      note: n % 5 === 0 ? 'Met at the fair in May' : '',
      state,
      auditId: state === 'waiting' || state === 'deleted' ? null : n + 1,
      failure:
        state === 'failed' ? { code: 'unreachable', message: 'We couldn’t reach this website.' } : null,
      figures:
        state === 'done'
          ? {
              trade: 'Dental practice',
              confidence: 0.55 + (n % 40) / 100,
              people: { low: 4, likely: 8, high: 14 },
              monthlyValueUsd: { low: 1200 + n * 90, likely: 2300 + n * 140, high: 4300 + n * 190 },
              firstStep: 'Introduce the Appointment Assistant',
              scanQuality: 60 + (n % 40),
            }
          : null,
    };
  });
  const of = (state: Prospect['state']) => prospects.filter((one) => one.state === state).length;
  return {
    list: {
      id: 7,
      name: 'Seventy companies of the county',
      state: 'paused',
      counts: { total: 70, waiting: of('waiting'), running: 0, done: of('done'), failed: of('failed') },
      estimatedEnd: null,
      createdAt: '2026-03-02T10:00:00.000Z',
    },
    notices: [
      { line: 12, text: 'not a website', message: 'Please enter a valid website address.', skipped: true },
    ],
    prospects,
  };
}

test('a long list fits every width and is accessible in both schemes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const detail = longList();
  await page.route('**/api/admin/prospects/7', (route) => route.fulfill({ json: detail }));
  await page.route('**/api/admin/prospects?*', (route) => route.fulfill({ json: [detail.list] }));
  const fits = async () => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width === 390 || width === 1440) await expectAccessibleInBothSchemes(page);
    }
  };
  await page.goto('/admin/prospects/7');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Company 64' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more (70 in total)' }).click();
  await expect(page.getByRole('row', { name: 'Company 64' })).toBeVisible();
  await fits();
  await page.goto('/admin/prospects');
  await expect(page.getByRole('link', { name: detail.list.name })).toBeVisible();
  await fits();
});

test('lists say when they cannot be loaded, do not exist, or nobody is signed in', async ({ page }) => {
  await page.goto('/admin/prospects/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.route('**/api/admin/prospects/7', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database rests.' } }),
  );
  await page.goto('/admin/prospects/7');
  await expect(page.getByText("We couldn't load the list")).toBeVisible();
  await expect(page.getByText('The database rests.')).toBeVisible();
  await page.request.delete('/api/admin/session');
  await page.goto('/admin/prospects');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByText('New list')).toHaveCount(0);
});
