import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createTestApi, type TestApi, testPassword } from '#tests/support/test-api.ts';
import { createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const reads = (method: string) => method === 'GET' || method === 'HEAD';

/** The sign-in is left out, because it is open to everyone. */
function operatorCalls(): { method: string; url: string }[] {
  const calls = api.app.routeTable
    .list()
    .filter(({ url }) => url.startsWith('/api/admin/'))
    .filter(({ method, url }) => !(method === 'POST' && url === '/api/admin/session'))
    .map(({ method, url }) => ({ method, url: url.replace(/:\w+/g, '1') }));
  expect(calls.length).toBeGreaterThanOrEqual(8);
  return [...calls, { method: 'DELETE', url: '/api/audits' }];
}

async function ask(call: { method: string; url: string }, headers: Record<string, string>) {
  const response = await api.app.inject({
    method: call.method as 'GET',
    url: call.url,
    headers: { host: 'localhost:3000', ...headers },
    ...(reads(call.method) ? {} : { payload: {} }),
  });
  return { ...call, status: response.statusCode };
}

async function signIn() {
  const operator = createTestBrowser(api.app);
  await operator.send('POST', '/api/admin/session', { password: testPassword });
  return operator;
}

describe('row 32: the operator\u2019s calls', () => {
  it.each([
    ['without a session', ''],
    ['with a session that never existed', `compass-operator=${'a'.repeat(43)}`],
    ['with a tampered cookie', 'compass-operator=../../x'],
    ['with the cookie of an owner', `compass-owner=${'a'.repeat(43)}`],
  ])('row 32: are refused %s', async (_what, cookie) => {
    for (const call of operatorCalls()) {
      expect(await ask(call, { cookie })).toEqual({ ...call, status: 401 });
    }
  });

  it('row 32: are refused with a session that has ended', async () => {
    const operator = await signIn();
    const cookie = operator.cookies();
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 12 * 3_600_000);
    for (const call of operatorCalls()) {
      expect(await ask(call, { cookie })).toEqual({ ...call, status: 401 });
    }
    api.clock.now = before;
  });

  it('row 32: are refused from another origin, without effect', async () => {
    const { id } = await createPendingAudit(api);
    const cookie = (await signIn()).cookies();
    const writes = operatorCalls().filter(({ method }) => !reads(method));
    expect(writes.length).toBeGreaterThan(0);
    for (const call of writes) {
      expect(await ask(call, { cookie, origin: 'https://evil.example' })).toEqual({ ...call, status: 403 });
    }
    expect(await api.stores.audits.getRevision(id)).not.toBeNull();
    expect((await createTestBrowser(api.app).get('/api/admin/session', { cookie })).status).toBe(200);
  });

  it('row 32: sent twice at once take effect once, with one line in the audit log', async () => {
    const { id } = await createPendingAudit(api, { website: 'twice.test' });
    const operator = await signIn();
    const answers = await Promise.all([
      operator.send('DELETE', `/api/admin/audits/${id}`),
      operator.send('DELETE', `/api/admin/audits/${id}`),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const again = await operator.send('DELETE', '/api/admin/audits/domain/twice.test');
    expect([again.status, again.body.message]).toEqual([200, 'Deleted 0 audits of twice.test.']);
    const { body } = await operator.get('/api/admin/trail');
    const lines = (body as unknown as { subject: string }[]).filter(({ subject }) => subject === `#${id}`);
    expect(lines).toHaveLength(1);
  });
});
