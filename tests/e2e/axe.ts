import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  await expectNoViolation(page, (axe) => axe.disableRules(without));
}

/** In the second color scheme only contrast can differ, so only that is checked. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await expectNoViolation(page, (axe) => axe.withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

async function expectNoViolation(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  // Without frames, legacy mode is enough. The default mode opens a second page to combine the results of frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    // Reporting passed checks for each element would double the time.
    .options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found).toEqual([]);
}
