import type { Page } from '@playwright/test';

export const entryTab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

export async function fillBusiness(page: Page, website = 'our shop in the High Street'): Promise<void> {
  await page.getByLabel('Website URL').fill(website);
  await page.getByLabel('Business Description').fill('We sell tea to offices.');
}

export async function fillEntry(page: Page): Promise<void> {
  await fillBusiness(page);
  await page.getByRole('button', { name: 'Next: Define Workflows' }).click();
  await page.getByLabel('Workflow Name').fill('Order handling');
  await page.getByLabel('Department').fill('Sales');
  await page.getByLabel('Type', { exact: true }).selectOption('operational');
  await page.getByRole('button', { name: 'Next: Define Tasks' }).click();
  await page.getByLabel('Task Name').fill('Confirm each order');
  await page.getByLabel('Associated Workflow').selectOption({ label: 'Order handling' });
}

export async function pasteRows(page: Page, text: string): Promise<void> {
  await page.getByLabel('Rows from a spreadsheet').evaluate((box, rows) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', rows);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

export function diagnosisId(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}
