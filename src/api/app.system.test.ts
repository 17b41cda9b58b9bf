import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createTestApi, type TestApi, testOrigin } from '#tests/support/test-api.ts';
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
    '/audit/12',
    '/verify/x',
    '/method',
    '/bot',
    '/privacy',
  ])('serves the page at %s, always fresh', async (path) => {
    const answer = await ask().get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Compass</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await ask().get(path, { 'if-none-match': String(answer.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
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

  it('lets browsers keep hashed files for ever, and others not', async () => {
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
});

describe('headers', () => {
  it('allow our own scripts only and no frame around us', async () => {
    const { headers } = await ask().get('/');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('insist on https where the public address has it', async () => {
    const secure = await createTestApi(database, { config: { publicUrl: 'https://compass.example' } });
    const { headers } = await createTestBrowser(secure.app).get('/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests');
    await secure.close();
  });
});

describe('health', () => {
  it('tells that the server runs and can work', async () => {
    expect((await ask().get('/api/health')).body).toEqual({ status: 'ok' });
    expect((await ask().get('/api/ready')).body).toEqual({ status: 'ready' });
  });

  it('is not ready while the database is away', async () => {
    const away = await createTestApi(database, { database: { isUp: async () => false } });
    const answer = await createTestBrowser(away.app).get('/api/ready');
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      503,
      'database-unavailable',
      '5',
    ]);
    expect((await createTestBrowser(away.app).get('/api/health')).status).toBe(200);
    await away.close();
  });
});

describe('errors', () => {
  const json = { 'content-type': 'application/json' };
  const readable = (code: string) => ({
    code,
    error: expect.stringMatching(/\w/),
    message: expect.stringMatching(/\w/),
  });

  it.each([
    ['an unknown call', 'GET', '/api/nowhere', undefined, {}, 404, 'not-found'],
    ['another method', 'PUT', '/api/audits', '{}', json, 405, 'method-not-allowed'],
    ['another method below an id', 'DELETE', '/api/audits/5/tasks', undefined, {}, 405, 'method-not-allowed'],
    ['a write to a page', 'POST', '/method', '{}', json, 405, 'method-not-allowed'],
    ['broken JSON', 'POST', '/api/audits', '{"website":', json, 400, 'malformed-json'],
    ['a poisoned prototype', 'POST', '/api/audits', '{"__proto__":{"a":1}}', json, 400, 'malformed-json'],
    ['no JSON object', 'POST', '/api/audits', '[]', json, 400, 'malformed-request'],
    ['no body', 'POST', '/api/audits', undefined, {}, 400, 'malformed-request'],
    [
      'plain text',
      'POST',
      '/api/audits',
      'website=x',
      { 'content-type': 'text/plain' },
      415,
      'unsupported-media-type',
    ],
    [
      'a form',
      'POST',
      '/api/audits',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported-media-type',
    ],
    [
      'XML',
      'POST',
      '/api/subscribe',
      '<a/>',
      { 'content-type': 'application/xml' },
      415,
      'unsupported-media-type',
    ],
    ['10 MB', 'POST', '/api/audits', `{"website":"${'a'.repeat(10_000_000)}"}`, json, 413, 'too-large'],
    [
      'deep nesting',
      'POST',
      '/api/audits',
      `{"website":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      json,
      422,
      'invalid-fields',
    ],
    ['a bad escape', 'GET', '/api/audits/%zz', undefined, {}, 400, 'malformed-request'],
    ['letters for an id', 'GET', '/api/audits/abc', undefined, {}, 400, 'malformed-id'],
    ['zero', 'GET', '/api/audits/0', undefined, {}, 400, 'malformed-id'],
    ['a negative id', 'GET', '/api/audits/-1', undefined, {}, 400, 'malformed-id'],
    ['a fraction', 'GET', '/api/audits/1.5', undefined, {}, 400, 'malformed-id'],
    ['too large an id', 'GET', '/api/audits/9007199254740992', undefined, {}, 400, 'malformed-id'],
    ['an endless id', 'GET', `/api/audits/${'9'.repeat(5000)}`, undefined, {}, 404, 'not-found'],
    ['SQL for an id', 'GET', "/api/audits/1'%20or%20'1", undefined, {}, 400, 'malformed-id'],
  ] as const)('name %s', async (_what, method, path, payload, headers, status, code) => {
    const response = await api.app.inject({
      method,
      url: path,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    expect([response.statusCode, response.json()]).toEqual([
      status,
      code === 'invalid-fields' ? { ...readable(code), fields: expect.anything() } : readable(code),
    ]);
    expect(response.body).not.toMatch(/\bat .*\.ts|node_modules|stack/);
  });

  it('say which methods an address takes', async () => {
    const response = await api.app.inject({ method: 'PUT', url: '/api/audits' });
    expect(String(response.headers.allow).split(', ').sort()).toEqual(['DELETE', 'POST']);
  });

  it('hide what went wrong inside, and log it without values', async () => {
    const secret = 'someone@example.com';
    const broken = await createTestApi(database);
    broken.stores.enquiries.createEnquiry = async () => {
      throw new Error(`Failed query: insert into enquiries\nparams: ${secret}`);
    };
    const enquiry = { email: secret, name: 'Ada', message: 'A message that is long enough' };
    const answer = await createTestBrowser(broken.app).send('POST', '/api/subscribe', enquiry);
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect(answer.text).not.toContain('query');
    const line = broken.logLines.find((entry) => entry.event === 'request-failed');
    expect(line).toMatchObject({
      level: 50,
      requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
      error: { message: 'Failed query: insert into enquiries' },
    });
    expect(JSON.stringify(broken.logLines)).not.toContain(secret);
    await broken.close();
  });
});

describe('logs', () => {
  it('hold one line a call, by its route and without query or whole address', async () => {
    api.logLines.length = 0;
    await createTestBrowser(api.app, { address: '203.0.113.77' }).get(
      '/api/audits/123/report?subscriberId=secret-token',
    );
    expect(api.logLines).toHaveLength(1);
    expect(api.logLines[0]).toMatchObject({
      event: 'request',
      method: 'GET',
      route: '/api/audits/:id/report',
      status: 404,
      address: '203.0.113.0',
    });
    expect(JSON.stringify(api.logLines)).not.toMatch(/secret-token|203\.0\.113\.77/);
  });
});

describe('writes from elsewhere', () => {
  const enquiry = { email: 'a@example.com', name: 'Ada', message: 'A message that is long enough' };
  const send = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/subscribe',
      headers: { host: 'localhost:3000', ...headers },
      payload: enquiry,
    });

  it.each([
    'https://evil.example',
    'http://localhost:3001',
    'http://localhost',
    'http://localhost:3000.evil.example',
    'null',
    'file://',
    'http://',
    'chrome-extension://abc',
  ])('are refused from %s', async (origin) => {
    const response = await send({ origin });
    expect([response.statusCode, response.json().code]).toEqual([403, 'wrong-origin']);
  });

  it('are taken from the host asked, from the public address, and without an origin', async () => {
    expect((await send({ origin: testOrigin })).statusCode).toBe(200);
    expect((await send({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).statusCode).toBe(200);
    expect((await send({ origin: testOrigin, host: '10.0.0.5' })).statusCode).toBe(200);
    expect((await send({})).statusCode).toBe(200);
  });
});

describe('rate limits', () => {
  it('stop the 601st call of a minute for one address only', async () => {
    const limited = await createTestApi(database, { config: { rateLimit: true } });
    const [one, other] = [
      createTestBrowser(limited.app, { address: '198.51.100.1' }),
      createTestBrowser(limited.app, { address: '198.51.100.2' }),
    ];
    const statuses = await Promise.all(
      Array.from({ length: 600 }, () => one.get('/api/config').then((answer) => answer.status)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await one.get('/api/config');
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await one.get('/api/nowhere')).status).toBe(429);
    expect((await other.get('/api/config')).status).toBe(200);
    expect((await one.get('/api/health')).status).toBe(200);
    await limited.close();
  });

  it('count a forwarded address only when the proxy is trusted', async () => {
    const limited = await createTestApi(database, { config: { rateLimit: true, trustProxy: ['127.0.0.1'] } });
    const through = (client: string) =>
      limited.app.inject({ method: 'GET', url: '/api/config', headers: { 'x-forwarded-for': client } });
    await Promise.all(Array.from({ length: 600 }, () => through('203.0.113.1')));
    expect((await through('203.0.113.1')).statusCode).toBe(429);
    expect((await through('203.0.113.2')).statusCode).toBe(200);
    await limited.close();
  });
});

describe('documentation', () => {
  it('describes every call, with the one shape of errors', async () => {
    const document = (await ask().get('/api/openapi.json')).body as {
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const path of [
      '/api/audits',
      '/api/audits/{id}/tasks',
      '/api/admin/audits',
      '/api/config',
      '/api/ready',
    ]) {
      expect(document.paths).toHaveProperty([path]);
    }
    for (const methods of Object.values(document.paths)) {
      for (const { responses } of Object.values(methods)) expect(Object.keys(responses)).toContain('4XX');
    }
  });

  it('has a page whose every script and style is a file of ours', async () => {
    const page = await ask().get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<script>|<script [^>]*src="http/);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await ask().get(file)).status, file).toBe(200);
  });
});
