import { expect, test } from '@playwright/test';
import {
  makeStats,
  makeWorkflow,
  openDashboard,
  sampleTasks,
  sampleWorkflows,
  stubAudit,
} from './dashboard-stub.ts';
import { circles, colorOf, details, row } from './task-locators.ts';

test('workflows are listed with type, number of tasks, and basis', async ({ page }) => {
  await stubAudit(page, {
    workflows: [...sampleWorkflows, { ...sampleWorkflows[0], id: 23, name: 'Without tasks', taskCount: 9 }],
  });
  await openDashboard(page);
  const table = page.getByRole('region', { name: 'Workflows Identified' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Workflow', 'Type', 'Tasks']);
  const booking = table.getByRole('row', { name: /Appointment booking/ }).first();
  await expect(booking.getByRole('cell').nth(2)).toContainText('2');
  await expect(booking.locator('[data-tone=danger]').last()).toHaveText('Communication');
  await expect(
    table
      .getByRole('row', { name: /Without tasks/ })
      .first()
      .getByRole('cell')
      .nth(2),
  ).toContainText('9');
  const quote = '“Call us or write to us”';
  await expect(booking.getByText(quote)).toBeVisible();
  await page.getByRole('button', { name: 'Evidence for Appointment booking' }).click();
  await expect(table.locator('blockquote').filter({ hasText: quote })).toBeVisible();
  await expect(booking.getByText(quote)).toHaveCount(0);
  const link = table.getByRole('link', { name: /www\.harbour-dental\.test\/contact/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await page.getByRole('button', { name: 'About Workflows Identified' }).hover();
  await expect(page.getByRole('tooltip')).toContainText(
    'a sequence of steps that accomplish a specific business outcome',
  );
});

test("a workflow's type has its color", async ({ page }) => {
  const tones = [
    ['Business', 'info'],
    ['Analysis', 'purple'],
    ['Communication', 'danger'],
    ['Strategy', 'warning'],
    ['Development', 'warning'],
  ] as const;
  await stubAudit(page, {
    workflows: tones.map(([type], index) => makeWorkflow(31 + index, `Work ${index}`, sampleTasks, { type })),
  });
  await openDashboard(page);
  const table = page.getByRole('region', { name: 'Workflows Identified' }).getByRole('table');
  for (const [type, tone] of tones) {
    const badge = table.getByRole('cell', { name: type, exact: true }).getByText(type, { exact: true });
    await expect(badge).toHaveAttribute('data-tone', tone);
    const ground = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(ground, type).toBe(await colorOf(page, `--${tone}-soft`));
  }
});

test("product work is separate and is not counted as the company's own", async ({ page }) => {
  await stubAudit(page, {
    stats: makeStats(sampleTasks, { workflowsIdentified: 3 }),
    workflows: [
      ...sampleWorkflows,
      { ...sampleWorkflows[0], id: 29, name: 'Confirms bookings by itself', performedBy: 'product' },
    ],
  });
  await openDashboard(page);
  const section = page.getByRole('region', { name: 'Workflows Identified' });
  await expect(
    section.getByRole('heading', { name: "What the company's product does for customers" }),
  ).toBeVisible();
  await expect(section.getByRole('table').getByText('Confirms bookings by itself')).toHaveCount(0);
  const counted = "Of the 3 workflows, 2 are the company's own, and its product does 1 for customers.";
  for (const name of ['Website Analysis', 'Monthly Business Value'])
    await expect(page.getByRole('region', { name })).toContainText(counted);
});

test('an empty workflow table says so', async ({ page }) => {
  await stubAudit(page, { workflows: [] });
  await openDashboard(page);
  await expect(page.getByText('No workflows found. Start an analysis to see results.')).toBeVisible();
});

test('selecting a workflow filters map, list, and counts, and is not saved', async ({ page }) => {
  const stub = await stubAudit(page);
  await openDashboard(page);
  await page.getByRole('button', { name: 'Treatment planning', exact: true }).click();
  await expect(circles(page)).toHaveCount(2);
  await expect(page.getByTestId('task-list').getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Show all tasks' }).click();
  await expect(circles(page)).toHaveCount(4);
  const list = page.getByTestId('task-list');
  await page.getByRole('button', { name: 'Show all columns' }).click();
  await expect(list.getByRole('columnheader')).toHaveCount(8);
  await page.getByRole('button', { name: 'Show fewer columns' }).click();
  await expect(list.getByRole('columnheader')).toHaveCount(3);
  expect(stub.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('the task table has its three columns, explains them, sorts, and selects by row', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  const list = page.getByTestId('task-list');
  await expect(list).toHaveCSS('height', '380px');
  await expect(list.getByRole('columnheader')).toHaveText(['Task Name', 'Framework', 'Time Investment']);
  for (const [name, explanation] of [
    ['Task Name', 'One piece of work.'],
    ['Framework', 'AI greater than human'],
    ['Time Investment', 'Hours per week per person'],
  ] as const) {
    await list.getByRole('columnheader', { name }).hover();
    await expect(page.getByRole('tooltip').filter({ hasText: explanation })).toHaveCount(1);
  }
  await list.getByRole('button', { name: 'Time Investment' }).click();
  await expect(list.getByRole('columnheader', { name: 'Time Investment' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(list.getByRole('row').nth(1)).toContainText('Explain options');
  await list.getByRole('button', { name: 'Time Investment' }).click();
  await expect(list.getByRole('row').nth(1)).toContainText('Send reminders');
  await row(page, 'Write the cost plan').click();
  await expect(details(page)).toContainText('Task #4');
  await expect(details(page)).toContainText('Unassigned');
  await expect(page.getByText('These are representative estimates from the website only.')).toBeVisible();
});

test('three cards explain the frameworks, and a task shows its evidence and factors', async ({ page }) => {
  const factors = {
    difficulty: {
      judgment: 4,
      variability: 4,
      physicalPresence: 1,
      humanContact: 5,
      errorCost: 4,
      dataScarcity: 3,
    },
    value: { differentiation: 4, customerDecision: 5, expertise: 4, revenueInfluence: 3 },
    adjustments: [{ rating: 'serviceValue', by: 0.5, reason: 'Named on the front page' }],
  };
  await stubAudit(page, { tasks: sampleTasks.map((task) => ({ ...task, factors })) });
  await openDashboard(page);
  const cards = page.getByRole('list', { name: 'Tasks by framework' }).getByRole('listitem');
  await expect(cards).toHaveText([
    /Automate\s*2\s*AI greater than human\. Low-value, mainstream tasks\./,
    /Optimize\s*1\s*AI equals human\. Mixed tasks\./,
    /Enhance\s*1\s*Human greater than AI\. High-value, unique tasks\./,
  ]);
  for (const [name, framework] of [
    ['Send reminders', 'Automate'],
    ['Write the cost plan', 'Optimize'],
    ['Explain options', 'Enhance'],
  ] as const) {
    await row(page, name).click();
    const mark = details(page).getByText(framework, { exact: true });
    expect(await mark.evaluate((element) => getComputedStyle(element).color)).toBe(
      await colorOf(page, `--${framework.toLowerCase()}-text`),
    );
  }
  await expect(details(page).getByText('“Book your appointment online”')).toBeVisible();
  await details(page).getByRole('button', { name: 'Why these ratings' }).click();
  await expect(details(page).getByText('Human contact')).toBeVisible();
  await expect(details(page).getByText('Value +0.5: Named on the front page')).toBeVisible();
});

test("an answer that isn't a list counts as empty, and a failed one can be retried", async ({ page }) => {
  const stub = await stubAudit(page, { tasks: { unexpected: true } });
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Data is still loading' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toHaveCount(0);
  stub.special.set('GET tasks', { status: 500, body: {} });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch tasks: Internal Server Error');
});
