import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { findFreePort } from '../support/free-port.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { expectAccessible } from './axe.ts';

const folderOf = (path: string) => fileURLToPath(new URL(`../../src/web/${path}`, import.meta.url));

test('no component is missing on the components page', () => {
  const page = readdirSync(folderOf('features/components-page'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('\n');
  const missing = readdirSync(folderOf('components/ui'))
    .filter((name) => name.endsWith('.tsx') && !page.includes(`components/ui/${name}'`))
    // The toaster is part of every screen's frame, so the page need not show it.
    .filter((name) => name !== 'toaster.tsx');
  expect(missing).toEqual([]);
});

const shown: Record<string, RegExp> = {
  Button: /Waiting/,
  Field: /Name must be at least 2 characters/,
  Select: /Company size, disabled/,
  TextArea: /Message, with an error/,
  Switch: /On, disabled/,
  Badge: /purple/,
  FrameworkMark: /Enhance/,
  BasisMark: /Typical for the industry/,
  Disclosure: /Hidden content/,
  Tabs: /Workflow Analysis/,
  TableScroller: /Time Investment/,
  Loading: /Loading the list/,
  EmptyState: /No Tasks Available/,
  ErrorState: /We couldn't load the list/,
  NotFoundCard: /404 Page Not Found/,
  ErrorBoundary: /We couldn't show this page/,
  Dialog: /Open the dialog/,
  Toaster: /Show a failure notice/,
  Tooltip: /Scan quality/,
};

test('the components page shows every component in both schemes, each legible and named', async ({
  page,
  baseURL,
}) => {
  const cacheDir = makeTestFolder('vite');
  process.env.API_URL = baseURL ?? '';
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    cacheDir,
    logLevel: 'error',
    server: { port: await findFreePort(), host: '127.0.0.1', hmr: false, ws: false },
  });
  try {
    await vite.listen();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${vite.resolvedUrls?.local[0]}components`);
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    for (const scheme of ['light', 'dark']) {
      const specimens = page.locator(`[data-specimen="${scheme}"]`);
      for (const words of Object.values(shown))
        await expect(specimens.filter({ hasText: words })).not.toHaveCount(0);
    }
    await expectAccessible(page);

    const dark = page.locator('[data-specimen="dark"]');
    await expect(dark.first()).toHaveCSS('background-color', 'rgb(14, 21, 36)');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Show a failure notice' }).first().click();
      await expect(page.locator('li[data-tone="destructive"]')).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(page.locator('li[data-tone="destructive"]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Show a failure notice' }).first().click();
      await page.getByRole('button', { name: 'Open the dialog' }).first().click();
      await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'About scan quality, light' }).click();
      await expect(page.getByRole('tooltip')).toBeVisible();
      // A tooltip is outside the page's landmarks. It is announced with the element that it describes.
      await expectAccessible(page, ['region']);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Dismiss notification' }).click();
    }
  } finally {
    await vite.close();
    rmSync(cacheDir, { recursive: true, force: true });
  }
});
