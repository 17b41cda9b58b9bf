import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, testPassword } from '#tests/support/test-api.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';
import { refusedWebsites, takenWebsites } from '#tests/support/website-cases.ts';

const used = setUpTestApi();

const wanted = { website: 'harbour-dental.test', companyType: 'healthcare', domain: '', companySize: '1-10' };
const visitor = (address?: string) => createTestBrowser(used.api.app, { address });

async function create(browser: TestBrowser, over: object = {}) {
  const answer = await browser.send('POST', '/api/audits', { ...wanted, ...over });
  expect(answer.status, answer.text).toBeLessThan(300);
  return { ...answer, id: answer.body.id as number };
}
const countAudits = async () =>
  (await used.database.pool.query('select count(*)::int as n from audits')).rows[0].n;

describe('requesting a diagnosis', () => {
  it('returns id, website, and existingAudit, and makes the browser its owner for a year', async () => {
    const answer = await create(visitor());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      website: 'https://www.harbour-dental.test',
      existingAudit: false,
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^compass-owner=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = cookie.slice('compass-owner='.length, cookie.indexOf(';'));
    const { rows } = await used.database.pool.query('select owner_hash from audits');
    expect(rows[0].owner_hash).not.toContain(token);
  });

  it.each(refusedWebsites)('refuses $what as the form does', async ({ typed, message }) => {
    const answer = await visitor().send('POST', '/api/audits', { ...wanted, website: typed });
    expect([answer.status, answer.body]).toMatchObject([422, { fields: { website: message } }]);
  });

  it.each(takenWebsites)('accepts $what as the form does', async ({ typed, website }) => {
    expect((await create(visitor(), { website: typed })).body).toMatchObject({ website });
  });

  it('sets a secure cookie if the public address is https', async () => {
    const secure = await createTestApi(used.database, { config: { publicUrl: 'https://compass.example' } });
    const answer = await create(createTestBrowser(secure.app));
    expect(String(answer.headers['set-cookie'])).toContain('; Secure');
    await secure.close();
  });

  it("returns a browser's own earlier diagnosis", async () => {
    const browser = visitor();
    const first = await create(browser);
    const second = await create(browser, { website: 'https://www.harbour-dental.test/' });
    expect([second.status, second.body]).toEqual([200, { ...first.body, existingAudit: true }]);
    expect(await countAudits()).toBe(1);
  });

  it("immediately creates another visitor's own audit from the stored scan", async () => {
    const first = await create(visitor());
    await visitor().send('POST', `/api/audits/${first.id}/scan`);
    await used.api.finishScan(first.id);
    const second = await create(visitor());
    expect(second.body.existingAudit).toBe(true);
    expect(second.id).not.toBe(first.id);
    const audit = await visitor().get(`/api/audits/${second.id}`);
    expect(audit.body).toMatchObject({ status: 'completed', mine: false, stats: { tasksIdentified: 3 } });
  });

  it.each([
    ['another type', { companyType: 'retail' }],
    ['another size', { companySize: '11-50' }],
    ['another path', { website: 'harbour-dental.test/en' }],
    ['another site', { website: 'cedar-dental.test' }],
  ])('creates a separate diagnosis for %s', async (_what, over) => {
    const browser = visitor();
    const first = await create(browser);
    const second = await create(browser, over);
    expect(second.id).not.toBe(first.id);
    expect(second.body.existingAudit).toBe(false);
  });

  it("creates a new one on request, within the site's limit", async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const browser = createTestBrowser(limited.app);
    for (let turn = 0; turn < 3; turn += 1) {
      const { id, body } = await create(browser, { fresh: turn > 0 });
      expect(body.existingAudit).toBe(false);
      expect((await browser.send('POST', `/api/audits/${id}/scan`)).status).toBe(202);
      await limited.finishScan(id);
    }
    const refused = await browser.send('POST', '/api/audits', { ...wanted, fresh: true });
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-scans']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await create(browser)).body.existingAudit).toBe(true);
    await limited.close();
  });

  it('names each invalid field', async () => {
    const answer = await visitor().send('POST', '/api/audits', {
      website: '',
      companyType: '',
      companySize: 'x',
    });
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        code: 'invalid-fields',
        error: 'Some fields need to be corrected.',
        message: 'Some fields need to be corrected.',
        fields: {
          website: 'Website URL is required',
          companyType: 'Company type is required',
          companySize: 'Company size must be one of 1-10, 11-50, 51-200, 201-500, 501-1000, 1000+',
        },
      },
    ]);
    const empty = await visitor().send('POST', '/api/audits', {});
    expect(empty.body.fields).toEqual({
      website: 'Website URL is required',
      companyType: 'Company type is required',
    });
    const typed = await visitor().send('POST', '/api/audits', { ...wanted, website: 5, fresh: 'yes' });
    expect(typed.body.fields).toEqual({ website: 'Website URL is required', fresh: expect.any(String) });
    expect(await countAudits()).toBe(0);
  });

  it('ignores unknown fields', async () => {
    await create(visitor(), { status: 'completed', id: 1, ownerHash: 'x' });
    const { rows } = await used.database.pool.query('select id, owner_hash from audits');
    expect(rows[0].id).not.toBe('1');
    expect(rows[0].owner_hash).not.toBe('x');
  });
});

