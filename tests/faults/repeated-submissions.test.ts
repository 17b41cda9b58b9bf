import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createTestApi, type TestApi } from '#tests/support/test-api.ts';
import { manualEntry, wantedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database, { config: { rateLimit: true } });
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(() => {
  api.sentScans.length = 0;
  return database.pool.query('truncate audits, scans cascade');
});

let visitors = 0;
const visitor = () => createTestBrowser(api.app, { address: `198.51.100.${++visitors}` });

async function create(browser: TestBrowser, over: object = {}) {
  const answer = await browser.send('POST', '/api/audits', { ...wantedAudit, ...over });
  expect(answer.status, answer.text).toBeLessThan(300);
  return { ...answer, id: answer.body.id as number };
}
const count = async (table: 'audits' | 'scans'): Promise<number> =>
  (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const countAudits = () => count('audits');
const countScans = () => count('scans');

describe('a stranger with the address and the user agent of a visitor', () => {
  it("repeats the same submission without an origin, and does not get the visitor's diagnosis", async () => {
    const address = `198.51.100.${++visitors}`;
    const repeat = () =>
      api.app.inject({ method: 'POST', url: '/api/audits', remoteAddress: address, payload: wantedAudit });
    const theirs = (await repeat()).json().id;
    expect((await repeat()).json().id).toBe(theirs);
    const victim = await create(createTestBrowser(api.app, { address }));
    expect(victim.id).not.toBe(theirs);
    expect(victim.body.existingAudit).toBe(false);
  });
});

describe('row 29: the same submission, twice or fifty times', () => {
  it.each([
    [
      'with its cookie',
      async () => {
        const browser = visitor();
        await create(browser, { website: 'other.test' });
        return browser;
      },
    ],
    ['without a cookie yet', async () => visitor()],
  ])('row 29: fifty at once create one audit, from a browser %s', async (_what, browserOf) => {
    const browser = await browserOf();
    const before = await countAudits();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(browser)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ body }) => !body.existingAudit)).toHaveLength(1);
    expect(await countAudits()).toBe(before + 1);
  });

  it('row 29: fifty at once, half through another web process, create one audit and one job', async () => {
    const other = await createTestApi(database, { config: { rateLimit: true } });
    const address = '192.0.2.29';
    const browsers = [api, other].map(({ app }) => createTestBrowser(app, { address }));
    const key = { 'idempotency-key': '0123456789abcdef0123456789abcdef' };
    const through = (n: number) => browsers[n % 2] ?? visitor();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => through(n).send('POST', '/api/audits', wantedAudit, key)),
    );
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect(await countAudits()).toBe(1);
    const [id] = ids;
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => through(n).send('POST', `/api/audits/${id}/scan`)),
    );
    expect(api.sentScans.length + other.sentScans.length).toBe(1);
    await other.close();
  });

  it('row 29: fifty concurrent visitors share one scan', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(visitor())));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(50);
    expect(await countScans()).toBe(1);
  });

  it('row 29: fifty requests at once start one job', async () => {
    const browser = visitor();
    const { id } = await create(browser);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.send('POST', `/api/audits/${id}/scan`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(api.sentScans).toHaveLength(1);
  });

  it('row 29: a client that keeps no cookies gets one audit for fifty submissions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.app.inject({
          method: 'POST',
          url: '/api/audits',
          remoteAddress: '192.0.2.9',
          payload: wantedAudit,
        }),
      ),
    );
    const twice = await api.app.inject({
      method: 'POST',
      url: '/api/audits',
      remoteAddress: '192.0.2.9',
      payload: wantedAudit,
    });
    expect(new Set([...answers, twice].map((answer) => answer.json().id)).size).toBe(1);
    expect(await countAudits()).toBe(1);
    const cookies = [...answers, twice].flatMap((answer) => answer.headers['set-cookie'] ?? []);
    expect(cookies).toHaveLength(1);
  });

  it('row 29: fifty concurrent manual entries create one audit', async () => {
    const browser = visitor();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.send('POST', '/api/audits/manual', manualEntry)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countAudits()).toBe(1);
  });
});
