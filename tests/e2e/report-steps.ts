import type { APIRequestContext, Page } from '@playwright/test';

/** The owner of the audit is `request`, not the test's page. Returns the audit's id. */
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
// Exact, because the announcement for screen readers contains the text too.
export const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

export async function sendForm(page: Page, email: string): Promise<void> {
  const form = reportForm(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Full Name').fill('Ada Field');
  await form.getByRole('button', { name: 'Get the report' }).click();
}

export const keptAccess = (page: Page, auditId: number) =>
  page.evaluate((id) => localStorage.getItem(`report-access-${id}`), auditId);