describe('a request repeated after its answer and cookie were lost', () => {
  it('is answered with the same diagnosis, still its sender’s', async () => {
    const key = { 'idempotency-key': 'c0ffee0123456789c0ffee0123456789' };
    const lost = await visitor().send('POST', '/api/audits', wanted, key);
    const owner = visitor();
    const again = await owner.send('POST', '/api/audits', wanted, key);
    expect([lost.status, again.status, again.body.id]).toEqual([201, 200, lost.body.id]);
    expect((await owner.get(`/api/audits/${again.body.id}`)).body.mine).toBe(true);
  });
});

describe('reading a diagnosis', () => {
  it('returns the audit to everyone, and marks it for its owner', async () => {
    const owner = visitor();
    const { id } = await create(owner);
    const answer = await visitor().get(`/api/audits/${id}`);
    expect(answer.body).toEqual({
      id,
      kind: 'scan',
      website: 'https://www.harbour-dental.test',
      domain: 'harbour-dental.test',
      businessDescription: null,
      companyType: 'healthcare',
      companySize: '1-10',
      specialty: '',
      status: 'pending',
      reachedUrl: null,
      createdAt: used.api.clock.now.toISOString(),
      completedAt: null,
      failure: null,
      mine: false,
      hasIcon: false,
      stats: {
        pagesScanned: 0,
        workflowsIdentified: 0,
        tasksIdentified: 0,
        scanQuality: null,
        scanQualityParts: [],
        automateCount: 0,
        optimizeCount: 0,
        enhanceCount: 0,
        judgmentTasksCount: 0,
        noJudgmentTasksCount: 0,
        overallProgress: 0,
      },
      closerReading: null,
    });
    expect((await owner.get(`/api/audits/${id}`)).body.mine).toBe(true);
    const operator = visitor();
    await operator.send('POST', '/api/admin/session', { password: testPassword });
    expect((await operator.get(`/api/audits/${id}`)).body.mine).toBe(true);
  });

  it('answers 404 for an unknown audit', async () => {
    const answer = await visitor().get('/api/audits/123456789');
    expect([answer.status, answer.body.code]).toEqual([404, 'audit-not-found']);
  });

  it('answers 304 until something changes, but not to somebody else', async () => {
    const owner = visitor();
    const { id } = await create(owner);
    const first = await owner.get(`/api/audits/${id}`);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await owner.get(`/api/audits/${id}`, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect((await owner.get(`/api/audits/${id}`, { 'if-none-match': `"x", ${etag.slice(2)}` })).status).toBe(
      304,
    );
    expect((await visitor().get(`/api/audits/${id}`, { 'if-none-match': etag })).status).toBe(200);
    await owner.send('POST', `/api/audits/${id}/scan`);
    const scanning = await owner.get(`/api/audits/${id}`, { 'if-none-match': etag });
    expect([scanning.status, scanning.body.status]).toEqual([200, 'scanning']);
    await used.api.finishScan(id);
    const done = await owner.get(`/api/audits/${id}`, { 'if-none-match': String(scanning.headers.etag) });
    expect([done.status, done.body.status]).toEqual([200, 'completed']);
  });

  it('sends a new answer to another build', async () => {
    const { id } = await create(visitor());
    const etag = String((await visitor().get(`/api/audits/${id}`)).headers.etag);
    const next = await createTestApi(used.database, { release: 'next' });
    const answer = await createTestBrowser(next.app).get(`/api/audits/${id}`, { 'if-none-match': etag });
    expect(answer.status).toBe(200);
    await next.close();
  });
});

describe('clearing all audits', () => {
  it('is for the operator only', async () => {
    const owner = visitor();
    await create(owner);
    const refused = await owner.send('DELETE', '/api/audits');
    expect([refused.status, refused.body.code]).toEqual([401, 'sign-in-required']);
    expect(await countAudits()).toBe(1);
    const operator = visitor();
    await operator.send('POST', '/api/admin/session', { password: testPassword });
    const cleared = await operator.send('DELETE', '/api/audits');
    expect([cleared.status, cleared.body]).toEqual([200, { message: 'Deleted 1 audit.' }]);
    expect(await countAudits()).toBe(0);
    expect((await operator.send('DELETE', '/api/audits')).body).toEqual({
      message: 'Deleted 0 audits.',
    });
  });
});
