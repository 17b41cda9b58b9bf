import { expect, type Page } from '@playwright/test';
import { test } from './notifications.ts';
import { enterBakery, keptAccess, reportForm, sendForm } from './report-steps.ts';

let auditId = 0;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  auditId = await enterBakery(request);
  await request.dispose();
});

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
  ['no message', { status: 500, json: {} }, 'Failed to subscribe. Please try again.'],
  ['no answer', null, "We couldn't reach the server"],
] as const) {
  test(`a subscription that fails with ${what} keeps what was typed`, async ({ page, notifications }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/subscribe', async (route) => {
      await held.promise;
      await (answer ? route.fulfill(answer) : route.abort());
    });
    await page.goto(`/report/${auditId}`);
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await sendForm(page, 'ada@quay.test');
    await expect(reportForm(page).getByRole('button', { name: 'Sending' })).toBeDisabled();
    held.resolve();
    await notifications.warn('Subscription failed', text);
    await expect(reportForm(page).getByLabel('Email')).toHaveValue('ada@quay.test');
  });
}

for (const [error, text] of [
  ['Please verify first.', 'Please verify first.'],
  ['', 'You need to provide and verify your email address to download this report.'],
]) {
  test(`a 401 with ${error || 'no text'} clears the stored access and reopens the form`, async ({
    page,
    notifications,
  }) => {
    await verified(page);
    await page.route('**/api/subscribe/access', (route) => route.fulfill({ json: { verified: true } }));
    await page.route('**/api/audits/*/report', (route) =>
      route.fulfill({ status: 401, json: error ? { error } : {} }),
    );
    await page.goto(`/report/${auditId}`);
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await notifications.warn('Email verification required', text ?? '');
    await expect(reportForm(page)).toBeVisible();
    expect(await keptAccess(page, auditId)).toBeNull();
  });
}

test('verified right after the form, the download begins at once', async ({ page }) => {
  await page.route('**/api/subscribe', (route) => route.fulfill({ json: { subscriberId: 'made-up' } }));
  await page.route('**/api/subscribe/access', (route) => route.fulfill({ json: { verified: true } }));
  await page.route('**/api/audits/*/report', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
  );
  await page.goto(`/report/${auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const saved = page.waitForEvent('download');
  await sendForm(page, 'ada@quay.test');
  await saved;
  await expect(reportForm(page)).toBeHidden();
  expect(JSON.parse((await keptAccess(page, auditId)) ?? '{}')).toEqual({
    subscriberId: 'made-up',
    verified: true,
  });
});

test('a screen that knows no audit says so and closes the form', async ({ page, notifications }) => {
  await page.goto(`/report/${auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(reportForm(page)).toBeVisible();
  await page.evaluate(() =>
    window.dispatchEvent(
      new CustomEvent('downloadReport', { detail: { auditId: null, domain: '', place: 'dashboard' } }),
    ),
  );
  await expect(reportForm(page)).toBeHidden();
  await notifications.warn('Audit ID is missing. Cannot download PDF.');
});

test('expired access is noticed on the dashboard before a tab is opened', async ({
  page,
  context,
  notifications,
}) => {
  await verified(page);
  await page.goto(`/diagnosis/${auditId}`);
  await page.getByRole('button', { name: 'Download PDF Report' }).click();
  await notifications.warn('Email verification required');
  await expect(reportForm(page)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('an unknown or expired link is explained, without asking for a second click', async ({ page }) => {
  await page.goto(`/verify/${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByRole('alert')).toContainText("We don't recognize this link.");
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify my address' })).toHaveCount(0);

  await page.route('**/api/subscribe/delete', (route) =>
    route.fulfill({
      status: 410,
      json: { code: 'link-expired', message: 'This link has expired. Please ask for a new one.' },
    }),
  );
  await page.goto('/delete/too-old');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired. Please ask for a new one.');
  await expect(page.getByRole('button', { name: 'Delete my data' })).toHaveCount(0);
});

test('any other status is named', async ({ page, notifications }) => {
  await verified(page);
  await page.route('**/api/subscribe/access', (route) => route.fulfill({ json: { verified: true } }));
  await page.route('**/api/audits/*/report', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/report/${auditId}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await notifications.warn('Download failed', 'Failed to download report: Internal Server Error');
});

test('a blocked window is reported', async ({ page, notifications }) => {
  await verified(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.route('**/api/subscribe/access', (route) => route.fulfill({ json: { verified: true } }));
  await page.goto(`/diagnosis/${auditId}`);
  await page.getByRole('button', { name: 'Download PDF Report' }).click();
  await notifications.warn('Download Failed', 'Could not initiate the PDF download. Please try again later.');
});
