import { describe, expect, it } from 'vitest';
import { prepareOperatorPassword } from '#api/operator/prepare-password.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, type TestApi, testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit, createPendingAudit, manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

const visitor = () => createTestBrowser(used.api.app);
async function signIn(of: TestApi = used.api): Promise<TestBrowser> {
  const browser = createTestBrowser(of.app);
  const answer = await browser.send('POST', '/api/admin/session', { password: testPassword });
  expect(answer.status, answer.text).toBe(204);
  return browser;
}

describe('the session', () => {
  it('is an http-only, strict cookie of 12 hours, stored as a hash', async () => {
    const browser = visitor();
    const answer = await browser.send('POST', '/api/admin/session', { password: testPassword });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^compass-operator=[\w-]{43}; Max-Age=43200; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    const { rows } = await used.database.pool.query('select token_hash from operator_sessions');
    expect(rows).toHaveLength(1);
    expect(browser.cookies()).not.toContain(rows[0].token_hash);
    expect((await browser.get('/api/admin/session')).body).toEqual({
      since: used.api.clock.now.toISOString(),
      expires: new Date(used.api.clock.now.getTime() + 12 * 3_600_000).toISOString(),
    });
  });

  it('is secure if the public address is https', async () => {
    const secure = await createTestApi(used.database, { config: { publicUrl: 'https://compass.example' } });
    const answer = await createTestBrowser(secure.app).send('POST', '/api/admin/session', {
      password: testPassword,
    });
    expect(String(answer.headers['set-cookie'])).toContain('; Secure');
    await secure.close();
  });

  it('ends after 12 hours, even if the browser still sends it', async () => {
    const clocked = await createTestApi(used.database);
    const operator = await signIn(clocked);
    clocked.clock.now = new Date(clocked.clock.now.getTime() + 12 * 3_600_000 - 60_000);
    expect((await operator.get('/api/admin/session')).status).toBe(200);
    clocked.clock.now = new Date(clocked.clock.now.getTime() + 120_000);
    expect((await operator.get('/api/admin/session')).status).toBe(401);
    await clocked.close();
  });

  it('ends with the sign-out: the old cookie is worthless', async () => {
    const operator = await signIn();
    const cookie = operator.cookies();
    expect((await operator.send('DELETE', '/api/admin/session')).status).toBe(204);
    expect(operator.cookies()).not.toContain('compass-operator=');
    expect((await visitor().get('/api/admin/session', { cookie })).status).toBe(401);
  });

  it('ends in every browser at once on request', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const cookie = here.cookies();
    expect((await here.send('DELETE', '/api/admin/sessions')).status).toBe(204);
    expect((await elsewhere.get('/api/admin/session')).status).toBe(401);
    expect((await visitor().get('/api/admin/session', { cookie })).status).toBe(401);
    const { rows } = await used.database.pool.query('select 1 from operator_sessions');
    expect(rows).toHaveLength(0);
  });

  it.each([
    ['another one is configured', 'another pass phrase'],
    ['the generated one takes its place', null],
  ])('ends with its password: %s', async (_what, operatorPassword) => {
    const operator = await signIn();
    const changed = await createTestApi(used.database, { config: { operatorPassword } });
    const cookie = operator.cookies();
    expect((await createTestBrowser(changed.app).get('/api/admin/session', { cookie })).status).toBe(401);
    const same = await createTestApi(used.database);
    expect((await createTestBrowser(same.app).get('/api/admin/session', { cookie })).status).toBe(200);
    await changed.close();
    await same.close();
  });

  it.each(['', 'wrong', `${testPassword} `, testPassword.toUpperCase()])(
    'is not started by %j',
    async (password) => {
      const browser = visitor();
      const answer = await browser.send('POST', '/api/admin/session', { password });
      expect(answer.status).toBe(password === '' ? 422 : 401);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(JSON.stringify(used.api.logLines)).not.toContain(testPassword);
    },
  );

  it('is started only by text of reasonable length', async () => {
    for (const password of [5, null, { $ne: '' }, 'x'.repeat(1001)]) {
      expect((await visitor().send('POST', '/api/admin/session', { password })).status).toBe(422);
    }
  });
});

describe('the password', () => {
  it('is generated once if none is configured, shown once, and stored as a hash', async () => {
    const lines: string[] = [];
    const log = { info: (_details: unknown, text: string) => void lines.push(text) };
    await Promise.all(
      [1, 2, 3].map(() => prepareOperatorPassword(null, used.api.stores.operator, log as never)),
    );
    await prepareOperatorPassword(null, used.api.stores.operator, log as never);
    expect(lines).toHaveLength(1);
    const password = lines[0]?.split(' ').at(-1) ?? '';
    const { rows } = await used.database.pool.query('select value from settings');
    expect(JSON.stringify(rows)).not.toContain(password);

    const generated = await createTestApi(used.database, { config: { operatorPassword: null } });
    const browser = createTestBrowser(generated.app);
    expect((await browser.send('POST', '/api/admin/session', { password: testPassword })).status).toBe(401);
    expect((await browser.send('POST', '/api/admin/session', { password })).status).toBe(204);
    await generated.close();
    const configured = await visitor().send('POST', '/api/admin/session', { password });
    expect(configured.status).toBe(401);
  });
});

