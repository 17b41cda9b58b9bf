import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatEstimatedUsd } from '#shared/text/figures.ts';
import { expectAccessible } from './axe.ts';
import { setUpMailingProduct } from './mailing-product.ts';
import { test } from './notifications.ts';
import { keptAccess, reportForm, sendForm, toast, waitingNote } from './report-steps.ts';

const its = setUpMailingProduct();

const open = async (page: Page, path: string) => {
  await page.goto(`${its.product.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const linkFor = (email: string, purpose?: 'unsubscribe' | 'delete') => its.mailedLink(email, purpose);

async function verifyIn(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(await linkFor(email));
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
  await page.close();
}

test('subscribe, email, click, and the waiting dashboard opens the report in a new tab', async ({
  page,
  context,
  browser,
  notifications,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/diagnosis/${its.auditId}`);
  const footer = page.getByRole('region', { name: 'Report', exact: true });
  await footer.getByRole('button', { name: 'Download PDF Report' }).click();
  await expect(reportForm(page)).toBeVisible();
  await expectAccessible(page);
  const submit = reportForm(page).getByRole('button', { name: 'Get the report' });
  await expect(submit).toBeDisabled();
  await reportForm(page).getByLabel('Email').fill('ada@');
  await reportForm(page).getByLabel('Full Name').focus();
  await expect(reportForm(page).getByText('Please enter a valid email address')).toBeVisible();
  for (const label of ['Phone', 'Company'])
    await expect(reportForm(page).getByLabel(label).first()).toBeVisible();
  await expect(reportForm(page).getByRole('combobox').locator('option')).toContainText([
    'Very Important',
    'Important',
    'Somewhat Important',
    'Not Important',
    'Unsure',
  ]);
  await reportForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(reportForm(page)).toBeHidden();
  await footer.getByRole('button', { name: 'Download PDF Report' }).click();
  await sendForm(page, 'ada@quay.test');

  await expect(reportForm(page)).toBeHidden();
  await notifications.tell(
    'Email verification required',
    'Please check your email and verify your address to download the report',
  );
  await expect(toast(page, 'Subscription Successful')).toHaveCount(0);
  await expect(waitingNote(page)).toContainText('Check your email');
  await expectAccessible(page);
  expect(JSON.parse((await keptAccess(page, its.auditId)) ?? '{}')).toEqual({
    subscriberId: expect.stringMatching(/^[\w-]{43}$/),
    verified: false,
  });
  await page.reload();
  await expect(waitingNote(page)).toContainText('Check your email');

  const phone = await browser.newContext();
  const phonePage = await phone.newPage();
  const link = await linkFor('ada@quay.test');
  const answer = await phonePage.goto(link);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(phonePage.getByRole('button', { name: 'Verify my address' })).toBeVisible();
  await expectAccessible(phonePage);
  await expect(waitingNote(page)).toContainText('Check your email');
  await phonePage.getByRole('button', { name: 'Verify my address' }).click();
  await expect(phonePage.getByRole('link', { name: 'Open report' })).toBeVisible();
  const again = await phone.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: 'Verify my address' }).click();
  await expect(again.getByRole('alert')).toContainText('This link was already used.');
  await expect(again.getByRole('button', { name: 'Verify my address' })).toHaveCount(0);
  await phone.close();

  const openReport = waitingNote(page).getByRole('button', { name: 'Open report' });
  await expect(openReport).toBeVisible();
  await notifications.tell(
    'Subscription Successful',
    'Your details have been saved. Your PDF download will begin shortly.',
  );
  const requested = context.waitForEvent('request', (request) =>
    request.url().endsWith(`/api/audits/${its.auditId}/report`),
  );
  const opened = context.waitForEvent('page');
  await openReport.click();
  // The key that opens the report must be sent in a cookie, so that it appears in no address or referrer.
  expect(JSON.stringify(await (await requested).allHeaders())).toContain('report-access=');
  await (await opened).close();
  await notifications.tell(
    'Generating Report',
    'Your PDF report is being generated and will download shortly. Please wait...',
  );
  await expect(waitingNote(page)).toHaveCount(0);
  expect(JSON.parse((await keptAccess(page, its.auditId)) ?? '{}')).toMatchObject({ verified: true });

  await its.mail.waitFor('hello@example.com', 'New report subscriber');
  expect(await its.mail.waitFor('ada@quay.test', 'is ready')).toContain(`/report/${its.auditId}`);
  expect(its.product.output()).not.toMatch(/ada@quay|\/verify\/[\w-]{43}/);
  expect(its.product.output()).not.toContain(
    JSON.parse((await keptAccess(page, its.auditId)) ?? '{}').subscriberId,
  );
});

