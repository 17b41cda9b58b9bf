import type { APIRequestContext, Page } from '@playwright/test';

/** Enters a small bakery by hand, as another visitor; answers the audit's id. */
export async function enterBakery(
  request: APIRequestContext,
  website = 'https://www.lark-bakery.test',
): Promise<number> {
  const made = await request.post('/api/audits/manual', {
    data: {
      businessInfo: {
        website,
        companyType: 'retail',
        businessDescription: 'Bread and cakes.',
      },
      workflows: [{ name: 'Orders', department: 'Sales', type: 'customer-facing' }],
      tasks: [
        {
          name: 'Answer questions about orders',
          workflow: 'Orders',
          serviceValue: '2',
          replicabilityDifficulty: '2',
          timeInvestment: '10',
        },
        {
          name: 'Advise regular customers',
          workflow: 'Orders',
          requiresJudgment: true,
          serviceValue: '8',
          replicabilityDifficulty: '8',
          timeInvestment: '5',
        },
      ],
    },
  });
  return (await made.json()).id;
}

export const reportForm = (page: Page) => page.getByRole('dialog', { name: 'Download your report' });
export const waitingNote = (page: Page) => page.getByRole('complementary', { name: 'Your report' });
// What a notification says stands a second time in what screen readers are told.
export const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

export async function sendForm(page: Page, email: string): Promise<void> {
  const form = reportForm(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Full Name').fill('Ada Field');
  await form.getByRole('button', { name: 'Get the report' }).click();
}

/** What the browser keeps of a subscription, as it is stored; null for nothing. */
export const keptAccess = (page: Page, auditId: number) =>
  page.evaluate((id) => localStorage.getItem(`report-access-${id}`), auditId);
