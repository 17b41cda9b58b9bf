import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './notifications.ts';

async function openDialog(page: Page) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get In Touch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get In Touch' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(page: Page) {
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Name', { exact: true }).fill('Ada Field');
  await page.getByLabel('Message').fill('How would this work for a team of twelve?');
}

test('opens from the header and from the window event', async ({ page }) => {
  const dialog = await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Get In Touch' })).toBeFocused();
  await page.evaluate(() => window.dispatchEvent(new Event('openContactForm')));
  await expect(dialog).toBeVisible();
});

test('works with the keyboard alone, from its button and back to it', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('**/api/subscribe', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: {} });
  });
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Get In Touch' });
  await expect(button).toBeEnabled();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Get In Touch' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Field');
  for (const field of ['Phone', 'Company', 'Job title', 'Company size', 'Message']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel(field).first()).toBeFocused();
  }
  await page.keyboard.type('How would this work for a team of twelve?');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(sent).toEqual([
    {
      email: 'ada@example.com',
      name: 'Ada Field',
      phone: '',
      company: '',
      jobTitle: '',
      message: 'How would this work for a team of twelve?',
      companySize: 'Not specified',
    },
  ]);
});

test('has the specified fields, sizes and messages', async ({ page }) => {
  const dialog = await openDialog(page);
  for (const label of ['Email', 'Name', 'Phone', 'Company', 'Job title', 'Message', 'Company size']) {
    await expect(dialog.getByLabel(label, { exact: label === 'Name' }).first()).toBeVisible();
  }
  expect(
    await dialog
      .getByLabel('Company size')
      .evaluate((select) =>
        [...select.querySelectorAll('option')].map(({ value, text }) => `${value}: ${text}`),
      ),
  ).toEqual([
    '1-10: 1-10 employees',
    '11-50: 11-50 employees',
    '51-200: 51-200 employees',
    '201-500: 201-500 employees',
    '501+: 500+ employees',
    'Not specified: Not specified',
  ]);
  await expect(dialog.getByLabel('Company size')).toHaveValue('Not specified');
  for (const box of await dialog.getByRole('textbox').all()) await expect(box).toHaveValue('');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Get In Touch":
      - heading "Get In Touch" [level=2]
      - paragraph
      - text: Email
      - textbox "Email"
      - text: Name
      - textbox "Name"
      - text: Phone (Optional)
      - textbox "Phone (Optional)"
      - text: Company (Optional)
      - textbox "Company (Optional)"
      - text: Job title (Optional)
      - textbox "Job title (Optional)"
      - text: Company size (Optional)
      - combobox "Company size (Optional)"
      - text: Message
      - textbox "Message"
      - paragraph: 0 of 500 characters
      - button "Send message"
      - paragraph:
        - link "Privacy"
      - button "Close dialog"
  `);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(dialog.getByText('Please provide more details about your inquiry')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Message').fill('x'.repeat(501));
  await expect(dialog.getByText('Message is too long')).toBeVisible();
  await expectAccessible(page);
});

test('a field that the server refused is marked until it is changed', async ({ page }) => {
  await page.route('**/api/subscribe', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Some fields need to be corrected.', fields: { email: 'Not this address' } },
    }),
  );
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email').fill('ada@quay.test');
  await dialog.getByLabel('Name', { exact: true }).fill('Ada Field');
  await dialog.getByLabel('Message').fill('How would this work for a team of twelve?');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Not this address')).toBeVisible();
  await dialog.getByLabel('Email').fill('ada@pier.test');
  await expect(dialog.getByText('Not this address')).toHaveCount(0);
});

test('is stored by the server before success is shown, then closes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/subscribe', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openDialog(page);
  await fill(page);
  const answered = page.waitForResponse('**/api/subscribe');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending' })).toBeDisabled();
  await expect(page.getByText('Thank You!')).toHaveCount(0);
  release();
  expect((await answered).ok()).toBe(true);
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toContainText('Your message has been received.');
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  await expect(thanks.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await expectAccessible(page);
  await thanks.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(thanks).toBeHidden();
  await page.getByRole('button', { name: 'Get In Touch' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('');
});

test('a failure is reported and keeps the input through closing and reloading', async ({
  page,
  notifications,
}) => {
  const answers = [
    { status: 500, json: {} },
    { status: 503, json: { error: 'Away', message: 'We are away for a moment.' } },
    { status: 204 },
  ];
  await page.route('**/api/subscribe', (route) => route.fulfill(answers.shift()));
  const dialog = await openDialog(page);
  await fill(page);
  const send = dialog.getByRole('button', { name: 'Send message' });
  await send.click();
  await notifications.warn('Submission failed', 'Failed to send your message. Please try again.');
  await expect(page.getByText('Thank You!')).toHaveCount(0);
  await expect(dialog).toContainText("We couldn't send your message, but it's still here.");
  await expect(dialog.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  await expectAccessible(page);
  await send.click();
  await notifications.warn('We are away for a moment.');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Get In Touch' }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue('How would this work for a team of twelve?');
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
});
