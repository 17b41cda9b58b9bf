import { expect, type Page, test } from '@playwright/test';
import {
  makeTask,
  makeWorkflow,
  openDashboard,
  sampleTasks,
  sampleWorkflows,
  stubAudit,
} from './dashboard-stub.ts';

const circles = (page: Page) => page.locator('circle[data-task]');
const details = (page: Page) => page.getByRole('region', { name: 'Task details' });
const row = (page: Page, name: string) => page.getByTestId('task-list').getByRole('row', { name });

test('workflows are listed with type, counted tasks and how each is known', async ({ page }) => {
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
  // The first quote stands there at once, and gives way to all of them with their pages.
  const quote = '“Call us or write to us”';
  await expect(booking.getByText(quote)).toBeVisible();
  await page.getByRole('button', { name: 'How Appointment booking is known' }).click();
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

test("a workflow's type is told by its colour", async ({ page }) => {
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
    expect(ground, type).toBe(await colourOf(page, `--${tone}-soft`));
  }
});

test("product work stands apart and is not counted as the company's own", async ({ page }) => {
  await stubAudit(page, {
    workflows: [
      ...sampleWorkflows,
      { ...sampleWorkflows[0], id: 29, name: 'Confirms bookings by itself', performedBy: 'product' },
    ],
  });
  await openDashboard(page);
  const section = page.getByRole('region', { name: 'Workflows Identified' });
  await expect(section.getByRole('heading', { name: 'What its product does for customers' })).toBeVisible();
  await expect(section.getByRole('table').getByText('Confirms bookings by itself')).toHaveCount(0);
});

test('an empty workflow table says so', async ({ page }) => {
  await stubAudit(page, { workflows: [] });
  await openDashboard(page);
  await expect(page.getByText('No workflows found. Start an analysis to see results.')).toBeVisible();
});

test('choosing a workflow filters map, list and counts, and is not saved', async ({ page }) => {
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

test('the map is drawn to its scales: size, guides, regions, colours, radii', async ({ page }) => {
  await stubAudit(page, {
    tasks: [
      makeTask(31, { serviceValue: 1, replicabilityDifficulty: 1, timeInvestment: 0.5 }),
      makeTask(32, { serviceValue: 10, replicabilityDifficulty: 10, timeInvestment: 40 }),
      {
        ...makeTask(33),
        serviceValue: null,
        replicabilityDifficulty: null,
        framework: 'X',
        timeInvestment: null,
      },
      makeTask(34, { serviceValue: 5, replicabilityDifficulty: 5, timeInvestment: 4 }),
    ],
  });
  await openDashboard(page);
  const map = page.getByRole('group', { name: /Task map/ });
  await expect(map).toHaveAttribute('viewBox', '0 0 700 350');
  for (const text of ['Service Value', 'Replicability with AI', 'Mainstream', 'Unique', 'Easy', 'Hard']) {
    await expect(map.locator('text', { hasText: text }).first()).toBeVisible();
  }
  await expect(map.locator('line[stroke-dasharray]')).toHaveCount(2);
  for (const [at, token] of [
    ['6.7', '--enhance'],
    ['3.5', '--optimize'],
  ] as const) {
    const guide = map.locator(`line[data-guide="${at}"]`);
    expect(await guide.evaluate((line) => getComputedStyle(line).stroke)).toBe(await colourOf(page, token));
  }
  await expect(map.locator('[data-region]')).toHaveCount(3);
  const of = (id: number, name: string) =>
    map.locator(`[data-task="${id}"]`).evaluate((circle, key) => Number(circle.getAttribute(key)), name);
  expect([await of(31, 'r'), await of(32, 'r'), await of(33, 'r')]).toEqual([5, 25, 5]);
  expect(await of(33, 'cx')).toBeCloseTo(
    (await of(31, 'cx')) + ((await of(32, 'cx')) - (await of(31, 'cx'))) * (4 / 9),
    3,
  );
  const fill = (id: number) =>
    map.locator(`[data-task="${id}"]`).evaluate((circle) => getComputedStyle(circle).fill);
  for (const [id, token] of [
    [31, '--automate'],
    [32, '--enhance'],
    [33, '--control'],
    [34, '--optimize'],
  ] as const) {
    expect(await fill(id), token).toBe(await colourOf(page, token));
  }
  await expect(page.getByText('Smaller circles = less time investment')).toBeVisible();
  await expect(page.getByText('Larger circles = more time investment')).toBeVisible();
  await map.locator('[data-task="33"]').click();
  await expect(details(page).getByText('N/A')).toHaveCount(4);
});

test('hovering selects, a press pins, a second press or the background releases', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  await expect(details(page)).toHaveText('Select a task on the graph to see details.');
  const circle = page.locator('[data-task="13"]');
  const strokeOf = () => circle.evaluate((element) => getComputedStyle(element).strokeWidth);
  const quiet = await strokeOf();
  await circle.hover();
  await expect.poll(strokeOf).not.toBe(quiet);
  await expect(details(page)).toContainText('Explain options to the patient');
  await page.getByRole('heading', { name: 'Task Analysis' }).hover();
  await expect(details(page)).toHaveText('Select a task on the graph to see details.');
  await circle.click();
  await page.getByRole('heading', { name: 'Task Analysis' }).hover();
  await expect(details(page)).toContainText('Task #3');
  for (const text of ['Strategy Consultant', '8.00 hrs/wk', '9.00/10', 'Treatment planning', 'Enhance']) {
    await expect(details(page)).toContainText(text);
  }
  await expect(row(page, 'Explain options')).toHaveAttribute('data-selected', 'true');
  const groundOf = (name: string) =>
    row(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf('Explain options')).not.toBe(await groundOf('Send reminders'));
  await circle.click();
  await expect(details(page)).toHaveText('Select a task on the graph to see details.');
  await circle.click();
  await page.getByRole('group', { name: /Task map/ }).click({ position: { x: 300, y: 20 } });
  await expect(details(page)).toHaveText('Select a task on the graph to see details.');
});

test('the map works from the keyboard alone', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  await page.locator('circle[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(details(page)).toContainText('Answer requests by telephone');
  await page.keyboard.press('End');
  await expect(details(page)).toContainText('Explain options to the patient');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-task="13"]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveText('Select a task on the graph to see details.');
});

test('the task table has its three columns, explains them, sorts, and selects by row', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  const list = page.getByTestId('task-list');
  await expect(list).toHaveCSS('height', '500px');
  await expect(list.getByRole('columnheader')).toHaveText(['Task Name', 'Framework', 'Time Investment']);
  for (const [name, explanation] of [
    ['Task Name', 'a single piece of work'],
    ['Framework', 'AI greater than human'],
    ['Time Investment', 'Hours per week per person'],
  ] as const) {
    await list.getByRole('columnheader', { name }).hover();
    await expect(page.getByRole('tooltip').filter({ hasText: explanation })).toHaveCount(1);
  }
  await list.getByRole('button', { name: 'Time Investment' }).click();
  await expect(list.getByRole('columnheader', { name: 'Time Investment' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(list.getByRole('row').nth(1)).toContainText('Send reminders');
  await row(page, 'Write the cost plan').click();
  await expect(details(page)).toContainText('Task #4');
  await expect(details(page)).toContainText('Unassigned');
  await expect(page.getByText('These are representative estimates from the website only.')).toBeVisible();
});

test('a task chosen on the map is scrolled into view in a long list', async ({ page }) => {
  const many = Array.from({ length: 400 }, (_, index) =>
    makeTask(1000 + index, {
      name: `Step ${index + 1}`,
      serviceValue: 1 + (index % 90) / 10,
      replicabilityDifficulty: 1 + (index % 9),
    }),
  );
  await stubAudit(page, { tasks: many });
  await openDashboard(page);
  await expect(circles(page)).toHaveCount(400);
  await page.locator('[data-task="1380"]').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('task-list').scrollIntoViewIfNeeded();
  await expect(row(page, 'Step 381')).toBeInViewport();
  expect(await page.getByTestId('task-list').getByRole('row').count()).toBeLessThan(60);
  // Paper does not scroll: there every task has its row.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('task-list').getByRole('row')).toHaveCount(401);
  const list = await page.getByTestId('task-list').boundingBox();
  expect(list?.height).toBeGreaterThan(400 * 20);
});

test('three cards explain the frameworks, and evidence and sub-factors stand behind a task', async ({
  page,
}) => {
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
      await colourOf(page, `--${framework.toLowerCase()}-text`),
    );
  }
  await details(page).getByRole('button', { name: 'Evidence' }).click();
  await expect(details(page).getByText('“Book your appointment online”')).toBeVisible();
  await details(page).getByRole('button', { name: 'What gave it its ratings' }).click();
  await expect(details(page).getByText('Human contact')).toBeVisible();
  await expect(details(page).getByText('Value +0.5: Named on the front page')).toBeVisible();
});

test('an answer that is no list is an empty one, and a failing one can be tried again', async ({ page }) => {
  const stub = await stubAudit(page, { tasks: { unexpected: true } });
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Data is still loading' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toHaveCount(0);
  stub.special.set('GET tasks', { status: 500, body: {} });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch tasks: Internal Server Error');
});

/** A token of the theme as the browser computes it for this page. */
function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
