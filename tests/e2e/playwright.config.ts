import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';
import { resultsFolder } from '../support/results-folder.ts';

const executablePath = await findChromium();

/** The product as a visitor sees it: a real server, a real Chromium, our own fictional companies. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: resultsFolder(),
  globalSetup: './global-setup.ts',
  // Tests spend about half their time waiting for the product and the browser.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes on its second try is listed at the end of the run.
  retries: process.env.CI ? 1 : 0,
  // Far longer than any step takes: these limits stop hung tests without failing slow machines.
  timeout: 300_000,
  // Retry `toPass` at once instead of backing off to a second.
  expect: { timeout: 60_000, toPass: { intervals: [50] } },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_BASE_URL,
    // A missing label is reported within a minute and a half, not at the end of the test.
    actionTimeout: 90_000,
    // A screenshot of every failure, but a trace only for retries, because tracing slows tests down.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox'] },
  },
});
