import { type APIRequestContext, expect } from '@playwright/test';
import Papa from 'papaparse';
import { authenticatorCode } from '../support/authenticator-code.ts';
import { expectAccessible } from './axe.ts';
import { operatorPassword } from './global-setup.ts';
import { setUpMailingProduct } from './mailing-product.ts';
import { test } from './notifications.ts';

// This file runs its own instance of the product, because the operator deletes everything in it.
const its = setUpMailingProduct();

async function subscribe(request: APIRequestContext, email: string, verifies: boolean): Promise<void> {
  const { url } = its.product;
  const made = await request.post(`${url}/api/subscribe`, {
    data: { auditId: its.auditId, email, name: 'Ada Field', phone: '', company: '', aiImportance: '' },
  });
  expect(made.ok()).toBe(true);
  if (!verifies) return;
  const token = (await its.mailedLink(email)).split('/').at(-1);
  const verified = await request.post(`${url}/api/subscribe/verify`, { data: { token } });
  expect(verified.ok()).toBe(true);
}

test('the operator sees the subscribers, exports them, and clears everything with the exact phrases', async ({
  page,
  notifications,
}) => {
  const { auditId } = its;
  const { url } = its.product;
  await subscribe(page.request, 'ada@quay.test', true);
  await subscribe(page.request, 'bea@quay.test', true);
  await subscribe(page.request, 'cleo@quay.test', false);
  const enter = async (website: string, businessDescription: string): Promise<number> => {
    const made = await page.request.post(`${url}/api/audits/manual`, {
      data: {
        businessInfo: { website, companyType: 'retail', businessDescription },
        workflows: [{ name: 'Firing', department: 'Operations', type: 'operational' }],
        tasks: [{ name: 'Load the kiln', workflow: 'Firing' }],
      },
    });
    return (await made.json()).id;
  };
  const kilns: number[] = [];
  for (let n = 1; n <= 7; n += 1) kilns.push(await enter('https://www.seven-kilns.test', `Kiln ${n}.`));
  const nameless = await enter('the pottery round the corner', 'Pots.');

  await page.goto(`${url}/admin`);
  await page.getByLabel('Password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const counter = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd');
  await expect(counter('Total Audits')).toHaveText('9');
  await expect(counter('Unique Domains')).toHaveText('2');
  await expect(counter('Completed Audits')).toHaveText('9');
  const domains = page.getByRole('region', { name: 'Domains' });
  await expect(domains.getByRole('heading', { level: 3 })).toHaveCount(3);
  const cardOf = (domain: string) =>
    domains.getByRole('heading', { name: domain }).locator('xpath=ancestor::li[1]');
  await expect(cardOf('seven-kilns.test')).toContainText('7 audits');
  await expect(cardOf('seven-kilns.test').getByRole('link', { name: /^#\d+/ })).toHaveCount(5);
  await expect(cardOf('seven-kilns.test')).toContainText('+2 more');
  await expect(cardOf('unknown')).toContainText('1 audit');
  await expect(cardOf('unknown')).not.toContainText('more');
  await expect(cardOf('unknown').locator('[data-tone]')).toHaveAttribute('data-tone', 'success');
  const table = page.getByRole('table', { name: 'A list of all audits in the system.' });
  await expect(table.getByRole('row').nth(1)).toContainText(String(nameless));
  await expect(table.getByRole('row').nth(2)).toContainText(String(kilns.at(-1)));
  await expect(table.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText('1');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  const list = (method: string) => (response: { request(): { method(): string }; url(): string }) =>
    response.request().method() === method && response.url().endsWith('/api/admin/audits');
  const refreshed = page.waitForResponse(list('GET'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await refreshed;
  const badge = cardOf('unknown').getByRole('link', { name: `#${nameless}` });
  await badge.click();
  await expect(page).toHaveURL(`${url}/diagnosis/${nameless}`);
  await page.goBack();
  await expect(counter('Total Audits')).toHaveText('9');

  const csv = await (await page.request.get(`${url}/api/admin/subscribers/csv`)).text();
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  const rows = Papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true }).data;
  expect(rows.map((row) => [row.email, row.verified, row.auditId])).toEqual([
    ['cleo@quay.test', 'false', String(auditId)],
    ['bea@quay.test', 'true', String(auditId)],
    ['ada@quay.test', 'true', String(auditId)],
  ]);
  await page.goto(`${url}/admin/mail`);
  await expect(page.getByRole('region', { name: 'Outgoing emails' })).toContainText('sent');
  await page.goto(`${url}/admin`);

  await cardOf('seven-kilns.test')
    .getByRole('button', { name: /Delete all audits/ })
    .click();
  const reloaded = page.waitForResponse(list('GET'));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await notifications.tell('SuccessDeleted 7 audits of seven-kilns.test.');
  await reloaded;
  await expect(counter('Total Audits')).toHaveText('2');
  expect((await page.request.get(`${url}/api/audits/${kilns[0]}`)).status()).toBe(404);

  const zone = page.getByRole('region', { name: 'Danger Zone' });
  const clear = async (data: 'subscriber' | 'audit') => {
    await zone.getByRole('button', { name: `Delete all ${data} data` }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: `Delete all ${data} data` });
    await dialog.getByRole('textbox').fill(`Permanently delete all ${data} data`);
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill(`permanently delete all ${data} data`);
    const again = page.waitForResponse(list('GET'));
    await confirm.click();
    await again;
    await expect(dialog).toBeHidden();
  };
  await clear('subscriber');
  await notifications.tell('3 subscribers');
  const without = async (place: string, words: string) => {
    await page.goto(`${url}/admin/${place}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('@quay.test');
  };
  await without('leads/subscribers', 'No subscribers yet.');
  await without('mail', 'No emails yet.');
  await without('leads', 'No leads yet.');
  await page.goto(`${url}/admin`);
  await clear('audit');
  await notifications.tell('2 audits');
  await expect(table).toContainText('No audits found');
  await expect(counter('Total Audits')).toHaveText('0');
  expect((await page.request.get(`${url}/api/audits/${auditId}`)).status()).toBe(404);
  const auditLog = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
  await expect(auditLog.first()).toContainText('2 audits');
  await expect(auditLog.nth(1)).toContainText('3 subscribers');

  await page.goto(`${url}/admin/settings`);
  const factor = page.getByRole('region', { name: 'Two-factor authentication' });
  await factor.getByRole('button', { name: 'Set up' }).click();
  const secret = ((await factor.locator('.select-all').textContent()) ?? '').replaceAll(' ', '');
  await factor.getByLabel('Code from your authenticator app').fill('000000');
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(factor.getByText('That code is wrong; enter the one your app shows now')).toBeVisible();
  await expectAccessible(page);
  await factor.getByLabel('Code from your authenticator app').fill(authenticatorCode(secret, new Date()));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(factor.getByRole('listitem')).toHaveCount(8);
  const recoveryCode = (await factor.getByRole('listitem').first().textContent()) ?? '';
  await factor.getByRole('button', { name: "I've saved them" }).click();
  await expect(factor).toContainText('You have 8 recovery codes left');
  await page.goto(`${url}/admin`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  await page.getByLabel('Code from your authenticator app').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(auditLog.first()).toContainText('Signed in with Chrome');

  await page.goto(`${url}/admin/settings`);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect((await page.request.get(`${url}/api/admin/subscribers/csv`)).status()).toBe(401);
});
