import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

describe('rate limits', () => {
  it('stop the 601st call of a minute for one address only', async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
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
    const limited = await createTestApi(used.database, {
      config: { rateLimit: true, trustProxy: ['127.0.0.1'] },
    });
    const through = (client: string) =>
      limited.app.inject({ method: 'GET', url: '/api/config', headers: { 'x-forwarded-for': client } });
    await Promise.all(Array.from({ length: 600 }, () => through('203.0.113.1')));
    expect((await through('203.0.113.1')).statusCode).toBe(429);
    expect((await through('203.0.113.2')).statusCode).toBe(200);
    await limited.close();
  });
});
