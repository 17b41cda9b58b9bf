import { expect, test } from '@playwright/test';
import { makeTask, openDashboard, stubAudit, stubId } from './dashboard-stub.ts';
import { circles, colorOf, details, row } from './task-locators.ts';

test('the map is drawn to scale: size, guides, regions, colors, radii', async ({ page }) => {
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
    expect(await guide.evaluate((line) => getComputedStyle(line).stroke)).toBe(await colorOf(page, token));
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
    expect(await fill(id), token).toBe(await colorOf(page, token));
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

test('a pinned task that a filter hides is released, and hovering works again', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  await page.locator('[data-task="14"]').click();
  await expect(details(page)).toContainText('Write the cost plan');
  await page.getByRole('button', { name: /^Automate/ }).click();
  await expect(circles(page)).toHaveCount(2);
  await expect(details(page)).toHaveText('Select a task on the graph to see details.');
  await page.locator('[data-task="11"]').hover();
  await expect(details(page)).toContainText('Answer requests by telephone');
});

test('a task opened from its workflow shows its details although a search hides it, and hovering replaces them', async ({
  page,
}) => {
  await stubAudit(page);
  await page.goto(`/diagnosis/${stubId}?search=reminders`);
  await expect(circles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Treatment planning', exact: true }).click();
  await page.getByRole('button', { name: /^Write the cost plan/ }).click();
  await expect(details(page)).toContainText('Write the cost plan');
  await page.getByRole('group', { name: /Task map/ }).hover();
  await page.mouse.move(5, 5, { steps: 5 });
  await expect(details(page)).toContainText('Write the cost plan');
  await page.getByRole('button', { name: 'Treatment planning', exact: true }).click();
  await page.locator('[data-task="12"]').hover();
  await expect(details(page)).toContainText('Send reminders');
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
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('task-list').getByRole('row')).toHaveCount(401);
  const list = await page.getByTestId('task-list').boundingBox();
  expect(list?.height).toBeGreaterThan(400 * 20);
});

test('with two hundred tasks, shapes tell the frameworks apart, overlaps show through, and shared points open', async ({
  page,
}) => {
  const tasks = Array.from({ length: 200 }, (_, index) =>
    makeTask(1000 + index, {
      name: `Step ${index + 1}`,
      serviceValue: 1 + (index % 8),
      replicabilityDifficulty: 1 + 2 * (Math.floor(index / 8) % 5),
      timeInvestment: 1 + (index % 6),
      framework: undefined,
    }),
  );
  await stubAudit(page, { tasks });
  await openDashboard(page);
  const map = page.getByRole('group', { name: /^Task map: 200 tasks/ });
  await expect(circles(page)).toHaveCount(200);
  for (const framework of ['Automate', 'Optimize', 'Enhance']) {
    expect(await map.locator(`[data-mark=${framework}]`).count()).toBeGreaterThan(0);
  }
  expect(await map.locator('[data-mark]').count()).toBe(200);
  await expect(map.locator('[data-opens]')).toHaveCount(40);
  await expect(map.locator('[data-opens]').first()).toHaveText('5');
  expect(
    Number(
      await circles(page)
        .first()
        .evaluate((circle) => getComputedStyle(circle).fillOpacity),
    ),
  ).toBeLessThan(0.5);
  await map.locator('[data-opens] text').first().click();
  await expect(details(page)).toContainText('At the same point on the map:');
  await expect(details(page).getByRole('button', { name: /^Step \d+$/ })).toHaveCount(4);
});
