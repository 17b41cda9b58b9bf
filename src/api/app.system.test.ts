import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, idleQueue, type TestApi, testOrigin } from '#tests/support/test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const ask = () => createTestBrowser(used.api.app);

describe('headers', () => {
  it('allow only our own scripts and no framing', async () => {
    const { headers } = await ask().get('/');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=(), microphone=(), geolocation=()');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('require https if the public address uses it', async () => {
    const secure = await createTestApi(used.database, { config: { publicUrl: 'https://compass.example' } });
    const { headers } = await createTestBrowser(secure.app).get('/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests');
    await secure.close();
  });
});

describe('health', () => {
  it('says that the server is running and ready', async () => {
    expect((await ask().get('/api/health')).body).toEqual({ status: 'ok' });
    expect((await ask().get('/api/ready')).body).toEqual({
      status: 'ready',
      worker: 'running',
      health: 'ok',
    });
  });

  it('says if no process works on scans', async () => {
    const alone = await createTestApi(used.database, {
      queue: { ...idleQueue, hasWorker: async () => false },
    });
    const answer = await createTestBrowser(alone.app).get('/api/ready');
    expect([answer.status, answer.body]).toEqual([200, { status: 'ready', worker: 'none', health: 'ok' }]);
    await alone.close();
  });

  it('is not ready while the database is unavailable', async () => {
    const away = await createTestApi(used.database, {
      database: { isUp: async () => false, trouble: () => null, pool: used.database.pool },
    });
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
      `{"website":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
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
    const response = await used.api.app.inject({
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

  it('list the methods that an address accepts', async () => {
    const response = await used.api.app.inject({ method: 'PUT', url: '/api/audits' });
    expect(String(response.headers.allow).split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'POST']);
  });

  it('hide internal errors, and log them without values', async () => {
    const secret = 'someone@example.com';
    const broken = await createTestApi(used.database);
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
  it('have one line per call, with its route but without query or full address', async () => {
    used.api.logLines.length = 0;
    await createTestBrowser(used.api.app, { address: '203.0.113.77' }).get(
      '/api/audits/123/report?subscriberId=secret-token',
    );
    expect(used.api.logLines).toHaveLength(1);
    expect(used.api.logLines[0]).toMatchObject({
      event: 'request',
      method: 'GET',
      route: '/api/audits/:id/report',
      status: 404,
      address: '203.0.113.0',
    });
    expect(JSON.stringify(used.api.logLines)).not.toMatch(/secret-token|203\.0\.113\.77/);
  });
});

describe('host names of an installation for its own machine', () => {
  const ask = (api: TestApi, host: string) => api.app.inject({ url: '/api/config', headers: { host } });

  it.each([
    'localhost:3000',
    'localhost',
    'app.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.5',
  ])('may be %s', async (host) => expect((await ask(used.api, host)).statusCode).toBe(200));

  it.each(['rebound.example:3000', 'localhost.evil.example', 'evil.example', '127.0.0.1.evil.example'])(
    'are never %s, which a website could resolve to this machine',
    async (host) => {
      const answer = await ask(used.api, host);
      expect([answer.statusCode, answer.json().code]).toEqual([421, 'wrong-host']);
      expect((await used.api.app.inject({ url: '/', headers: { host } })).statusCode).toBe(421);
    },
  );

  it('are not checked if the installation is public', async () => {
    const api = await createTestApi(used.database, { config: { publicUrl: 'https://compass.example' } });
    expect((await ask(api, 'web:3000')).statusCode).toBe(200);
    await api.close();
  });
});

describe('a proxy in front', () => {
  const warnings = (api: TestApi) => api.logLines.filter(({ event }) => event === 'proxy-not-trusted');

  it('is logged once if it is not configured', async () => {
    const api = await createTestApi(used.database);
    await createTestBrowser(api.app).get('/api/health');
    expect(warnings(api)).toHaveLength(0);
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    for (let turn = 0; turn < 3; turn += 1) await createTestBrowser(api.app).get('/api/health', forwarded);
    expect(warnings(api)).toMatchObject([{ level: 40, msg: expect.stringContaining('TRUST_PROXY') }]);
    await api.close();
  });

  it('causes no warning if it is configured', async () => {
    const api = await createTestApi(used.database, { config: { trustProxy: ['127.0.0.1'] } });
    await createTestBrowser(api.app).get('/api/health', { 'x-forwarded-for': '203.0.113.9' });
    expect(warnings(api)).toHaveLength(0);
    await api.close();
  });
});

describe('writes from other origins', () => {
  const enquiry = { email: 'a@example.com', name: 'Ada', message: 'A message that is long enough' };
  const send = (headers: Record<string, string>) =>
    used.api.app.inject({
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

  it.each(['cross-site', 'same-site', 'whatever'])(
    'are refused without an origin if the browser says %s',
    async (site) => {
      const response = await send({ 'sec-fetch-site': site });
      expect([response.statusCode, response.json().code]).toEqual([403, 'wrong-origin']);
    },
  );

  it('are accepted if the browser says that they come from here', async () => {
    for (const site of ['same-origin', 'none'])
      expect((await send({ 'sec-fetch-site': site })).statusCode).toBe(200);
  });

  it('are accepted from the requested host, from the public address, and without an origin', async () => {
    expect((await send({ origin: testOrigin })).statusCode).toBe(200);
    expect((await send({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).statusCode).toBe(200);
    expect((await send({ origin: testOrigin, host: '10.0.0.5' })).statusCode).toBe(200);
    expect((await send({})).statusCode).toBe(200);
  });
});
