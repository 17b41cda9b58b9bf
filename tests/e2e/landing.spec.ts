import { expect } from '@playwright/test';
import { refusedWebsites, takenWebsites } from '../support/website-cases.ts';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { stubCreation, submit } from './landing-steps.ts';
import { test } from './notifications.ts';

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

test('a screen reader reads the page in order, each part by its name', async ({ page }) => {
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
      - region "Take a closer look first":
        - heading "Take a closer look first" [level=2]
        - list:
          - listitem:
            - link "See a sample diagnosis"
          - listitem:
            - link "How the estimate is made"
          - listitem:
            - link "What happens to your data"
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

test('the form normalizes every website as the API does', async ({ page }) => {
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

test('has no accessibility violation in either scheme, errors included', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
  await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothSchemes(page);
});
