import { expect, type Page } from '@playwright/test';
import { refusedWebsites, takenWebsites } from '../support/website-cases.ts';
import { expectAccessible } from './axe.ts';
import { test } from './notifications.ts';

/** Answers POST /api/audits without starting a scan, and gives what was sent. */
async function stubCreation(page: Page, answer: { status?: number; body: unknown; delayMs?: number }) {
  const sent: unknown[] = [];
  await page.route('**/api/audits', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postDataJSON());
    await new Promise((resolve) => setTimeout(resolve, answer.delayMs ?? 0));
    await route.fulfill({ status: answer.status ?? 201, json: answer.body });
  });
  return sent;
}

async function submit(page: Page, website: string, size = '11-50') {
  await page.getByLabel('Website').fill(website);
  if (size) await page.getByLabel('Company size').selectOption(size);
  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
}

test('the landing page says what the tool does in three numbered steps', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Get a compass for your AI implementation',
  );
  const steps = page.getByRole('region', { name: 'How it works' }).locator('ol > li');
  await expect(steps).toHaveCount(3);
  for (const [index, title] of ['Data Collection', 'Apply AI Framework', 'Get Recommendations'].entries()) {
    await expect(steps.nth(index)).toContainText(String(index + 1));
    await expect(steps.nth(index).getByRole('heading')).toHaveText(title);
  }
});

test('a screen reader hears the page in order, each part by its name', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Diagnosis' })).toBeEnabled();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "AI Compass, home"
      - button "Get In Touch"
    - main:
      - heading "Get a compass for your AI implementation" [level=1]
      - paragraph
      - heading "Start a New Diagnosis" [level=2]
      - text: Website
      - textbox "Website"
      - text: Company type
      - combobox "Company type"
      - text: Company size
      - combobox "Company size"
      - button "Start Diagnosis"
      - paragraph: Takes 1-2 minutes. No account needed.
      - text: or
      - link "Manual Data Entry"
      - text: /Results are sample estimates/
      - region "Look closer first":
        - heading "Look closer first" [level=2]
        - list:
          - listitem:
            - link "See a sample diagnosis"
          - listitem:
            - link "How the estimate is made"
          - listitem:
            - link "What happens with your data"
      - region "What a finding looks like":
        - heading "What a finding looks like" [level=2]
        - list:
          - listitem:
            - blockquote
            - paragraph: Automate Observed
          - listitem:
            - blockquote
            - paragraph: Enhance Observed
      - region "How it works":
        - heading "How it works" [level=2]
        - list:
          - listitem:
            - heading "Data Collection" [level=3]
          - listitem:
            - heading "Apply AI Framework" [level=3]
          - listitem:
            - heading "Get Recommendations" [level=3]
    - contentinfo:
      - navigation "About this tool"
      - combobox "Appearance"
  `);
});

test('the card holds form, manual entry and the disclaimer of the profile', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('heading', { name: 'Start a New Diagnosis' }).locator('..');
  const config = await (await page.request.get('/api/config')).json();
  await expect(card).toContainText(config.disclaimers.landing);
  for (const word of [
    'sample estimates',
    'website',
    'general industry data',
    'team size',
    'hourly rates',
    'internal tools',
  ]) {
    await expect(card).toContainText(word);
  }
  await expect(card.getByRole('button', { name: 'Start Diagnosis' })).toBeVisible();
  await card.getByRole('link', { name: 'Manual Data Entry' }).click();
  await expect(page).toHaveURL(/\/manual-entry$/);
});

test('the selects offer the specified values, consulting first', async ({ page }) => {
  await page.goto('/');
  const values = (label: string) =>
    page
      .getByLabel(label)
      .evaluate((select) => [...select.querySelectorAll('option')].map((option) => option.value));
  expect(await values('Company type')).toEqual([
    'consulting',
    'tech',
    'financial',
    'healthcare',
    'education',
    'legal',
    'retail',
    'manufacturing',
    'other',
  ]);
  expect(await values('Company size')).toEqual([
    '',
    '1-10',
    '11-50',
    '51-200',
    '201-500',
    '501-1000',
    '1000+',
  ]);
  await expect(page.getByLabel('Company type')).toHaveValue('consulting');
  await expect(page.getByLabel('Company size')).toHaveValue('');
});

test('the form makes of every website what the API makes of it', async ({ page }) => {
  const sent = await stubCreation(page, { status: 503, body: { message: 'Away' } });
  await page.goto('/');
  const field = page.getByLabel('Website');
  const button = page.getByRole('button', { name: 'Start Diagnosis' });
  await page.getByLabel('Company size').selectOption('11-50');
  for (const { what, typed, message } of refusedWebsites) {
    await field.fill(typed);
    await button.click();
    await expect(field, what).toHaveAccessibleDescription(message);
    await expect(field, what).toHaveAttribute('aria-invalid', 'true');
    await expect(field, what).toBeFocused();
  }
  expect(sent).toEqual([]);
  for (const { what, typed, website } of takenWebsites) {
    await field.fill(typed);
    await button.click();
    await expect.poll(() => sent.at(-1), what).toMatchObject({ website });
    await expect(button).toBeEnabled();
    sent.length = 0;
  }
});

test('asks for the company size', async ({ page }) => {
  await page.goto('/');
  await submit(page, 'example.com', '');
  await expect(page.getByLabel('Company size')).toHaveAccessibleDescription('Company size is required');
  await expect(page.getByLabel('Company size')).toBeFocused();
});

test('creates a diagnosis: normalised payload, Processing..., toast, dashboard', async ({
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
  // Time passes only as it is told to, so that it is the page's own wait that is measured.
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
  // The schema of the answer is fetched meanwhile.
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

test('a refusal shows the server message in a destructive toast and keeps what was typed', async ({
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

test('what is sent again after a lost answer carries the same key, and something else another', async ({
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility violation, ${colorScheme}, errors included`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Diagnosis' }).click();
    await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
}

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
