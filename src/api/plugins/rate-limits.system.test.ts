import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { wantedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

describe('row 34: rate limits', () => {
  it('refuse the 601st call in a minute, for that address only', async () => {
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

  it('use the forwarded address only if the proxy is trusted', async () => {
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

  it('apply across all processes on one database', async () => {
    const config = { rateLimit: true, databaseUrl: 'postgres://one-for-both' };
    const [first, second] = [
      await createTestApi(used.database, { config }),
      await createTestApi(used.database, { config }),
    ];
    const address = '198.51.100.77';
    const [here, there] = [
      createTestBrowser(first.app, { address }),
      createTestBrowser(second.app, { address }),
    ];
    const wrong = { password: 'not the password' };
    for (const browser of [here, there, here, there, here])
      expect((await browser.send('POST', '/api/admin/session', wrong)).status).toBe(401);
    for (const browser of [here, there])
      expect((await browser.send('POST', '/api/admin/session', wrong)).status).toBe(429);
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        (n % 2 === 0 ? here : there).send('POST', '/api/audits', {
          ...wantedAudit,
          website: `shared-${n}.test`,
        }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(
      made.filter(({ status, body }) => status === 429 && body.code === 'too-many-requests'),
    ).toHaveLength(4);
    // The count of all requests is shared with other processes only once a second.
    await Promise.all(Array.from({ length: 600 }, () => here.get('/api/config')));
    await eventually(async () => expect((await there.get('/api/config')).status).toBe(429));
    const { rows } = await used.database.pool.query('select key from rate_counts');
    expect(JSON.stringify(rows)).not.toContain('198.51');
    await Promise.all([first.close(), second.close()]);
  });
});