describe('the list of audits', () => {
  async function makeAudits(count: number): Promise<number[]> {
    const ids: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      ids.unshift((await createPendingAudit(used.api, { website: `site-${turn}.test` })).id);
      used.api.clock.now = new Date(used.api.clock.now.getTime() + (turn % 2));
    }
    return ids;
  }

  it('is newest first, with counts', async () => {
    const { id } = await createFinishedAudit(used.api);
    used.api.clock.now = new Date(used.api.clock.now.getTime() + 1000);
    const manual = await visitor().send('POST', '/api/audits/manual', manualEntry);
    const operator = await signIn();
    const answer = await operator.get('/api/admin/audits');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.link).toBeUndefined();
    expect(answer.body).toMatchObject([
      {
        id: manual.body.id,
        kind: 'manual',
        domain: '',
        status: 'completed',
        stats: { tasksIdentified: 3, workflowsIdentified: 2 },
      },
      {
        id,
        website: 'https://www.harbour-dental.test',
        domain: 'harbour-dental.test',
        status: 'completed',
        stats: { tasksIdentified: 3, workflowsIdentified: 2 },
      },
    ]);
  });

  it('can be read page by page with the Link header, each audit once', async () => {
    const ids = await makeAudits(7);
    const operator = await signIn();
    const seen: number[] = [];
    let next: string | undefined = '/api/admin/audits?limit=3';
    let pages = 0;
    while (next !== undefined) {
      const answer = await operator.get(next);
      seen.push(...(answer.body as unknown as { id: number }[]).map((audit) => audit.id));
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(new Set(seen)).toEqual(new Set(ids));
    expect(seen).toHaveLength(7);
  });

  it.each(['limit=0', 'limit=1001', 'limit=x', 'before=yesterday', 'before=2026-01-01T00:00:00.000Z_x'])(
    'refuses ?%s',
    async (query) => {
      const answer = await (await signIn()).get(`/api/admin/audits?${query}`);
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid-fields']);
    },
  );
});

describe("searches that the database can't perform", () => {
  const id = '1_8.test';
  const year0 = encodeURIComponent('0000-06-01T00:00:00Z');
  const beyond = encodeURIComponent('+275760-09-13T00:00:00.000Z');
  const before1 = encodeURIComponent('-271821-04-20T00:00:00.000Z');
  it.each([
    ['GET', 'audits?search=a%00b', 'search'],
    ['GET', 'domains?search=%00', 'search'],
    ['GET', `domains?before=${id}%00`, 'before'],
    ['GET', 'audits?before=2026-01-01T00:00:00.000Z%00_5', 'before'],
    ['GET', `audits?from=${year0}`, 'from'],
    ['GET', `audits?until=${encodeURIComponent('0001-01-01T00:00:00+14:00')}`, 'until'],
    ...['audits', 'subscribers', 'outbox', 'trail', 'enquiries'].flatMap((list) =>
      [beyond, before1, year0].map((at) => ['GET', `${list}?before=${at}_5`, 'before'] as const),
    ),
    ['GET', `jobs?before=${beyond}_scan-5`, 'before'],
    ['DELETE', 'audits/domain/a%00b', 'domain'],
  ] as const)('is refused by name: %s %s', async (method, path, field) => {
    const operator = await signIn();
    const url = `/api/admin/${path}`;
    const answer = method === 'GET' ? await operator.get(url) : await operator.send(method, url);
    expect([answer.status, Object.keys((answer.body.fields ?? {}) as object)]).toEqual([422, [field]]);
  });
});

describe('the overview', () => {
  it('counts audits and groups them by domain', async () => {
    await createFinishedAudit(used.api);
    await createPendingAudit(used.api, { website: 'other.test' });
    await visitor().send('POST', '/api/audits/manual', manualEntry);
    const operator = await signIn();
    expect((await operator.get('/api/admin/summary')).body).toEqual({
      totalAudits: 3,
      uniqueDomains: 2,
      completedAudits: 2,
    });
    const domains = (await operator.get('/api/admin/domains')).body as unknown as {
      domain: string;
      count: number;
    }[];
    expect(new Map(domains.map(({ domain, count }) => [domain, count]))).toEqual(
      new Map([
        ['harbour-dental.test', 1],
        ['other.test', 1],
        ['unknown', 1],
      ]),
    );
  });
});

describe('inquiries', () => {
  it('are listed as they were sent', async () => {
    const enquiry = { email: 'ada@example.com', name: 'Ada', message: 'Please call me about the diagnosis' };
    await visitor().send('POST', '/api/subscribe', enquiry);
    const answer = await (await signIn()).get('/api/admin/enquiries');
    expect(answer.body).toEqual([
      {
        id: expect.any(Number),
        ...enquiry,
        phone: '',
        company: '',
        jobTitle: '',
        companySize: 'Not specified',
        consentVersion: expect.stringMatching(/./),
        createdAt: used.api.clock.now.toISOString(),
      },
    ]);
  });
});
