import { expect, type Page } from '@playwright/test';
import { operatorPassword } from './global-setup.ts';
import { type Notifications, test } from './notifications.ts';

interface Act {
  what: string;
  place: string;
  act: (page: Page, notifications: Notifications) => Promise<void>;
}

const acts: Act[] = [
  {
    what: 'deleting the audits of a domain',
    place: '',
    act: async (page, notifications) => {
      await page
        .getByRole('button', { name: /^Delete all audits/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await notifications.warn('Failed to delete audits. Please try again.');
    },
  },
  {
    what: 'the subscribers as a file',
    place: '/leads/subscribers',
    act: async (page, notifications) => {
      await page.getByRole('button', { name: 'Download Subscribers CSV' }).click();
      await notifications.tell('Download Initiated');
    },
  },
  {
    what: 'a report in a new tab',
    place: '',
    act: async (page) => {
      await page
        .getByRole('link', { name: /^Report for audit/ })
        .first()
        .click();
    },
  },
  {
    what: 'looking for an audit',
    place: '/diagnoses',
    act: (page) => page.getByLabel('Domain or ID').fill('nowhere'),
  },
  {
    what: 'saving a list of prospects',
    place: '/prospects',
    act: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Spring');
      await page.getByLabel('Websites').fill('harbor-pt.test');
      await page.getByRole('button', { name: 'Diagnose 1 website' }).click();
    },
  },
  {
    what: 'setting up two-factor sign-in',
    place: '/settings',
    act: async (page, notifications) => {
      await page.getByRole('button', { name: 'Set up' }).click();
      await notifications.warn('Please sign in as the operator first.');
    },
  },
];

for (const { what, place, act } of acts) {
  test(`after the session has ended, ${what} leads to the sign-in`, async ({ page, notifications }) => {
    await page.request.post('/api/audits', { data: { website: 'ended.example', companyType: 'retail' } });
    await page.request.post('/api/admin/session', { data: { password: operatorPassword } });
    await page.goto(`/admin${place}`);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Only the server knows.
    const cookies = await page.context().cookies();
    expect((await page.request.delete('/api/admin/session')).ok()).toBe(true);
    await page.context().addCookies(cookies);
    await act(page, notifications);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operator sign-in');
    await page.getByLabel('Password').fill(operatorPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  });
}
