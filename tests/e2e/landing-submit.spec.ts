import { expect } from '@playwright/test';
import { stubCreation, submit } from './landing-steps.ts';
import { test } from './notifications.ts';

test('creates a diagnosis: normalized payload, Processing..., toast, dashboard', async ({
  page,
  notifications,
}) => {
  const sent = await stubCreation(page, {
    body: { id: 4711, website: 'https://www.example.com', existingAudit: false },
    delayMs: 300,
  });
  await page.goto('/');
  await submit(page, ' example.com ');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await notifications.tell(
    'Diagnosis created successfully',
    'Your diagnosis has been created and will start analyzing the website.',
  );
  await expect(page).toHaveURL(/\/diagnosis\/4711$/);
  expect(sent).toEqual([
    {
      website: 'https://www.example.com',
      companyType: 'consulting',
      domain: '',
      companySize: '11-50',
      schemeTyped: false,
    },
  ]);
});

test('goes to the dashboard about 100 ms after the answer', async ({ page }) => {
  // Once the clock is paused, time advances only on command, so that the page's own delay is measured.
  await page.clock.install();
  await page.addInitScript(() => {
    const marks = { answered: 0, left: 0 };
    Object.assign(window, { marks });
    const ask = window.fetch;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (request[0] === '/api/audits') marks.answered = performance.now();
      return answer;
    };
    const push = history.pushState;
    history.pushState = (...state) => {
      marks.left = performance.now();
      push.apply(history, state);
    };
  });
  await stubCreation(page, { body: { id: 4711, website: 'https://www.example.com', existingAudit: false } });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Diagnosis' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page, 'example.com');
  const marks = () =>
    page.evaluate(() => (window as unknown as { marks: { answered: number; left: number } }).marks);
  const passUntil = (mark: 'answered' | 'left') =>
    expect(async () => {
      await page.clock.runFor(10);
      expect((await marks())[mark]).toBeGreaterThan(0);
    }).toPass();
  await passUntil('answered');
  // Wait for the module with the answer's schema, which is loaded only now.
  await page.waitForLoadState('networkidle');
  await passUntil('left');
  await expect(page).toHaveURL(/\/diagnosis\/4711$/);
  const { answered, left } = await marks();
  expect(left - answered).toBeGreaterThanOrEqual(99);
  expect(left - answered).toBeLessThan(1500);
});

test('an existing audit is announced and shown', async ({ page, notifications }) => {
  await stubCreation(page, { body: { id: 4712, website: 'https://www.example.com', existingAudit: true } });
  await page.goto('/');
  await submit(page, 'www.example.com');
  await notifications.tell(
    'Existing Diagnosis Found',
    'Displaying previous results for https://www.example.com.',
  );
  await expect(page).toHaveURL(/\/diagnosis\/4712$/);
});

test("a refusal shows the server's message in a destructive toast and keeps the input", async ({
  page,
  notifications,
}) => {
  await stubCreation(page, {
    status: 429,
    body: { error: 'Too many', message: 'Too many diagnoses from your address.', code: 'rate-limited' },
  });
  await page.goto('/');
  await submit(page, 'example.com');
  await notifications.warn('Failed to create diagnosis', 'Too many diagnoses from your address.');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByLabel('Website')).toHaveValue('example.com');
  await page.reload();
  await expect(page.getByLabel('Website')).toHaveValue('example.com');
  await expect(page.getByLabel('Company size')).toHaveValue('11-50');
});

test('a resubmission after a lost answer has the same key, and a different one another key', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/audits', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await page.goto('/');
  await submit(page, 'example.com');
  await expect.poll(() => keys).toHaveLength(1);
  const button = page.getByRole('button', { name: 'Start Diagnosis' });
  await button.click();
  await expect.poll(() => keys).toHaveLength(2);
  await page.getByLabel('Website').fill('example.org');
  await button.click();
  await expect.poll(() => keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the form can be filled and sent by the keyboard alone', async ({ page }) => {
  const sent = await stubCreation(page, {
    body: { id: 4711, website: 'https://www.example.com', existingAudit: false },
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Diagnosis' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Website')).toBeFocused();
  await page.keyboard.type('example.com');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Company type')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Company size')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Company size')).toHaveValue('1-10');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start Diagnosis' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/diagnosis\/4711$/);
  expect(sent).toHaveLength(1);
});
