import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, type TestApi, testPassword } from '#tests/support/test-api.ts';
import { wantedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
let secure: TestApi;
beforeAll(async () => {
  secure = await createTestApi(used.database, { config: { publicUrl: 'https://compass.example' } });
});
afterAll(() => secure.close());

const ask = (browser: TestBrowser) => browser.send('POST', '/api/audits', wantedAudit);
const signIn = (browser: TestBrowser) =>
  browser.send('POST', '/api/admin/session', { password: testPassword });
const isMine = async (id: unknown, cookie: string) =>
  (await createTestBrowser(secure.app).get(`/api/audits/${id}`, { cookie })).body.mine;
const isOperator = async (cookie: string) =>
  (await createTestBrowser(secure.app).get('/api/admin/session', { cookie })).status === 200;

describe('cookies if the public address is https', () => {
  it('are bound to this host, and work like the plain ones', async () => {
    const browser = createTestBrowser(secure.app);
    const { headers, body } = await ask(browser);
    expect([headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-compass-owner=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await browser.get(`/api/audits/${body.id}`)).body.mine).toBe(true);

    const signedIn = [(await signIn(browser)).headers['set-cookie']].flat().map(String);
    expect(signedIn).toContainEqual(
      expect.stringMatching(
        /^__Host-compass-operator=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    );
    expect(signedIn).toContainEqual(expect.stringMatching(/^__Host-compass-operator-browser=.*; Path=\/;/));
    expect(await isOperator(browser.cookies())).toBe(true);
    await browser.send('DELETE', '/api/admin/session');
    expect(browser.cookies()).not.toContain('compass-operator=');
  });

  it('of the previous release count, and are renewed under the new name', async () => {
    const before = createTestBrowser(used.api.app);
    const { body } = await ask(before);
    await signIn(before);
    const cookie = before.cookies();
    expect(cookie).toMatch(/^compass-owner=/);
    expect(await isMine(body.id, cookie)).toBe(true);
    expect(await isOperator(cookie)).toBe(true);

    const again = await createTestBrowser(secure.app).send('POST', '/api/audits', wantedAudit, { cookie });
    expect(again.body).toMatchObject({ id: body.id, existingAudit: true });
    const [renewed, plain] = [again.headers['set-cookie']].flat().map(String);
    expect(renewed?.split(';')[0]).toBe(`__Host-${cookie.split(';')[0]}`);
    expect(plain).toMatch(/^compass-owner=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('set by a neighboring host do not count, and later none without the prefix', async () => {
    const [victim, neighbor] = [createTestBrowser(secure.app), createTestBrowser(used.api.app)];
    const { body } = await ask(victim);
    const theirs = await neighbor.send('POST', '/api/audits', { ...wantedAudit, companySize: '51-200' });
    const both = `${neighbor.cookies()}; ${victim.cookies()}; ${neighbor.cookies()}`;
    expect(await isMine(body.id, both)).toBe(true);
    expect(await isMine(theirs.body.id, both)).toBe(false);
    secure.clock.now = new Date('2028-01-02T00:00:00Z');
    expect(await isMine(theirs.body.id, neighbor.cookies())).toBe(false);
    expect(await isMine(body.id, victim.cookies())).toBe(true);
    secure.clock.now = used.api.clock.now;
  });
});

it('cookies keep their plain names if the public address is http', async () => {
  const browser = createTestBrowser(used.api.app);
  const { body } = await ask(browser);
  expect(browser.cookies()).toMatch(/^compass-owner=[\w-]{43}$/);
  const bound = await createTestBrowser(used.api.app).get(`/api/audits/${body.id}`, {
    cookie: `__Host-${browser.cookies()}`,
  });
  expect(bound.body.mine).toBe(false);
});
