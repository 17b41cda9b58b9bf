import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import Papa from 'papaparse';
import { startDnsServer } from '../support/dns-server.ts';
import { type Product, startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { operatorPassword } from './global-setup.ts';

const dataDir = makeTestFolder('e2e-clearing');
let names: Awaited<ReturnType<typeof startDnsServer>>;
let product: Product;

// A product of its own: what is cleared here is everything.
test.beforeAll(async () => {
  names = await startDnsServer(() => 'no-such-name');
  product = await startProduct({
    DATA_DIR: dataDir,
    CRAWL_DNS_SERVERS: names.address,
    OPERATOR_PASSWORD: operatorPassword,
    LOG_LEVEL: 'warn',
  });
});

test.afterAll(async () => {
  await product?.stop();
  await names?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the operator signs in, deletes a domain, clears everything by its phrase, and signs out', async ({
  page,
}) => {
  const call = (path: string) => `${product.url}${path}`;
  const ids: number[] = [];
  for (const website of ['first.example', 'second.example', 'second.example/shop']) {
    const data = { website, companyType: 'retail', companySize: '1-10' };
    ids.push((await (await page.request.post(call('/api/audits'), { data })).json()).id);
  }
  await page.request.post(call('/api/subscribe'), {
    data: { email: 'quill@first.example', name: '=HYPERLINK("x")', auditId: ids[0] },
  });

  await page.goto(call('/admin'));
  await page.getByLabel('Password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const table = page.getByRole('table', { name: 'A list of all audits in the system.' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Delete all audits of second.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(table.getByRole('row')).toHaveCount(2);

  const csv = await page.request.get(call('/api/admin/subscribers/csv'));
  const { data: rows, errors } = Papa.parse<Record<string, string>>((await csv.text()).slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(rows).toMatchObject([{ email: 'quill@first.example', name: `'=HYPERLINK("x")` }]);

  const zone = page.getByRole('region', { name: 'Danger Zone' });
  for (const data of ['audit', 'subscriber']) {
    const name = `Delete all ${data} data`;
    await zone.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name: `${name}?` });
    await dialog.getByLabel('Type the phrase to confirm').fill(`Permanently delete all ${data} data`);
    await expect(dialog.getByRole('button', { name })).toBeDisabled();
    await dialog.getByLabel('Type the phrase to confirm').fill(`permanently delete all ${data} data`);
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(table).toContainText('No audits found');
  expect((await page.request.get(call(`/api/audits/${ids[0]}`))).status()).toBe(404);
  expect(await (await page.request.get(call('/api/admin/subscribers'))).json()).toEqual([]);
  await expect(page.getByRole('region', { name: 'Audit trail' })).toContainText(
    'Deleted 2 audits of second.example',
  );

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  for (const path of ['/api/admin/audits', '/api/admin/subscribers/csv'])
    expect((await page.request.get(call(path))).status()).toBe(401);
});
