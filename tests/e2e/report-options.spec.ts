import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { readZipEntry } from '../support/read-zip-entry.ts';
import { expectAccessible } from './axe.ts';
import { setUpMailingProduct } from './mailing-product.ts';
import { reportForm, sendForm } from './report-steps.ts';

const its = setUpMailingProduct('our bakery, no website');

const options = (page: Page) => page.getByRole('dialog', { name: 'Report options' });
const linksIn = (purpose: string, email: string) =>
  its.mail.received
    .filter(({ to }) => to.includes(email))
    .flatMap(
      ({ source }) =>
        source
          // Undoes the line folding of quoted-printable.
          .replace(/=\r?\n/g, '')
          .match(new RegExp(`http://127\\.0\\.0\\.1:\\d+/${purpose}/[\\w-]{43}`)) ?? [],
    );

test('an entry without a website has a name, and its report comes as document and figures with the client’s name', async ({
  page,
  context,
}) => {
  await page.goto(`${its.product.url}/diagnosis/${its.auditId}`);
  await page.getByRole('link', { name: 'View report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your entry from [A-Z][a-z]{2} \d{1,2}$/);
  await expect(page.getByRole('article')).toContainText('Bread and cakes.');
  const steps = page.getByRole('region', { name: 'Recommended Next Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.getByText('In your plan:')).toHaveCount(5);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Report options' }).click();
  await expectAccessible(page);
  await options(page).getByLabel('File format').selectOption('docx');
  await options(page).getByLabel('Content').selectOption('comprehensive');
  await options(page).getByLabel('Paper size').selectOption('letter');
  await options(page).getByLabel('Client name').fill('Lark & Daughters');
  await options(page).getByLabel('Prepared by').fill('Mara Quay');
  await options(page).getByLabel('Note on the first page').fill('For our talk on Monday.');
  const logo = options(page).getByLabel('Logo file');
  await logo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(options(page).getByRole('alert')).toContainText("isn't a PNG or JPEG image");
  await expect(options(page).getByLabel('Client name')).toHaveValue('Lark & Daughters');
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: onePixel });
  await expect(options(page).getByRole('img', { name: 'Your logo' })).toBeVisible();
  await options(page).getByRole('button', { name: 'Download', exact: true }).click();

  await expect(reportForm(page)).toBeVisible();
  await sendForm(page, 'ada@quay.test');
  await its.mail.waitFor('ada@quay.test', '/verify/');
  const verifying = await context.newPage();
  await verifying.goto(linksIn('verify', 'ada@quay.test')[0] ?? '');
  await verifying.getByRole('button', { name: 'Verify my address' }).click();
  await expect(verifying.getByText('Your email address is verified.')).toBeVisible();
  await verifying.close();
  const asked = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Open report' }).click();
  const download = await asked;
  expect(download.suggestedFilename()).toBe('audit-report.docx');
  const xml = readZipEntry(await readFile(await download.path()), 'word/document.xml');
  for (const text of [
    'Lark &amp; Daughters',
    'Prepared by Mara Quay',
    'For our talk on Monday.',
    'Bread and cakes.',
  ])
    expect(xml).toContain(text);
  expect(xml).toContain('w:w="12240"');
  expect(xml).not.toContain('from the website');

  await page.getByRole('button', { name: 'Report options' }).click();
  await expect(options(page).getByLabel('Client name')).toHaveValue('Lark & Daughters');
  await options(page).getByLabel('File format').selectOption('xlsx');
  await expect(options(page).getByLabel('Paper size')).toHaveCount(0);
  const second = page.waitForEvent('download');
  await options(page).getByRole('button', { name: 'Download', exact: true }).click();
  const workbook = await readExcelFile(await readFile(await (await second).path()));
  expect(workbook.find(({ sheet }) => sheet === 'Tasks')?.data[1]?.[1]).toBe('Answer questions about orders');
});

test('expired links are replaced by new ones', async ({ page, browser }) => {
  await page.goto(`${its.product.url}/report/${its.auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await sendForm(page, 'ben@quay.test');
  await its.mail.waitFor('ben@quay.test', '/verify/');
  const [first = ''] = linksIn('verify', 'ben@quay.test');
  await page.goto(first);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByText('Your email address is verified.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(first);
  await other.getByRole('button', { name: 'Verify my address' }).click();
  await expect(other.getByRole('alert')).toContainText('This link was already used.');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(other.getByText("We've sent you a new link.")).toBeVisible();
  await expect.poll(() => linksIn('verify', 'ben@quay.test').length).toBe(2);
  await other.goto(linksIn('verify', 'ben@quay.test')[1] ?? '');
  await other.getByRole('button', { name: 'Verify my address' }).click();
  await other.getByRole('link', { name: 'Open report' }).click();
  const saved = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('audit-report.pdf');

  const third = await (await browser.newContext()).newPage();
  await third.goto(`${its.product.url}/verify/${'A'.repeat(43)}`);
  await third.getByRole('button', { name: 'Verify my address' }).click();
  await expect(third.getByRole('alert')).toContainText("We don't recognize this link.");
  await expectAccessible(third);
  await third.getByLabel('Your email address').fill('ben@quay.test');
  await third.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(third.getByText('a new link is on its way')).toBeVisible();
  await expect.poll(() => linksIn('verify', 'ben@quay.test').length).toBe(3);
  await third.goto(linksIn('verify', 'ben@quay.test')[2] ?? '');
  await third.getByRole('button', { name: 'Verify my address' }).click();
  await expect(third.getByRole('link', { name: 'Open report' })).toBeVisible();
  await third.context().close();

  await other.goto(`${its.product.url}/delete/${'A'.repeat(43)}`);
  await other.getByRole('button', { name: 'Delete my data' }).click();
  await expect(other.getByRole('alert')).toContainText("We don't recognize this link.");
  await expectAccessible(other);
  const before = linksIn('delete', 'ben@quay.test').length;
  await other.getByLabel('Your email address').fill('ben@quay.test');
  await other.getByRole('button', { name: 'Send me new links' }).click();
  await expect(other.getByText('new links are on their way')).toBeVisible();
  await expect.poll(() => linksIn('delete', 'ben@quay.test').length).toBeGreaterThan(before);
  await other.goto(linksIn('delete', 'ben@quay.test').at(-1) ?? '');
  await other.getByRole('button', { name: 'Delete my data' }).click();
  await expect(other.getByText("We've deleted everything we kept about this address.")).toBeVisible();
  await other.context().close();
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
