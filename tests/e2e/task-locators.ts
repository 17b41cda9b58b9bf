import type { Page } from '@playwright/test';

export const circles = (page: Page) => page.locator('circle[data-task]');
export const details = (page: Page) => page.getByRole('region', { name: 'Task details' });
export const row = (page: Page, name: string) => page.getByTestId('task-list').getByRole('row', { name });

export function colorOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
