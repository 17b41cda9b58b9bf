import { expect, test } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './axe.ts';
import {
  makeStats,
  makeTask,
  makeWorkflow,
  openDashboard,
  sampleTasks,
  stubAudit,
} from './dashboard-stub.ts';

test('a completed diagnosis with everything open has no accessibility violation in either scheme', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubAudit(page);
  await openDashboard(page);
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await page.getByRole('button', { name: 'Try your own' }).click();
  await page.getByRole('button', { name: 'Evidence for Appointment booking' }).click();
  await page.getByTestId('task-list').getByRole('row', { name: 'Send reminders' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('tab', { name: 'Modules' }).click();
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click();
  await expectAccessibleInBothSchemes(page);
});

test('on a phone nothing is wider than the screen, the rail collapses, and the contact button is visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'x'.repeat(180);
  const tasks = [...sampleTasks, makeTask(50, { name: long, assignedRole: long })];
  await stubAudit(page, {
    tasks,
    stats: makeStats(tasks),
    workflows: [makeWorkflow(21, long, tasks, { department: long })],
  });
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toBeVisible();
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await expect(page.getByRole('heading', { name: 'Time Savings' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.getByText('Pages scanned')).toBeHidden();
  await page.getByRole('button', { name: 'Show website analysis' }).click();
  await expect(page.getByText('Pages scanned')).toBeVisible();
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        window.addEventListener('openContactForm', (event) => resolve(event.type), { once: true }),
      ),
  );
  const contact = page.getByRole('button', { name: 'GET IN TOUCH', exact: true });
  for (const to of [0, 600]) {
    await page.evaluate((y) => window.scrollTo(0, y), to);
    await expect(contact).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footTop = (await page.getByRole('contentinfo').boundingBox())?.y ?? 0;
  const bar = await contact.boundingBox();
  expect((bar?.y ?? Number.POSITIVE_INFINITY) + (bar?.height ?? 0)).toBeLessThanOrEqual(footTop);
  await contact.click();
  expect(await opened).toBe('openContactForm');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a desktop there is no floating contact button; the phone sees the disclaimer of the modules', async ({
  page,
}) => {
  await stubAudit(page);
  await openDashboard(page);
  await expect(page.getByRole('button', { name: 'GET IN TOUCH', exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'Modules' }).click();
  const disclaimer = page.getByText('Recommendations are indicative estimates', { exact: false });
  await expect(disclaimer).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(disclaimer).toBeVisible();
});

test('names with markup are shown as text, and only web addresses become links', async ({ page }) => {
  const markup = '<img src=x onerror="window.broken=true"><script>window.broken=true</script>';
  const tasks = [
    makeTask(61, {
      name: markup,
      workflow: markup,
      evidence: [{ url: 'javascript:window.broken=true', quote: markup, kind: 'text' }],
    }),
  ];
  await stubAudit(page, { tasks, stats: makeStats(tasks), workflows: [makeWorkflow(71, markup, tasks)] });
  await openDashboard(page);
  await page.getByTestId('task-list').getByRole('row', { name: 'img' }).click();
  await expect(page.getByText(markup).first()).toBeVisible();
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
