import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { watchShifts } from './watch-shifts.ts';

/** In bytes, gzipped. */
const scriptBudget = 110 * 1000;
/**
 * In bytes. TCP sends ten segments before the first acknowledgment, so a longer page needs another round
 * trip.
 */
const firstFlight = 10 * 1460;

test('a first visit loads little script, shifts nothing, and breaks no policy', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  const complaints: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = await answer?.request().sizes();
  expect((sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0)).toBeLessThan(firstFlight - 1000);
  await expect(page.getByRole('button', { name: 'Start Diagnosis' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(scriptBudget);
  expect(complaints).toEqual([]);
  expect(await shifts()).toBeLessThan(0.001);
});

test('both fonts come from this server and are preloaded', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloaded).toHaveLength(2);
  for (const href of preloaded) {
    expect(new URL(href).origin).toBe(new URL(page.url()).origin);
    expect((await page.request.get(href)).ok()).toBe(true);
  }
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter((font) => font.status === 'loaded')
      .map((font) => font.family.replaceAll('"', '')),
  );
  expect(new Set(loaded)).toEqual(new Set(['Source Sans 3 Variable', 'Source Serif 4']));
});
