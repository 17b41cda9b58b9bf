import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';
import { resultsFolder } from '../support/results-folder.ts';

const executablePath = await findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: resultsFolder(),
  globalSetup: './global-setup.ts',
  // More workers than the two cores of a small machine, because tests spend much of their time waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  // Far longer than any test takes, so that it ends hung tests without failing tests on slow machines.
  timeout: 300_000,
  // By default, `toPass` waits up to a second between tries.
  expect: { timeout: 60_000, toPass: { intervals: [50] } },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_BASE_URL,
    actionTimeout: 90_000,
    // Tracing slows tests down, so only a test's first retry is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox'] },
  },
});
