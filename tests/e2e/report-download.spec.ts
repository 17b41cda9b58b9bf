import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { findFreePort, type Product, startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { expectAccessible } from './axe.ts';

// One product with a real mail server beside it, for this file alone.
test.describe.configure({ mode: 'default' });

let mail: TestMailServer;
let product: Product;
let dataDir: string;
let auditId = 0;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000);
  mail = await startMailServer();
  dataDir = makeTestFolder('e2e-mail');
  const port = await findFreePort();
  product = await startProduct({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    MAIL_FROM: 'AI Compass <compass@example.com>',
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'off',
  });
  const request = await playwright.request.newContext({ baseURL: product.url });
  const made = await request.post('/api/audits/manual', {
    data: {
      businessInfo: {
        website: 'https://www.lark-bakery.test',
        companyType: 'retail',
        businessDescription: 'Bread and cakes.',
      },
      workflows: [{ name: 'Orders', department: 'Sales', type: 'customer-facing' }],
      tasks: [
        {
          name: 'Answer questions about orders',
          workflow: 'Orders',
          serviceValue: '2',
          replicabilityDifficulty: '2',
          timeInvestment: '10',
        },
        {
          name: 'Advise regular customers',
          workflow: 'Orders',
          requiresJudgment: true,
          serviceValue: '8',
          replicabilityDifficulty: '8',
          timeInvestment: '5',
        },
      ],
    },
  });
  auditId = (await made.json()).id;
  await request.dispose();
});
test.afterAll(async () => {
  await product.stop();
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = async (page: Page, path: string) => {
  await page.goto(`${product.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const form = (page: Page) => page.getByRole('dialog', { name: 'Download your report' });
const note = (page: Page) => page.getByRole('complementary', { name: 'Your report' });
// What a notification says stands a second time in what screen readers are told.
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

async function send(page: Page, email: string) {
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Full Name').fill('Ada Field');
  await form(page).getByRole('button', { name: 'Get the report' }).click();
}

async function linkFor(email: string, purpose = 'verify'): Promise<string> {
  const text = await mail.waitFor(email, `/${purpose}/`);
  const link = new RegExp(`http://127\\.0\\.0\\.1:\\d+/${purpose}/[\\w-]{43}`).exec(text)?.[0];
  if (!link) throw new Error(`No link to ${purpose} in the mail`);
  return link;
}

async function verifyIn(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(await linkFor(email));
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
  await page.close();
}

const keptAccess = (page: Page) =>
  page.evaluate((id) => localStorage.getItem(`report-access-${id}`), auditId);

test('subscribe, mail, click, and the waiting dashboard opens the report in a new tab', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/diagnosis/${auditId}`);
  const footer = page.getByRole('region', { name: 'Report', exact: true });
  await footer.getByRole('button', { name: 'Download PDF Report' }).click();
  await expect(form(page)).toBeVisible();
  await expectAccessible(page);
  const submit = form(page).getByRole('button', { name: 'Get the report' });
  await expect(submit).toBeDisabled();
  await form(page).getByLabel('Email').fill('ada@');
  await form(page).getByLabel('Full Name').focus();
  await expect(form(page).getByText('Please enter a valid email address')).toBeVisible();
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toBeHidden();
  await footer.getByRole('button', { name: 'Download PDF Report' }).click();
  await send(page, 'ada@quay.test');

  await expect(form(page)).toBeHidden();
  await expect(toast(page, 'Email verification required')).toBeVisible();
  await expect(
    toast(page, 'Please check your email and verify your address to download the report'),
  ).toBeVisible();
  await expect(toast(page, 'Subscription Successful')).toHaveCount(0);
  await expect(note(page)).toContainText('Check your e-mail');
  await expectAccessible(page);
  expect(JSON.parse((await keptAccess(page)) ?? '{}')).toEqual({
    subscriberId: expect.stringMatching(/^[\w-]{43}$/),
    verified: false,
  });
  // A reload goes on waiting.
  await page.reload();
  await expect(note(page)).toContainText('Check your e-mail');

  // Opening the link verifies nobody; the click does, here on another device.
  const phone = await browser.newContext();
  const phonePage = await phone.newPage();
  const link = await linkFor('ada@quay.test');
  const answer = await phonePage.goto(link);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(phonePage.getByRole('button', { name: 'Verify my address' })).toBeVisible();
  await expectAccessible(phonePage);
  await expect(note(page)).toContainText('Check your e-mail');
  await phonePage.getByRole('button', { name: 'Verify my address' }).click();
  await expect(phonePage.getByRole('link', { name: 'Open report' })).toBeVisible();
  const again = await phone.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: 'Verify my address' }).click();
  await expect(again.getByRole('alert')).toContainText('This link was used already.');
  await expect(again.getByRole('button', { name: 'Verify my address' })).toHaveCount(0);
  await phone.close();

  const openReport = note(page).getByRole('button', { name: 'Open report' });
  await expect(openReport).toBeVisible();
  await expect(toast(page, 'Subscription Successful')).toBeVisible();
  await expect(
    toast(page, 'Your details have been saved. Your PDF download will begin shortly.'),
  ).toBeVisible();
  const requested = context.waitForEvent('request', (request) =>
    request.url().includes('/report?subscriberId='),
  );
  const opened = context.waitForEvent('page');
  await openReport.click();
  expect((await requested).url()).toContain(`/api/audits/${auditId}/report?subscriberId=`);
  await (await opened).close();
  await expect(toast(page, 'Generating Report')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  expect(JSON.parse((await keptAccess(page)) ?? '{}')).toMatchObject({ verified: true });

  // The operator and the visitor are told.
  await mail.waitFor('hello@example.com', 'New report subscriber');
  expect(await mail.waitFor('ada@quay.test', 'is ready')).toContain(`/report/${auditId}`);
  expect(product.output()).not.toMatch(/ada@quay|\/verify\/[\w-]{43}/);
  expect(product.output()).not.toContain(JSON.parse((await keptAccess(page)) ?? '{}').subscriberId);
});

test('verified before, the report screen saves the PDF at once, with the figures of the screen', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await open(page, `/report/${auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await send(page, 'bea@quay.test');
  await expect(note(page)).toBeVisible();
  await verifyIn(context, 'bea@quay.test');
  await expect(note(page).getByRole('button', { name: 'Open report' })).toBeVisible();
  await page.reload();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(toast(page, 'Generating PDF')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  const file = await saved;
  expect(file.suggestedFilename()).toBe('lark-bakery.test-report.pdf');
  await expect(toast(page, 'PDF Downloaded')).toBeVisible();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  const value = await (await page.request.get(`${product.url}/api/audits/${auditId}/value`)).json();
  const headline = `$${value.monthlyTotal.toLocaleString('en-US')}`;
  await page.goto(`${product.url}/diagnosis/${auditId}`);
  await expect(page.getByText(headline).first()).toBeVisible();
  expect(text).toContain(headline);
  expect(text).toContain('1 workflow');
  expect(text).toContain('2 tasks');

  // The modules screen asks for everything.
  await open(page, `/diagnosis/${auditId}/modules`);
  const long = page.waitForEvent('download');
  const asked = page.waitForRequest((request) => request.url().includes('comprehensive=true'));
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await asked;
  await expect(toast(page, 'Processing Comprehensive Report')).toBeVisible();
  expect((await long).suggestedFilename()).toBe('lark-bakery.test-report.pdf');
});

test('the modules tab has the green button at every width, and no other float', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/diagnosis/${auditId}`);
    await expect(page.getByRole('button', { name: 'Download PDF', exact: true })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Modules' }).click();
    const float = page.getByRole('button', { name: 'Download PDF', exact: true });
    await expect(float).toBeInViewport();
    await expect(float).toHaveCSS('background-color', 'rgb(42, 107, 32)');
    await expect(page.getByRole('button', { name: 'GET IN TOUCH', exact: true })).toHaveCount(0);
  }
});

test('the mail can be sent again, and another address used', async ({ page }) => {
  await open(page, `/report/${auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await send(page, 'cleo@quay.test');
  await mail.waitFor('cleo@quay.test', '/verify/');
  const resent = page.waitForResponse((response) => response.url().endsWith('/resend'));
  await note(page).getByRole('button', { name: 'Send again' }).click();
  expect((await resent).status()).toBe(204);
  await expect.poll(() => mail.received.filter(({ to }) => to.includes('cleo@quay.test')).length).toBe(2);
  await note(page).getByRole('button', { name: 'Use another address' }).click();
  await expect(form(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  expect(await keptAccess(page)).toBeNull();
});

test('a link to unsubscribe and one to delete work once, without an account', async ({ page, browser }) => {
  await open(page, `/report/${auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await send(page, 'dora@quay.test');
  const other = await (await browser.newContext()).newPage();
  await other.goto(await linkFor('dora@quay.test', 'unsubscribe'));
  await other.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(other.getByText('You will get no more mail from us.')).toBeVisible();
  await other.goto(await linkFor('dora@quay.test', 'delete'));
  await other.getByRole('button', { name: 'Delete my data' }).click();
  await expect(other.getByText('What was kept of this address is deleted.')).toBeVisible();
  await other.context().close();
  // The waiting tab notices that there is nothing to wait for.
  await expect(note(page)).toHaveCount(0);
  expect(await keptAccess(page)).toBeNull();
});

test.describe('what goes wrong', () => {
  const verified = async (page: Page) => {
    await page.addInitScript(
      (id) =>
        localStorage.setItem(
          `report-access-${id}`,
          JSON.stringify({ subscriberId: 'made-up', verified: true }),
        ),
      auditId,
    );
  };

  for (const [what, answer, text] of [
    ['a message', { status: 500, json: { message: 'The kitchen is closed.' } }, 'The kitchen is closed.'],
    ['no answer', null, 'The server could not be reached'],
  ] as const) {
    test(`a subscription that fails with ${what} keeps what was typed`, async ({ page }) => {
      await page.route('**/api/subscribe', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await open(page, `/report/${auditId}`);
      await page.getByRole('button', { name: 'Download PDF' }).click();
      await send(page, 'ada@quay.test');
      await expect(toast(page, 'Subscription failed')).toBeVisible();
      await expect(page.locator('[data-tone="destructive"]')).toContainText(text);
      await expect(form(page).getByLabel('Email')).toHaveValue('ada@quay.test');
    });
  }

  for (const [error, text] of [
    ['Please verify first.', 'Please verify first.'],
    ['', 'You need to provide and verify your email address to download this report.'],
  ]) {
    test(`a 401 with ${error || 'no text'} clears what was kept and opens the form again`, async ({
      page,
    }) => {
      await verified(page);
      await page.route('**/report?subscriberId=*', (route) =>
        route.fulfill({ status: 401, json: error ? { error } : {} }),
      );
      await open(page, `/report/${auditId}`);
      await page.getByRole('button', { name: 'Download PDF' }).click();
      const shown = page.locator('[data-tone="destructive"]');
      await expect(shown).toContainText('Email verification required');
      await expect(shown).toContainText(text ?? '');
      await expect(form(page)).toBeVisible();
      expect(await keptAccess(page)).toBeNull();
    });
  }

  test('access that has run out is noticed on the dashboard, before a tab is opened', async ({
    page,
    context,
  }) => {
    await verified(page);
    await open(page, `/diagnosis/${auditId}`);
    await page.getByRole('button', { name: 'Download PDF Report' }).click();
    await expect(page.locator('[data-tone="destructive"]')).toContainText('Email verification required');
    await expect(form(page)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });

  test('any other status is named', async ({ page }) => {
    await verified(page);
    await page.route('**/report?subscriberId=*', (route) => route.fulfill({ status: 500, body: '' }));
    await open(page, `/report/${auditId}`);
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await expect(toast(page, 'Download failed')).toBeVisible();
    await expect(toast(page, 'Failed to download report: Internal Server Error')).toBeVisible();
  });

  test('a window that may not be opened is told', async ({ page }) => {
    await verified(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.route('**/api/subscribe/made-up', (route) => route.fulfill({ json: { verified: true } }));
    await open(page, `/diagnosis/${auditId}`);
    await page.getByRole('button', { name: 'Download PDF Report' }).click();
    await expect(toast(page, 'Download Failed')).toBeVisible();
    await expect(toast(page, 'Could not initiate the PDF download. Please try again later.')).toBeVisible();
  });
});
