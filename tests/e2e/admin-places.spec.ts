import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { answerOnce } from './answer-once.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts';
import { operatorPassword } from './global-setup.ts';
import { test } from './notifications.ts';

async function openAsOperator(page: Page, place: string): Promise<void> {
  await page.request.post('/api/admin/session', { data: { password: operatorPassword } });
  await page.goto(`/admin${place}`);
}

async function write(
  page: Page,
  name: string,
  message: string,
  email = `${name.toLowerCase()}@lead.example`,
) {
  const answer = await page.request.post('/api/subscribe', { data: { email, name, message } });
  expect(answer.ok()).toBe(true);
}

test('every admin screen fits every width and is accessible in both schemes', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await write(page, 'Ottilie', 'We would like to talk about our workshop.');
  await page.request.post('/api/audits/manual', {
    data: {
      businessInfo: {
        website: 'https://www.an-extraordinarily-long-company-name-without-a-break.test',
        companyType: 'retail',
        businessDescription: 'Pots.',
      },
      workflows: [{ name: 'Firing', department: 'Operations', type: 'operational' }],
      tasks: [{ name: 'Load the kiln', workflow: 'Firing' }],
    },
  });
  await openAsOperator(page, '/leads?search=ottilie');
  await page.getByRole('link', { name: 'Ottilie' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lead #\d+/);
  const lead = new URL(page.url()).pathname;
  const places = [
    '',
    '/diagnoses',
    '/prospects',
    '/leads',
    '/mail',
    '/jobs',
    '/model',
    '/health',
    '/audit-trail',
    '/embed',
    '/settings',
  ];
  for (const place of [...places.map((one) => `/admin${one}`), lead]) {
    await page.goto(place);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading the/)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(
        width,
      );
      await expectAccessibleInBothSchemes(page);
    }
  }
});

test('a lead is found, updated, exported, and erased with a receipt', async ({ page, notifications }) => {
  await write(page, 'Perpetua', 'Please call me about the looms.');
  await write(page, 'Quirin', 'Please call me about the mill.');
  await openAsOperator(page, '/leads');
  await page.getByLabel('Name, company, owner, or notes').fill('perpetua@lead');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/search=perpetua/);
  await rows.getByRole('link', { name: 'Perpetua' }).click();
  await expect(page.getByText('Please call me about the looms.').first()).toBeVisible();

  const form = page.getByRole('form', { name: 'Lead' });
  await form.getByLabel('Status').selectOption('contacted');
  await form.getByLabel('Owner').fill('Max');
  await form.getByLabel('Follow-up date').fill('2020-02-29');
  await form.getByLabel('Notes').fill('Has six looms.');
  await answerOnce(page, '**/api/admin/leads/*', (route) => route.abort());
  await form.getByRole('button', { name: 'Save' }).click();
  await notifications.warn("We couldn't reach the server.");
  await expect(form.getByLabel('Notes')).toHaveValue('Has six looms.');
  await form.getByRole('button', { name: 'Save' }).click();
  await notifications.tell('The lead was saved.');
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(4);
  await expect(history.filter({ hasText: 'Status' })).toContainText(/from new → to contacted.*Chrome on/);
  await form.getByLabel('Notes').fill('Has seven looms.');
  await form.getByRole('button', { name: 'Save' }).click();
  await history.first().getByText('Notes changed').click();
  await expect(history.first()).toContainText('Has six looms.');
  await form.getByLabel('Notes').fill('Has six looms.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(history).toHaveCount(6);

  await page.goto('/admin/leads?search=six+looms&due=due');
  await expect(rows.nth(1)).toContainText('overdue');
  await expect(rows.nth(1)).toContainText('Max');
  const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  const csv = (await (await page.request.get(href ?? '')).text()).replace(/^\ufeff/, '');
  expect(Papa.parse(csv, { header: true, skipEmptyLines: true }).data).toMatchObject([
    { email: 'perpetua@lead.example', status: 'contacted', owner: 'Max', nextDate: '2020-02-29' },
  ]);

  await page.goto('/admin/leads?search=lead.example&sort=name&order=asc');
  const boxes = page.getByRole('checkbox', { name: /^Select (Perpetua|Quirin)$/ });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.press('Space');
  await expect(page.getByText('2 leads selected')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as won' }).press('Enter');
  await notifications.tell('2 leads were changed.');
  await expect(page.getByText('2 leads selected')).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Perpetua' })).toContainText('won');

  await rows.getByRole('link', { name: 'Perpetua' }).click();
  await page.getByRole('button', { name: 'Erase everything about this address' }).click();
  const question = page.getByRole('dialog', { name: 'Erase everything about perpetua@lead.example?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead erased');
  const receipt = await page
    .locator('dl')
    .filter({ hasText: 'Receipt' })
    .getByText(/^#\d+$/)
    .textContent();
  await page.goto('/admin/audit-trail');
  await expect(page.getByText(`receipt ${receipt}:`)).toBeVisible();
  await page.goto('/admin/leads?search=perpetua@lead');
  await expect(page.getByText('No leads match')).toBeVisible();
});

test('audits are sorted by a column, and several are selected and deleted', async ({
  page,
  notifications,
}) => {
  const ids: number[] = [];
  for (const name of ['aaa', 'bbb', 'ccc']) {
    const answer = await page.request.post('/api/audits', {
      data: { website: `${name}.sorted-and-chosen.example`, companyType: 'retail', companySize: '1-10' },
    });
    ids.push((await answer.json()).id);
  }
  await openAsOperator(page, '/diagnoses?search=sorted-and-chosen');
  const table = page.getByRole('table', { name: 'A list of all audits in the system.' });
  const websites = () => table.locator('tbody tr td:nth-child(3)').allTextContents();
  await expect
    .poll(async () => (await websites()).map((text) => /[abc]{3}/.exec(text)?.[0]))
    .toEqual(['ccc', 'bbb', 'aaa']);
  await table.getByRole('button', { name: 'Website' }).click();
  await expect(table.getByRole('columnheader', { name: 'Website' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect
    .poll(async () => (await websites()).map((text) => /[abc]{3}/.exec(text)?.[0]))
    .toEqual(['aaa', 'bbb', 'ccc']);
  await table.getByRole('button', { name: 'Website' }).click();
  await expect(page).toHaveURL(/sort=website/);
  await expect
    .poll(async () => (await websites()).map((text) => /[abc]{3}/.exec(text)?.[0]))
    .toEqual(['ccc', 'bbb', 'aaa']);

  await table.getByRole('checkbox', { name: `Select audit ${ids[0]}` }).check();
  await table.getByRole('checkbox', { name: `Select audit ${ids[1]}` }).check();
  await page.getByRole('button', { name: 'Delete 2 audits' }).click();
  await page
    .getByRole('dialog', { name: 'Delete 2 audits?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await notifications.tell('Deleted 2 audits.');
  await expect(table.locator('tbody tr')).toHaveCount(1);
});
