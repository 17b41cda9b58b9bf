import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';

async function diagnose(page: Page, companySize: string, fresh = false): Promise<number> {
  const answer = await page.request.post('/api/audits', {
    data: {
      website: 'brindle-precision.test',
      schemeTyped: false,
      companyType: 'manufacturing',
      domain: '',
      companySize,
      fresh,
    },
  });
  const { id } = (await answer.json()) as { id: number };
  await page.request.post(`/api/audits/${id}/scan`, { data: {} });
  await expect
    .poll(async () => (await (await page.request.get(`/api/audits/${id}`)).json()).status)
    .toBe('completed');
  return id;
}

test('a visitor comes back to a diagnosis, scans the site again, sees what changed, and shares it', async ({
  page,
  browser,
}) => {
  const first = await diagnose(page, '201-500');
  await page.goto(`/diagnosis/${first}`);
  await expect(page.getByRole('button', { name: 'Scan again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What changed' })).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'New diagnosis' }).click();
  const own = page.getByRole('region', { name: 'Your diagnoses' });
  await expect(own.getByRole('listitem')).toContainText([/brindle-precision\.test.*Manufacturing Company/]);
  await expectAccessible(page);
  await own.getByRole('link', { name: 'brindle-precision.test' }).click();
  await expect(page).toHaveURL(new RegExp(`/diagnosis/${first}$`));

  await page.getByRole('button', { name: 'Scan again' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/diagnosis/${first}$`));
  await page.getByRole('link', { name: 'What changed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed at brindle-precision.test');
  const figures = page.getByRole('table', { name: 'Figures from both scans' });
  await expect(figures.getByRole('row')).toHaveCount(5);
  await expect(page.getByText('The value is the same.')).toBeVisible();
  await expect(page.getByText('Both scans found the same workflows and tasks.')).toBeVisible();
  await expect(figures.getByRole('columnheader')).toHaveText([
    /^Then: \d{1,2}:\d\d\s[AP]M UTC$/,
    /^Now: \d{1,2}:\d\d\s[AP]M UTC$/,
  ]);
  await page.getByRole('button', { name: /^Unchanged/ }).click();
  await expectAccessible(page);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/diagnosis/${first}`);
  await expect(stranger.getByText(/^Read-only: this diagnosis was made in another browser\./)).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Scan again' })).toHaveCount(0);
  await stranger.goto('/');
  await expect(stranger.getByRole('region', { name: 'Your diagnoses' })).toHaveCount(0);
  await stranger.context().close();
});

test('two scans that differ show what is new, gone, and moved; hours alone open on request', async ({
  page,
}) => {
  const scan = (auditId: number, readAt: string, workflows: number, likely: number) => ({
    auditId,
    readAt,
    byPresentVersion: true,
    pagesRead: 9,
    workflows,
    tasks: 12,
    monthlyTotal: { low: likely / 2, likely, high: likely * 2 },
  });
  const task = (framework: string, hoursPerWeek: number) => ({ framework, hoursPerWeek });
  const sums = (hoursPerWeek: number) => ({ tasks: 3, hoursPerWeek, savingsUsdPerMonth: hoursPerWeek * 40 });
  const workflow = (name: string, change: string, more: object) => ({
    name,
    change,
    before: null,
    after: null,
    tasks: [],
    ...more,
  });
  await page.route('**/api/audits/42/comparison?with=41', (route) =>
    route.fulfill({
      json: {
        domain: 'quay-bikes.test',
        before: scan(41, '2026-08-20T10:00:00.000Z', 3, 4000),
        after: scan(42, '2026-11-20T10:00:00.000Z', 3, 5000),
        workflows: [
          workflow('Bike rental', 'new', { after: sums(8) }),
          workflow('Repairs by post', 'gone', { before: sums(4) }),
          workflow('Workshop', 'changed', {
            before: sums(10),
            after: sums(14),
            tasks: [
              {
                name: 'Quote the repair',
                change: 'changed',
                before: task('Optimize', 4),
                after: task('Automate', 4),
              },
              { name: 'Order parts', change: 'new', before: null, after: task('Automate', 2) },
              {
                name: 'Call the customer',
                change: 'changed',
                before: task('Enhance', 3),
                after: task('Enhance', 5),
              },
            ],
          }),
          workflow('Sales', 'same', { before: sums(5), after: sums(5) }),
        ],
      },
    }),
  );
  await page.goto('/diagnosis/42/compare/41');
  const figures = page.getByRole('table', { name: 'Figures from both scans' });
  await expect(figures.getByRole('columnheader')).toHaveText([
    /^Then: August 20, 2026$/,
    /^Now: November 20, 2026$/,
  ]);
  await expect(page.getByText('The value is about $1,000 a month higher.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'New (1)' })).toContainText('Bike rental');
  await expect(page.getByRole('region', { name: 'Gone (1)' })).toContainText('Repairs by post');
  const changed = page.getByRole('region', { name: 'Changed (1)' });
  await expect(changed.getByRole('list', { name: 'Tasks in Workshop' }).getByRole('listitem')).toHaveText([
    /Quote the repair.*Optimize → Automate/,
    /New.*Order parts/,
  ]);
  await expect(page.getByText('Call the customer')).toBeHidden();
  await changed.getByRole('button', { name: '1 task with different hours' }).click();
  await expect(changed.getByText('3 h a week → 5 h a week')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unchanged (1)' })).toBeVisible();
  await expectAccessible(page);
});

test('the link is copied with its tab and filters', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await diagnose(page, '501-1000');
  await page.goto(`/diagnosis/${id}`);
  await page.getByRole('tab', { name: 'Modules' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Only the browser that created it can make changes.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/diagnosis/${id}\\?tab=modules$`),
  );
});

test('an unknown diagnosis says so in a sentence; an entry without a website has a name', async ({
  page,
}) => {
  for (const path of ['/diagnosis/4711', '/diagnosis/4711/modules', '/diagnosis/4711/compare/4712']) {
    await page.goto(path);
    await expect(
      page.getByText("We couldn't find a diagnosis at this address.", { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
  const answer = await page.request.post('/api/audits/manual', {
    data: {
      businessInfo: { website: 'our shop', companyType: 'other', businessDescription: 'A small shop.' },
      workflows: [{ name: 'Post', department: 'Office', type: 'administrative' }],
      tasks: [
        {
          name: 'Sort the post',
          workflow: 'Post',
          requiresJudgment: true,
          serviceValue: '9',
          replicabilityDifficulty: '9.9',
          timeInvestment: '0.5',
        },
      ],
    },
  });
  const { id } = (await answer.json()) as { id: number };
  await page.goto(`/diagnosis/${id}?tab=modules`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Diagnosis: Your entry from [A-Z][a-z]{2} \d{1,2}$/,
  );
  await expect(page.getByText('When the analysis is complete')).toHaveCount(0);
  await expect(page.getByText(/your website/i)).toHaveCount(0);
});
