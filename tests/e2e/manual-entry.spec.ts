import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { diagnosisId, fillEntry as fillAll, entryTab as tab } from './manual-entry-steps.ts';
import { test } from './notifications.ts';

test.beforeEach(async ({ page }) => page.goto('/manual-entry'));

test('starts on Business Info with three tabs, the texts and the defaults of the specification', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manual Data Entry');
  await expect(page.getByRole('tab')).toHaveText(['Business Info', 'Workflows', 'Tasks']);
  await expect(tab(page, /Business Info/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Enter your company website or a reference URL')).toBeVisible();
  await expect(page.getByLabel('Company Type')).toHaveValue('consulting');
  expect(
    await page
      .getByLabel('Company Type')
      .evaluate((select) =>
        [...select.querySelectorAll('option')].map(({ value, text }) => `${value}: ${text}`),
      ),
  ).toEqual([
    'consulting: Consulting Agency',
    'tech: Technology',
    'financial: Financial Services',
    'healthcare: Healthcare',
    'education: Education',
    'retail: Retail',
    'manufacturing: Manufacturing',
    'other: Other',
  ]);
  await expect(page.getByLabel('Website URL')).toHaveAttribute('placeholder', 'example.com');
  await expect(page.locator('textarea')).toHaveAccessibleName('Business Description');
  await page.getByRole('button', { name: 'Next: Define Workflows' }).click();
  await expect(tab(page, /Workflows/)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Next: Define Tasks' }).click();
  await expect(tab(page, /Tasks/)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(tab(page, /Workflows/)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(tab(page, /Business Info/)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('workflows: collapsible, added blank, removed only while there are several', async ({ page }) => {
  await tab(page, /Workflows/).click();
  await expect(page.getByRole('heading', { name: 'What are Workflows?' })).toBeVisible();
  await expect(page.getByText('Workflows are business processes made of several tasks')).toBeVisible();
  expect(
    await page
      .getByLabel('Type', { exact: true })
      .evaluate((select) => [...select.querySelectorAll('option')].map(({ value }) => value)),
  ).toEqual([
    '',
    'administrative',
    'operational',
    'customer-facing',
    'financial',
    'creative',
    'strategic',
    'other',
  ]);
  await expect(page.getByLabel('Description (Optional)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Workflow 1' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Remove Workflow' })).toHaveCount(0);
  await page.getByLabel('Workflow Name').fill('Orders');
  await expect(page.getByRole('button', { name: 'Orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Another Workflow' }).click();
  await expect(page.getByRole('button', { name: 'Workflow 2' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('Workflow Name').nth(1)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove Workflow' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Workflow' }).last().click();
  await expect(page.getByRole('button', { name: 'Workflow 2' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Orders' }).click();
  await expect(page.getByLabel('Workflow Name')).toHaveCount(0);
});

test('tasks: sliders, switch, hours, and workflows with a name only', async ({ page }) => {
  await tab(page, /Workflows/).click();
  await page.getByLabel('Workflow Name').fill('Orders');
  await page.getByRole('button', { name: 'Add Another Workflow' }).click();
  await tab(page, /Tasks/).click();
  await expect(page.getByRole('heading', { name: 'What are Tasks?' })).toBeVisible();
  await expect(page.getByText('Tasks are the individual pieces of work within a workflow')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Task 1' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Remove Task' })).toHaveCount(0);
  await expect(page.getByLabel('Description (Optional)')).toBeVisible();
  const options = await page
    .getByLabel('Associated Workflow')
    .evaluate((select) => [...select.querySelectorAll('option')].map(({ text }) => text));
  expect(options).toEqual(['Choose one', 'Orders']);
  for (const name of ['Service Value', 'Replicability Difficulty']) {
    const slider = page.getByRole('slider', { name });
    await expect(slider).toHaveValue('5');
    expect(await slider.evaluate((one: HTMLInputElement) => [one.min, one.max, one.step])).toEqual([
      '1',
      '10',
      '0.1',
    ]);
  }
  await expect(page.getByRole('switch', { name: 'Requires Human Judgment' })).not.toBeChecked();
  const hours = page.getByLabel('Time Investment (hours)');
  await expect(hours).toHaveValue('1');
  expect(await hours.evaluate((one: HTMLInputElement) => [one.type, one.min, one.step])).toEqual([
    'number',
    '0.5',
    '0.5',
  ]);
  await hours.fill('');
  await hours.pressSequentially('2,5');
  await expect(hours).toHaveValue('2.5');
  const value = page.getByRole('slider', { name: 'Service Value' });
  await expect(page.getByText('Closest to 4: Customers notice')).toBeVisible();
  await value.press('ArrowRight');
  await expect(value).toHaveValue('5.1');
  await value.press('0');
  await expect(value).toHaveValue('10');
  await expect(page.getByText('Closest to 10: What customers choose the company for')).toBeVisible();
  await page.getByRole('button', { name: 'What 1, 4, 7, and 10 mean for Service Value' }).click();
  await expect(page.getByText('nobody chooses or leaves a company because of it')).toBeVisible();
  await page.getByRole('button', { name: 'Add Another Task' }).click();
  await expect(page.getByLabel('Associated Workflow').nth(1).locator('option:checked')).toHaveText('Orders');
  await expect(page.getByRole('button', { name: 'Remove Task' })).toHaveCount(2);
  await hours.nth(1).fill('0.4');
  await page.getByRole('button', { name: 'Remove Task' }).first().click();
  await expect(hours).toHaveValue('0.4');
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await tab(page, /Tasks/).click();
  await expect(hours).toHaveAccessibleDescription(/Enter the hours per week, from 0.5 to 168/);
});

test('submitting opens the first tab with an error and focuses its field', async ({ page }) => {
  await tab(page, /Tasks/).click();
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(page.getByLabel('Website URL')).toBeFocused();
  await expect(page.getByText('Website URL is required')).toBeVisible();
  await expect(page.getByText('Business description is required')).toBeVisible();
  await expect(tab(page, /Workflows/)).toContainText('3');
  await tab(page, /Workflows/).click();
  for (const message of ['Name is required', 'Department is required', 'Type is required']) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await tab(page, /Tasks/).click();
  await expect(page.getByText('Task name is required')).toBeVisible();
  await expect(page.getByText('Associated workflow is required')).toBeVisible();
  await expectAccessible(page);
});

test('sends texts for the three numbers, opens the diagnosis, and shows the tasks as entered', async ({
  page,
  notifications,
}) => {
  let sent: { tasks: Record<string, unknown>[] } | null = null;
  await page.route('**/api/audits/manual', async (route) => {
    sent = route.request().postDataJSON();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await fillAll(page);
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await notifications.tell(
    'Manual entry submitted successfully',
    'Your data has been processed and is ready for analysis.',
  );
  await expect(page).toHaveURL(/\/diagnosis\/[1-9]\d*$/);
  expect(sent).toMatchObject({
    tasks: [
      { serviceValue: '5', replicabilityDifficulty: '5', timeInvestment: '1', requiresJudgment: false },
    ],
  });
  const id = diagnosisId(page);
  await expect(async () => {
    const tasks = await (await page.request.get(`/api/audits/${id}/tasks`)).json();
    expect(tasks).toMatchObject([{ name: 'Confirm each order', workflow: 'Order handling', basis: 'told' }]);
  }).toPass({ timeout: 200_000 });
  await page.goto('/manual-entry');
  await expect(page.getByLabel('Website URL')).toHaveValue('');
});

test("a failure keeps the form, says so, and shows the server's message at its field", async ({ page }) => {
  await page.route('**/api/audits/manual', (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: 'No',
        message: 'Some fields are not valid.',
        code: 'invalid-fields',
        fields: { 'workflows.0.name': 'Not this name' },
      },
    }),
  );
  await fillAll(page);
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(
    page.locator('[data-tone="destructive"]').filter({ hasText: 'Submission failed' }),
  ).toContainText('Some fields are not valid.');
  await expect(page).toHaveURL(/\/manual-entry$/);
  await expect(page.getByLabel('Workflow Name')).toHaveAccessibleDescription('Not this name');
  await expect(page.getByLabel('Workflow Name')).toBeFocused();
});

test('a server failure leaves everything typed on the screen', async ({ page }) => {
  await page.route('**/api/audits/manual', (route) =>
    route.fulfill({ status: 500, json: { error: 'No', message: 'Something went wrong.', code: 'internal' } }),
  );
  await fillAll(page);
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(
    page.locator('[data-tone="destructive"]').filter({ hasText: 'Submission failed' }),
  ).toContainText('Something went wrong.');
  await expect(page).toHaveURL(/\/manual-entry$/);
  await expect(page.getByLabel('Task Name')).toHaveValue('Confirm each order');
});

test('a reload in the middle loses nothing', async ({ page }) => {
  await fillAll(page);
  await page.reload();
  await expect(page.getByLabel('Website URL')).toHaveValue('our shop in the High Street');
  await tab(page, /Tasks/).click();
  await expect(page.getByLabel('Task Name')).toHaveValue('Confirm each order');
  await expect(page.getByLabel('Associated Workflow').locator('option:checked')).toHaveText('Order handling');
});

test("starts with the scan's data", async ({ page }) => {
  await page.goto('/manual-entry?website=https%3A%2F%2Fwww.example.com&companyType=retail');
  await expect(page.getByLabel('Website URL')).toHaveValue('https://www.example.com');
  await expect(page.getByLabel('Company Type')).toHaveValue('retail');
});

test('hours per month, minutes per case, and a headcount lead to the same diagnosis as hours per week', async ({
  page,
}) => {
  await fillAll(page);
  await page.getByLabel('Enter time as').selectOption('Minutes per case');
  await page.getByLabel('Minutes per Case').fill('12');
  await page.getByLabel('Cases per Week').fill('1');
  await tab(page, /Business Info/).click();
  await page.getByLabel('Number of People').fill('none');
  await tab(page, /Tasks/).click();
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(page.getByLabel('Number of People')).toBeFocused();
  await expect(page.getByText('Enter a whole number of people')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Number of People').fill('4');
  await tab(page, /Tasks/).click();
  await expect(page.getByText('Enter values that total 0.5 to 168 hours a week')).toBeVisible();
  await page.getByLabel('Cases per Week').fill('50');
  await expect(page.getByText('For one person: 10 hours a week')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await tab(page, /Tasks/).click();
  await expect(page.getByLabel('Cases per Week')).toHaveValue('50');
  await page.getByLabel('Enter time as').selectOption('Hours per month');
  await page.getByLabel('Time Investment (hours)').fill('40');
  await expect(page.getByText('For one person: 10 hours a week')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(page).toHaveURL(/\/diagnosis\/[1-9]\d*$/);
  const [task] = await (await page.request.get(`/api/audits/${diagnosisId(page)}/tasks`)).json();
  expect(task.timeInvestment).toBe(10);
  await expect(page.getByRole('region', { name: 'Monthly Business Value' })).toContainText(
    /\d% of all hours worked/,
  );
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await page.getByRole('button', { name: 'Try your own' }).click();
  await expect(page.getByLabel('Number of people')).toHaveValue('4');
  await page.getByLabel('Number of people').fill('');
  await expect(page.getByText('Before: 4')).toBeVisible();
  // Without reduced motion, the other tab pulses without end, and the check waits until all animations have
  // finished.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
});
