import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts';
import { operatorPassword } from './global-setup.ts';
import { test } from './notifications.ts';

test.beforeEach(async ({ page }) => {
  const signedIn = await page.request.post('/api/admin/session', { data: { password: operatorPassword } });
  expect(signedIn.status()).toBe(204);
});

async function diagnose(page: Page): Promise<number> {
  const made = await page.request.post('/api/audits', {
    data: { website: 'http://www.harbour-physio.test', companyType: 'healthcare', companySize: '11-50' },
  });
  const { id } = await made.json();
  await page.request.post(`/api/audits/${id}/scan`);
  await expect
    .poll(async () => (await (await page.request.get(`/api/audits/${id}`)).json()).status, {
      timeout: 200_000,
    })
    .toBe('completed');
  return id;
}

async function openEntry(page: Page, section: string, name: string) {
  const entry = page
    .getByRole('region', { name: section })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
  await entry.getByRole('button', { name, exact: true }).click();
  return entry;
}

test('the operator reads why each workflow is shown or left out, and searches by workflow and by words', async ({
  page,
}) => {
  const id = await diagnose(page);
  await page.goto('/admin');
  await page
    .getByRole('link', { name: `Explain audit ${id}`, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`/admin/audits/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Explanation of audit #${id}`);

  const billing = await openEntry(page, 'Shown', 'Medical billing and insurance claims');
  await expect(billing).toContainText('Observed');
  await expect(billing).toContainText('We bill most health insurers directly');
  await expect(billing.getByRole('link', { name: /harbour-physio\.test/ }).first()).toBeVisible();
  await expect(billing).toContainText('accepted');
  const dropped = await openEntry(page, 'Left out', 'Additional health services');
  await expect(dropped).toContainText('poorly-supported');
  await expect(dropped.getByText('drop', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Words on the site').fill('discharge letter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/text=discharge\+letter/);
  await expect(page.getByRole('button', { name: 'Appointment scheduling', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Words on the site')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Words on the site')).toHaveValue('discharge letter');
  await expect(page.getByRole('status')).toContainText('left out');

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Workflow').fill('crop-growing');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('region', { name: 'Never mentioned' })).toContainText('phrases');
  await page.getByLabel('Workflow').fill('magic');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText("We couldn't find this workflow in the catalog")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel('Workflow')).toHaveValue('crop-growing');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Words on the site').fill('no page says these words');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('region', { name: 'Shown' })).toBeVisible();
});

test('an explanation fits every width and is accessible in both schemes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await diagnose(page);
  await page.goto(`/admin/audits/${id}`);
  const entry = await openEntry(page, 'Left out', 'Additional health services');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(entry).toContainText('What the rules decided');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width === 390 || width === 1440) await expectAccessibleInBothSchemes(page);
  }
});

test('if there is nothing to explain, it says why and what to do', async ({ page }) => {
  const made = await page.request.post('/api/audits/manual', {
    data: {
      businessInfo: { website: 'Lark Bakery', companyType: 'retail', businessDescription: 'Bread.' },
      workflows: [{ name: 'Baking', department: 'Operations', type: 'operational' }],
      tasks: [{ name: 'Plan the week', workflow: 'Baking' }],
    },
  });
  const { id } = await made.json();
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: `View audit ${id}`, exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Explain audit ${id}`, exact: true })).toHaveCount(0);
  await page.goto(`/admin/audits/${id}`);
  await expect(page.getByText("We can't explain this diagnosis")).toBeVisible();
  await expect(page.getByText('entered by hand')).toBeVisible();
  await expectAccessible(page);

  const gone = { code: 'pages-gone', error: '', message: 'The pages are no longer stored.' };
  await page.route('**/api/admin/audits/77/explanation', (route) =>
    route.fulfill({ status: 410, json: gone }),
  );
  await page.goto('/admin/audits/77');
  await expect(page.getByText('The pages are no longer stored.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Scan again/ })).toBeVisible();

  await page.route('**/api/admin/audits/78/explanation', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/admin/audits/78');
  await expect(page.getByText("We couldn't build the explanation")).toBeVisible();
  await page.unroute('**/api/admin/audits/78/explanation');
  await page.route('**/api/admin/audits/78/explanation', (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('without the operator’s session there is only the sign-in', async ({ page }) => {
  await page.request.delete('/api/admin/session');
  await page.goto('/admin/audits/1');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByText('Explanation of audit')).toHaveCount(0);
});
