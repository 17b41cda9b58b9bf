import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let api: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'ai-compass-web-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Compass</title>');
  writeFileSync(join(folder, 'assets', 'index-Ab12_-Cd.js'), 'export {};');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.built'), 'stamp');
  database = await createTestDatabase();
  api = await createTestApi(database, { webFolder: folder });
});
afterAll(async () => {
  await api.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = () => createTestBrowser(api.app);

describe('the browser part', () => {
  it.each([
    '/',
    '/manual-entry',
    '/diagnosis/12',
    '/diagnosis/12/modules',
    '/report/12',
    '/admin',
    '/admin/audits/1',
    '/audit/12',
    '/verify/x',
    '/method',
    '/bot',
    '/privacy',
  ])('serves the page at %s and never lets it be cached', async (path) => {
    const answer = await ask().get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Compass</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await ask().get(path, { 'if-none-match': String(answer.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('leads from an address with a slash at the end to the page', async () => {
    const answer = await ask().get('/diagnosis/12/?tab=modules');
    expect([answer.status, answer.headers.location]).toEqual([308, '/diagnosis/12?tab=modules']);
  });

  it.each([
    '/nowhere',
    '/diagnosis',
    '/diagnosis/1/2/3',
    '/assets/gone-12345678.js',
    '/index.html',
    '/.built',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('shows its not-found screen at %s', async (path) => {
    const answer = await ask().get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<title>Compass</title>');
  });

  it('lets browsers cache only hashed files forever', async () => {
    const script = await ask().get('/assets/index-Ab12_-Cd.js');
    expect(script.status).toBe(200);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask().get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/diagnosis/1', '/report/1', '/verify/abc', '/admin', '/audit/1', '/api/health', '/api/nowhere'])(
    'keeps search engines away from %s',
    async (path) => {
      expect((await ask().get(path)).headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each(['/', '/method', '/privacy', '/administration'])('lets search engines read %s', async (path) => {
    expect((await ask().get(path)).headers['x-robots-tag']).toBeUndefined();
  });

  it('accepts no writes', async () => {
    const known = await ask().send('POST', '/method', {});
    expect([known.status, known.body.code, known.headers.allow]).toEqual([
      405,
      'method-not-allowed',
      'GET, HEAD',
    ]);
    const unknown = await ask().send('DELETE', '/nowhere');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found']);
  });
});
