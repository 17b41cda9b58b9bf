import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, testOrigin } from '#tests/support/test-api.ts';
import { wantedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

async function makeInFrame() {
  const key = randomBytes(16).toString('hex');
  const ask = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, ownerKey = key) =>
    used.api.app.inject({
      method,
      url,
      headers: { host: 'localhost:3000', origin: testOrigin, 'compass-owner-key': ownerKey },
      ...(payload === undefined ? {} : { payload }),
    });
  const made = await used.api.app.inject({
    method: 'POST',
    url: '/api/audits',
    headers: { host: 'localhost:3000', origin: testOrigin, 'idempotency-key': key },
    payload: wantedAudit,
  });
  return { id: made.json().id as number, ask };
}

describe('a diagnosis in a frame', () => {
  it('is owned only by the client that presents its key', async () => {
    const { id, ask } = await makeInFrame();
    expect((await ask('GET', `/api/audits/${id}`)).json().mine).toBe(true);
    for (const other of ['', 'x', randomBytes(16).toString('hex')]) {
      expect((await ask('GET', `/api/audits/${id}`, undefined, other)).json().mine).toBe(false);
      expect((await ask('POST', `/api/audits/${id}/handoff`, undefined, other)).statusCode).toBe(403);
    }
  });

  it('is handed to a browser once, within 15 minutes, and belongs to that browser from then on', async () => {
    const { id, ask } = await makeInFrame();
    const handOver = async () =>
      (await ask('POST', `/api/audits/${id}/handoff`)).json().path.split('/').at(-1);
    const token = await handOver();
    const { rows } = await used.database.pool.query('select * from embed_handoffs');
    expect(JSON.stringify(rows)).not.toContain(token);

    const tab = createTestBrowser(used.api.app);
    expect((await tab.send('POST', '/api/embed/open', { token })).body).toEqual({ auditId: id });
    expect((await tab.get(`/api/audits/${id}`)).body.mine).toBe(true);
    expect((await ask('GET', `/api/audits/${id}`)).json().mine).toBe(false);
    const late = createTestBrowser(used.api.app);
    expect((await late.send('POST', '/api/embed/open', { token })).status).toBe(410);
    expect((await late.send('POST', '/api/embed/open', { token: 'x' })).status).toBe(404);
    expect(late.cookies()).toBe('');
  });

  it('is not handed over by an expired link', async () => {
    const { id, ask } = await makeInFrame();
    const token = (await ask('POST', `/api/audits/${id}/handoff`)).json().path.split('/').at(-1);
    used.api.clock.now = new Date(used.api.clock.now.getTime() + 16 * 60_000);
    const tab = createTestBrowser(used.api.app);
    expect((await tab.send('POST', '/api/embed/open', { token })).status).toBe(410);
  });
});

describe('the headers', () => {
  it('let the allowed sites frame only the form', async () => {
    const { loadProfile } = await import('#catalogue/profile/load-profile.ts');
    const profile = { ...(await loadProfile(null)), embedOrigins: ['https://www.example.com'] };
    const api = await createTestApi(used.database, { profile });
    const headersOf = async (url: string) =>
      (await api.app.inject({ url, headers: { host: 'localhost:3000' } })).headers;
    const embed = await headersOf('/embed?theme=dark');
    expect(embed['content-security-policy']).toContain("frame-ancestors 'self' https://www.example.com");
    expect(embed['x-frame-options']).toBeUndefined();
    for (const url of [
      '/',
      '/embed/',
      '/embed/open/x',
      '/embedded',
      '/admin',
      '/api/health',
      '//embed',
      '/EMBED',
    ]) {
      const headers = await headersOf(url);
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options'], url).toBe('DENY');
    }
    expect((await headersOf('/embed.js'))['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await headersOf('/'))['cross-origin-resource-policy']).toBe('same-origin');
    await api.close();
  });
});
