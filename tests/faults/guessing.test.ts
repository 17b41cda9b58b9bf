import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createTestApi, type TestApi, testPassword } from '#tests/support/test-api.ts';
import { createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';
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

beforeEach(() => database.pool.query('truncate rate_counts'));

describe('row 33: guessing', () => {
  it('row 33: the id of one audit does not lead to another', async () => {
    const ids: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      ids.push((await createPendingAudit(api, { website: `site-${turn}.test` })).id);
    }
    const gaps = ids.slice(1).map((id, index) => id - (ids[index] ?? 0));
    expect(gaps.some((gap) => gap < 0)).toBe(true);
    expect(Math.min(...gaps.map(Math.abs))).toBeGreaterThan(1_000_000);
    const browser = createTestBrowser(api.app);
    for (const id of ids) {
      expect((await browser.get(`/api/audits/${id + 1}`)).status).toBe(404);
      expect((await browser.get(`/api/audits/${id - 1}`)).status).toBe(404);
    }
  });

  it('row 33: owner and operator tokens are long, random, and stored as hashes', async () => {
    const tokens = new Set<string>();
    for (let turn = 0; turn < 5; turn += 1) {
      const { owner } = await createPendingAudit(api, { website: `token-${turn}.test` });
      await owner.send('POST', '/api/admin/session', { password: testPassword });
      for (const [, token] of owner.cookies().matchAll(/=([\w-]{43})/g)) if (token) tokens.add(token);
    }
    // Three per turn: the owner's token, the operator's session token, and the id of the operator's browser.
    expect(tokens.size).toBe(15);
    const { rows } = await database.pool.query(
      'select owner_hash as hash from audits union all select token_hash from operator_sessions',
    );
    for (const { hash } of rows) expect(tokens.has(hash)).toBe(false);
  });

  it('row 33: the password is throttled after five tries a minute, even correct ones', async () => {
    const limited = await createTestApi(database, { config: { rateLimit: true } });
    const browser = createTestBrowser(limited.app, { address: '198.51.100.7' });
    const signIn = (password: string) => browser.send('POST', '/api/admin/session', { password });
    for (let turn = 0; turn < 5; turn += 1) expect((await signIn('guess')).status).toBe(401);
    for (const password of ['guess', testPassword]) {
      const refused = await signIn(password);
      expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    const other = createTestBrowser(limited.app, { address: '198.51.100.8' });
    expect((await other.send('POST', '/api/admin/session', { password: testPassword })).status).toBe(204);
    await limited.close();
  });

  it('row 33: many addresses together have at most thirty guesses a minute', async () => {
    const limited = await createTestApi(database, { config: { rateLimit: true } });
    const signIn = (turn: number, password: string) =>
      createTestBrowser(limited.app, { address: `203.0.113.${turn}` }).send('POST', '/api/admin/session', {
        password,
      });
    expect((await signIn(1, testPassword)).status).toBe(204);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => signIn(turn + 2, 'guess')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await signIn(99, testPassword)).status).toBe(429);
    limited.clock.now = new Date(limited.clock.now.getTime() + 60_000);
    expect((await signIn(99, testPassword)).status).toBe(204);
    await limited.close();
  });

  it("guessing strangers don't lock the operator out of a known browser", async () => {
    const limited = await createTestApi(database, { config: { rateLimit: true } });
    const signIn = (browser: TestBrowser, password: string) =>
      browser.send('POST', '/api/admin/session', { password });
    const operator = createTestBrowser(limited.app, { address: '192.0.2.50' });
    expect((await signIn(operator, testPassword)).status).toBe(204);
    const known = operator.cookies().match(/compass-operator-browser=\S+/)?.[0] ?? '';
    await operator.send('DELETE', '/api/admin/session');
    const guesses = Array.from({ length: 35 }, (_, turn) =>
      signIn(createTestBrowser(limited.app, { address: `203.0.113.${turn + 1}` }), 'guess'),
    );
    expect((await Promise.all(guesses)).filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await signIn(operator, testPassword)).status).toBe(204);
    const forged = `compass-operator-browser=${'a'.repeat(43)}.${'b'.repeat(43)}`;
    const stranger = (cookie: string, app = limited.app) =>
      createTestBrowser(app, { address: '192.0.2.51' })
        .send('POST', '/api/admin/session', { password: 'guess' }, { cookie })
        .then(({ status }) => status);
    expect(await stranger(forged)).toBe(429);
    const changed = await createTestApi(database, {
      config: { rateLimit: true, operatorPassword: 'another pass phrase' },
    });
    expect(await stranger(known, changed.app)).toBe(429);
    await changed.close();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const thief = createTestBrowser(limited.app, { address: `198.51.100.${100 + turn}` });
      const answer = await thief.send('POST', '/api/admin/session', { password: 'guess' }, { cookie: known });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    await limited.close();
  });

  it('row 33: one IPv6 network counts as one guesser', async () => {
    const limited = await createTestApi(database, { config: { rateLimit: true } });
    const statuses: number[] = [];
    for (let turn = 1; turn <= 6; turn += 1) {
      const browser = createTestBrowser(limited.app, { address: `2001:db8:0:1::${turn}` });
      statuses.push((await browser.send('POST', '/api/admin/session', { password: 'guess' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    await limited.close();
  });

  it('row 33: subscriber ids and links in emails are 256 random bits, and what is stored opens no link', async () => {
    const { id } = await createPendingAudit(api, { website: 'subscribed.test' });
    const browser = createTestBrowser(api.app);
    const ids = new Set<string>();
    for (let turn = 0; turn < 20; turn += 1) {
      const answer = await browser.send('POST', '/api/subscribe', {
        email: 'ada@quay.test',
        name: 'Ada',
        auditId: id,
      });
      ids.add(answer.body.subscriberId as string);
    }
    const { rows: mails } = await database.pool.query('select text from outbox');
    const tokens = new Set(
      mails.flatMap(({ text }) =>
        [...text.matchAll(/\/(?:verify|unsubscribe|delete)\/(\S+)/g)].map((match) => match[1]),
      ),
    );
    expect([ids.size, tokens.size]).toEqual([20, 60]);
    for (const secret of [...ids, ...tokens]) expect(secret).toMatch(/^[\w-]{43}$/);
    const { rows } = await database.pool.query('select token_hash from mail_tokens');
    for (const { token_hash } of rows) {
      expect(tokens.has(token_hash)).toBe(false);
      const answer = await browser.send('POST', '/api/subscribe/verify', { token: token_hash });
      expect([answer.status, answer.body.code]).toEqual([404, 'link-unknown']);
    }
  });

  it('row 33: requesting many reports, or trying many links, is throttled', async () => {
    const limited = await createTestApi(database, { config: { rateLimit: true } });
    const { id } = await createPendingAudit(limited, { website: 'throttled.test' });
    const asking = createTestBrowser(limited.app, { address: '198.51.100.20' });
    let stored = 0;
    for (let turn = 0; turn < 62; turn += 1) {
      const body = { email: `v${turn}@quay.test`, name: 'V', auditId: id };
      const answer = await asking.send('POST', '/api/subscribe', body);
      if (answer.status === 200) stored += 1;
      else expect([answer.status, answer.body.code]).toEqual([429, 'too-many-requests']);
    }
    expect(stored).toBe(60);
    const guessing = createTestBrowser(limited.app, { address: '198.51.100.21' });
    const statuses = new Set<number>();
    for (let turn = 0; turn < 601; turn += 1) {
      const answer = await guessing.send('POST', '/api/subscribe/verify', { token: 'A'.repeat(43) });
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([404, 429]);
    await limited.close();
  });
});
