import { expect, test } from '@playwright/test';
import { sampleAnswers, stubAudit } from './audit-stubs.ts';
import { entryTab, fillBusiness, fillEntry } from './manual-entry-steps.ts';

test('several entries side by side: start another, return to the first, delete, undo', async ({ page }) => {
  await page.goto('/manual-entry');
  await fillBusiness(page, 'first.example');
  await page.getByRole('button', { name: 'Start another entry' }).click();
  await expect(page.getByLabel('Website URL')).toHaveValue('');
  await fillBusiness(page, 'second.example');
  await page.reload();
  await expect(page.getByLabel('Website URL')).toHaveValue('second.example');
  await page.getByRole('button', { name: '1 other unfinished entry' }).click();
  await page.getByRole('button', { name: 'Open the entry for first.example' }).click();
  await expect(page.getByLabel('Website URL')).toHaveValue('first.example');
  await page.getByRole('button', { name: 'Delete this entry' }).click();
  await expect(page.getByText('The entry for first.example was deleted.')).toBeVisible();
  await expect(page.getByLabel('Website URL')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Website URL')).toHaveValue('first.example');
});

test('two tabs stay in sync, and neither loses what the other submits', async ({ page, context }) => {
  await page.goto('/manual-entry');
  await fillEntry(page);
  // Input is saved shortly after typing.
  await expect(async () =>
    expect(JSON.stringify(await context.storageState())).toContain('Confirm each order'),
  ).toPass();
  const other = await context.newPage();
  await other.goto('/manual-entry');
  await expect(other.getByLabel('Website URL')).toHaveValue('our shop in the High Street');
  await other.getByLabel('Website URL').fill('our shop, from the other tab');
  await entryTab(page, /Business Info/).click();
  await expect(page.getByLabel('Website URL')).toHaveValue('our shop, from the other tab');
  await entryTab(page, /Tasks/).click();
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(page).toHaveURL(/\/diagnosis\/[1-9]\d*$/);
  await expect(other.getByText('This entry was submitted or deleted in another tab.')).toBeVisible();
  await entryTab(other, /Tasks/).click();
  await other.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(other).toHaveURL(page.url());
});

test('a browser without storage says so, and the entry can still be submitted', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/manual-entry');
  await fillEntry(page);
  await expect(page.getByText("This browser can't save your entry")).toBeVisible();
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(page).toHaveURL(/\/diagnosis\/[1-9]\d*$/);
});

test('a lost answer is requested again, and creates no second diagnosis', async ({ page, context }) => {
  await page.goto('/manual-entry');
  await fillEntry(page);
  const made: number[] = [];
  await page.route('**/api/audits/manual', async (route) => {
    const answer = await route.fetch();
    made.push((await answer.json()).id);
    if (made.length > 1) return route.fulfill({ response: answer });
    await context.clearCookies();
    return route.abort();
  });
  const submit = page.getByRole('button', { name: 'Submit for Diagnosis' });
  await submit.click();
  await expect(page.getByText("We couldn't reach the server.").first()).toBeVisible();
  await submit.click();
  await expect(page).toHaveURL(/\/diagnosis\/[1-9]\d*$/);
  expect(made).toHaveLength(2);
  expect(made[0]).toBe(made[1]);
});

test('an empty scan leads here with its address, next to an entry for another company', async ({ page }) => {
  await page.goto('/manual-entry');
  await fillBusiness(page, 'earlier.example');
  await page.goto('/');
  await page
    .getByLabel(/website/i)
    .first()
    .fill('http://www.quietfield.test');
  await page.getByLabel('Company Type').selectOption('retail');
  await page.getByLabel('Company Size').selectOption('1-10');
  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
  await page.getByRole('link', { name: 'Enter your workflows by hand' }).click();
  await expect(page.getByLabel('Website URL')).toHaveValue('http://www.quietfield.test');
  await expect(page.getByLabel('Company Type')).toHaveValue('retail');
  await page.getByRole('button', { name: '1 other unfinished entry' }).click();
  await expect(page.getByText('earlier.example')).toBeVisible();
});

test("a scan's findings prefill a blank entry, and this can be undone", async ({ page }) => {
  await stubAudit(page, sampleAnswers());
  await page.goto('/manual-entry?website=lark-bakery.test&companyType=retail&audit=42');
  await expect(page.getByText('We filled in what the scan found: 3 workflows with 1 task.')).toBeVisible();
  await entryTab(page, /Tasks/).click();
  await expect(page.getByRole('button', { name: 'Answer enquiries' })).toContainText('Enquiries, 3 h a week');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Task 1' })).toBeVisible();
  await page.getByLabel('Task Name').fill('Bake bread');
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByRole('button', { name: 'Answer enquiries' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bake bread' })).toBeVisible();
});
