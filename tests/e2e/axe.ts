import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No accessibility violation on the page as it stands, animations ended; `without` names rules left out. */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found).toEqual([]);
}