test('verified before, the report screen saves the PDF at once, with the figures of the screen', async ({
  page,
  context,
  notifications,
}) => {
  await open(page, `/report/${its.auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await sendForm(page, 'bea@quay.test');
  await expect(waitingNote(page)).toBeVisible();
  await verifyIn(context, 'bea@quay.test');
  await expect(waitingNote(page).getByRole('button', { name: 'Open report' })).toBeVisible();
  await page.reload();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await notifications.tell('Generating PDF', 'Your PDF report is being generated...');
  await expect(reportForm(page)).toHaveCount(0);
  const file = await saved;
  expect(file.suggestedFilename()).toBe('lark-bakery.test-report.pdf');
  await notifications.tell('PDF Downloaded', 'Your audit report has been downloaded successfully.');
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  const value = await (await page.request.get(`${its.product.url}/api/audits/${its.auditId}/value`)).json();
  const headline = formatEstimatedUsd(value.monthlyTotal);
  await page.goto(`${its.product.url}/diagnosis/${its.auditId}`);
  await expect(page.getByText(headline).first()).toBeVisible();
  expect(text).toContain(headline);
  const { low, high } = value.ranges.monthlyTotal;
  for (const amount of [low, high, value.newBusinessUSD]) {
    expect(text).toContain(formatEstimatedUsd(amount));
  }
  expect(text).toContain('1 workflow');
  expect(text).toContain('2 tasks');

  await open(page, `/diagnosis/${its.auditId}/modules`);
  const long = page.waitForEvent('download');
  const asked = page.waitForRequest((request) => request.url().includes('comprehensive=true'));
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await asked;
  await notifications.tell(
    'Processing Comprehensive Report',
    'Preparing your complete diagnosis and recommendations report...',
  );
  expect((await long).suggestedFilename()).toBe('lark-bakery.test-report.pdf');
});

test('the modules tab has the green button at every width, and no other floating button', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/diagnosis/${its.auditId}`);
    await expect(page.getByRole('button', { name: 'Download PDF', exact: true })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Modules' }).click();
    const float = page.getByRole('button', { name: 'Download PDF', exact: true });
    await expect(float).toBeInViewport();
    await expect(float).toHaveCSS('background-color', 'rgb(42, 107, 32)');
    await expect(page.getByRole('button', { name: 'GET IN TOUCH', exact: true })).toHaveCount(0);
  }
});

test('the email can be resent, and another address used', async ({ page }) => {
  await open(page, `/report/${its.auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await sendForm(page, 'cleo@quay.test');
  await its.mail.waitFor('cleo@quay.test', '/verify/');
  // The note and the notifications appear in the same corner.
  const [note, notifications] = await Promise.all([
    waitingNote(page).boundingBox(),
    page.getByRole('region', { name: 'Notifications' }).getByRole('list').boundingBox(),
  ]);
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(notifications?.x ?? 0);
  const resent = page.waitForResponse((response) => response.url().endsWith('/resend'));
  await waitingNote(page).getByRole('button', { name: 'Send again' }).click();
  expect((await resent).status()).toBe(204);
  await expect.poll(() => its.mail.received.filter(({ to }) => to.includes('cleo@quay.test')).length).toBe(2);
  await waitingNote(page).getByRole('button', { name: 'Use another address' }).click();
  await expect(reportForm(page)).toBeVisible();
  await expect(waitingNote(page)).toHaveCount(0);
  expect(await keptAccess(page, its.auditId)).toBeNull();
});

test('a link to unsubscribe and one to delete work once, without an account', async ({ page, browser }) => {
  await open(page, `/report/${its.auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await sendForm(page, 'dora@quay.test');
  const other = await (await browser.newContext()).newPage();
  await other.goto(await linkFor('dora@quay.test', 'unsubscribe'));
  await other.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(other.getByText("You won't get any more email from us.")).toBeVisible();
  await other.goto(await linkFor('dora@quay.test', 'delete'));
  await other.getByRole('button', { name: 'Delete my data' }).click();
  await expect(other.getByText("We've deleted everything we kept about this address.")).toBeVisible();
  await other.context().close();
  await expect(waitingNote(page)).toHaveCount(0);
  expect(await keptAccess(page, its.auditId)).toBeNull();
});
