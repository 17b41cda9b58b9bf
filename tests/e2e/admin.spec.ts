import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { operatorPassword } from './global-setup.ts';
import { test } from './notifications.ts';

test('the operator signs in, sees the audits and inquiries, and signs out', async ({ page }) => {
  const created = await page.request.post('/api/audits/manual', {
    data: {
      businessInfo: {
        website: 'Lark Bakery',
        companyType: 'retail',
        businessDescription: 'Bread and cakes.',
      },
      workflows: [{ name: 'Baking', department: 'Operations', type: 'operational' }],
      tasks: [{ name: 'Plan the week', workflow: 'Baking', timeInvestment: '2' }],
    },
  });
  const { id } = await created.json();
  await page.request.post('/api/subscribe', {
    data: { email: 'ada@example.com', name: 'Ada Field', message: 'Please call me about the bakery.' },
  });

  await page.goto('/admin');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard (Hidden)');
  for (const label of ['Total Audits', 'Unique Domains', 'Completed Audits'])
    await expect(page.getByText(label)).toBeVisible();
  const table = page.getByRole('table', { name: 'A list of all audits in the system.' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'ID',
    'Website',
    'Status',
    'Tasks',
    'Workflows',
    'Created',
    'Actions',
  ]);
  const row = table.getByRole('row').filter({ hasText: String(id) });
  await expect(row).toContainText('Lark Bakery');
  await expect(row).toContainText('ago');
  await expect(row.getByRole('link', { name: /Report/ })).toHaveAttribute('href', `/api/audits/${id}/report`);
  await expect(row.getByRole('link', { name: /Report/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByText('Please call me about the bakery.').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(table.getByRole('columnheader')).toHaveText(['Website']);
  await expect(row).toContainText('Tasks 1, workflows 1,');
  for (const name of [`View audit ${id}`, `Report for audit ${id}, opens in a new tab`])
    await expect(row.getByRole('link', { name })).toBeVisible();
  expect(await table.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Mail' }).click();
  await expect(page).toHaveURL('/admin/mail');
  const mail = page.getByRole('region', { name: 'Outgoing emails' }).getByRole('listitem');
  const receipt = mail.filter({ hasText: 'We received your message' }).first();
  await expect(receipt).toContainText('To ada@example.com');
  await expect(receipt).toContainText('waiting to be sent');
  await receipt.getByText('Text').click();
  await expect(receipt).toContainText(/\/unsubscribe\/[\w-]{43}/);
  const resent = page.waitForResponse((response) => response.url().endsWith('/resend'));
  await receipt.getByRole('button', { name: /Send again/ }).click();
  expect((await resent).ok()).toBe(true);
  await expectAccessible(page);

  await page.goto('/admin/settings');
  await expect(page.getByRole('region', { name: 'Sessions' }).getByText('this browser')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect((await page.request.get('/api/admin/audits')).status()).toBe(401);
});

test("status badges have their status's color; a missing or empty count is a dash; a failed job can be retried", async ({
  page,
  notifications,
}) => {
  const odd = [
    null,
    { tasksIdentified: 0, workflowsIdentified: 0 },
    {},
    { tasksIdentified: null, workflowsIdentified: null },
  ];
  const statuses = ['pending', 'scanning', 'analyzing', 'processing', 'completed', 'failed', 'x'];
  await page.route('**/api/admin/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const audits = statuses.map((status, index) => ({
      id: index + 1,
      website: `https://www.${status}.example`,
      domain: `${status}.example`,
      status,
      createdAt: null,
      stats: odd[index] ?? null,
    }));
    const answers: Record<string, unknown> = {
      '/api/admin/session': { since: '', expires: '' },
      '/api/admin/audits': audits,
      '/api/admin/summary': { totalAudits: 7, uniqueDomains: 7, completedAudits: 1 },
      '/api/admin/domains': [{ domain: 'unknown', count: 9, audits: audits.slice(0, 5) }],
      '/api/admin/enquiries': [],
      '/api/admin/jobs': [
        {
          id: 'job-1',
          queue: 'scan',
          state: 'failed',
          subject: 'Audit 7',
          auditId: 7,
          attempts: 3,
          reason: 'The page crashed the worker each time.',
          createdAt: '2026-11-20T10:00:00.000Z',
        },
      ],
      '/api/admin/jobs/job-1/retry': { message: "We'll retry the job in a moment." },
    };
    return route.fulfill({ json: answers[path] });
  });
  await page.goto('/admin');
  const cells = page.locator('td [data-tone]').filter({ visible: true });
  await expect(cells).toHaveCount(7);
  expect(await cells.evaluateAll((badges) => badges.map((badge) => badge.getAttribute('data-tone')))).toEqual(
    ['warning', 'info', 'info', 'info', 'success', 'danger', 'neutral'],
  );
  await expect(page.getByText('+4 more')).toBeVisible();
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(5)).toHaveText('–');
  for (const row of [1, 2, 3, 4]) {
    for (const column of [3, 4])
      await expect(page.getByRole('row').nth(row).getByRole('cell').nth(column)).toHaveText('–');
  }
  await page.goto('/admin/jobs');
  const jobs = page.getByRole('region', { name: 'Jobs' });
  await expect(jobs).toContainText('The page crashed the worker each time.');
  const retried = page.waitForRequest((request) => request.url().endsWith('/api/admin/jobs/job-1/retry'));
  await jobs.getByRole('button', { name: /Try again/ }).click();
  expect((await retried).method()).toBe('POST');
  await notifications.tell("We'll retry the job in a moment.");
});
