import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { configurationWarnings } from './configuration-warnings.ts';

const warningsOf = (environment: Record<string, string>) =>
  configurationWarnings(parseConfig(environment), environment, (path) => path === '/usr/bin/chromium');

it('warns about an open host without a public address', () => {
  expect(warningsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringMatching(/^PUBLIC_URL is not set/)]);
  expect(warningsOf({ HOST: '0.0.0.0', PUBLIC_URL: 'https://compass.example' })).toEqual([]);
  expect(warningsOf({})).toEqual([]);
});

it('warns about a missing browser', () => {
  const CHROMIUM_PATH = '/nowhere/chromium';
  expect(warningsOf({ CHROMIUM_PATH })).toEqual([expect.stringMatching(/^CHROMIUM_PATH is \/nowhere/)]);
  expect(warningsOf({ CHROMIUM_PATH, CRAWL_RENDER: 'off' })).toEqual([]);
  expect(warningsOf({ CHROMIUM_PATH: '/usr/bin/chromium' })).toEqual([]);
});
