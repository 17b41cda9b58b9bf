import type { Page } from '@playwright/test';

export async function stubCreation(page: Page, answer: { status?: number; body: unknown; delayMs?: number }) {
  const sent: unknown[] = [];
  await page.route('**/api/audits', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postDataJSON());
    await new Promise((resolve) => setTimeout(resolve, answer.delayMs ?? 0));
    await route.fulfill({ status: answer.status ?? 201, json: answer.body });
  });
  return sent;
}

export async function submit(page: Page, website: string, size = '11-50') {
  await page.getByLabel('Website').fill(website);
  if (size) await page.getByLabel('Company size').selectOption(size);
  await page.getByRole('button', { name: 'Start Diagnosis' }).click();
}
