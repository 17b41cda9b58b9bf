import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, testPassword } from '#tests/support/test-api.ts';
import { wantedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const token = 'a token for the metrics';

describe('GET /api/metrics', () => {
  it('is for the signed-in operator and anyone with the token', async () => {
    const api = await createTestApi(used.database, { config: { metricsToken: token } });
    const ask = (authorization: string) =>
      api.app.inject({ method: 'GET', url: '/api/metrics', headers: { authorization } });
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    for (const wrong of ['', `Bearer ${token}x`, `Basic ${token}`, 'Bearer null', 'Bearer '])
      expect((await ask(wrong)).statusCode, wrong).toBe(401);
    const operator = createTestBrowser(api.app);
    await operator.send('POST', '/api/admin/session', { password: testPassword });
    expect((await operator.get('/api/metrics')).status).toBe(200);
    await api.close();
    const without = await createTestApi(used.database);
    const answer = await without.app.inject({
      method: 'GET',
      url: '/api/metrics',
      headers: { authorization: 'Bearer null' },
    });
    expect(answer.statusCode).toBe(401);
    await without.close();
  });

  it('counts requests by route, never by address, and reports jobs and emails', async () => {
    const api = await createTestApi(used.database, { config: { metricsToken: token } });
    const browser = createTestBrowser(api.app);
    const { body } = await browser.send('POST', '/api/audits', wantedAudit);
    await browser.get(`/api/audits/${body.id}`);
    await browser.get(`/api/audits/${body.id}`);
    const answer = await api.app.inject({
      method: 'GET',
      url: '/api/metrics',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.body).toContain(
      'compass_http_requests_total{method="GET",route="/api/audits/:id",status="200"} 2\n',
    );
    expect(answer.body).not.toContain(String(body.id));
    for (const sample of [
      'compass_jobs{state="queued"} 0',
      'compass_mails{state="failed"} 0',
      'compass_database_up 1',
    ])
      expect(answer.body).toContain(`${sample}\n`);
    for (const line of answer.body.split('\n').filter((text) => text !== ''))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{.*\})? [-+.e\d]+)$/);
    expect(answer.body).toMatch(/^process_resident_memory_bytes \d+$/m);
    await api.close();
  });

  it('reports an unavailable database, and omits what it cannot know', async () => {
    const api = await createTestApi(used.database, {
      config: { metricsToken: token },
      database: { isUp: async () => false, trouble: () => null, pool: used.database.pool },
    });
    const { body } = await api.app.inject({
      method: 'GET',
      url: '/api/metrics',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(body).toContain('compass_database_up 0\n');
    expect(body).not.toContain('compass_jobs{');
    await api.close();
  });
});

it('every answer has the id of its log lines', async () => {
  const api = await createTestApi(used.database);
  for (const url of ['/api/config', '/api/nowhere', '/api/audits/%', '/']) {
    const { headers } = await api.app.inject({ method: 'GET', url });
    expect(headers['x-request-id'], url).toMatch(/^[0-9a-f]{16}$/);
  }
  const { headers } = await api.app.inject({ method: 'GET', url: '/api/config' });
  const known = await api.app.inject({
    method: 'GET',
    url: '/api/config',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([known.statusCode, known.headers['x-request-id']]).toEqual([
    304,
    expect.stringMatching(/^[0-9a-f]{16}$/),
  ]);
  expect(api.logLines.at(-1)).toMatchObject({ event: 'request', requestId: known.headers['x-request-id'] });
  await api.close();
});
