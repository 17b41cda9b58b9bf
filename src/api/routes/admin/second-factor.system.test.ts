import { describe, expect, it } from 'vitest';
import { authenticatorCode } from '#tests/support/authenticator-code.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, testPassword } from '#tests/support/test-api.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const later = (seconds: number) => {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + seconds * 1000);
};
const signIn = (code?: string, password = testPassword, browser = createTestBrowser(used.api.app)) =>
  browser.send('POST', '/api/admin/session', { password, ...(code === undefined ? {} : { code }) });

async function signedIn(): Promise<TestBrowser> {
  const browser = createTestBrowser(used.api.app);
  expect((await signIn(undefined, testPassword, browser)).status).toBe(204);
  return browser;
}

async function turnOn(operator: TestBrowser) {
  const made = await operator.send('POST', '/api/admin/second-factor/secret', {});
  const secret = made.body.secret as string;
  expect(made.body.uri).toContain(`otpauth://totp/`);
  const code = authenticatorCode(secret, used.api.clock.now);
  const answer = await operator.send('POST', '/api/admin/second-factor', { secret, code });
  expect(answer.status, answer.text).toBe(200);
  return { secret, recoveryCodes: answer.body.recoveryCodes as string[] };
}

const auditLogOf = async (operator: TestBrowser) =>
  ((await operator.get('/api/admin/trail')).body as unknown as Record<string, unknown>[]).map(
    ({ action, subject, count }) => [action, subject, count],
  );

describe('the second factor', () => {
  it('is required once it is on; each code is valid once, and no older one', async () => {
    const operator = await signedIn();
    const { secret } = await turnOn(operator);
    const now = () => used.api.clock.now;
    expect([(await signIn()).body.code, (await signIn('')).body.code]).toEqual([
      'code-required',
      'code-required',
    ]);
    expect((await signIn(authenticatorCode(secret, now()))).body.code).toBe('wrong-code');
    later(60);
    const code = authenticatorCode(secret, now());
    expect((await signIn(code, 'wrong')).body.code).toBe('wrong-password');
    expect((await signIn(` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204);
    expect((await signIn(code)).body.code).toBe('wrong-code');
    expect((await signIn(authenticatorCode(secret, new Date(now().getTime() - 30_000)))).status).toBe(401);
    expect((await signIn(authenticatorCode(secret, new Date(now().getTime() + 30_000)))).status).toBe(204);
    expect((await signIn(authenticatorCode(secret, new Date(now().getTime() + 120_000)))).status).toBe(401);
  });

  it('accepts each recovery code once, and is turned off with a code', async () => {
    const operator = await signedIn();
    const { recoveryCodes } = await turnOn(operator);
    const [first = '', second = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(8);
    expect((await signIn(first.toUpperCase().replace('-', ' '))).status).toBe(204);
    expect((await signIn(first)).body.code).toBe('wrong-code');
    expect((await operator.get('/api/admin/second-factor')).body).toMatchObject({
      on: true,
      recoveryCodes: 7,
    });
    const { rows } = await used.database.pool.query("select value from settings where key like '%factor'");
    expect(JSON.stringify(rows)).not.toContain(second);

    const refused = await operator.send('POST', '/api/admin/second-factor/off', { code: '000000' });
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([422, ['code']]);
    expect((await operator.send('POST', '/api/admin/second-factor/off', { code: second })).status).toBe(200);
    expect((await signIn()).status).toBe(204);
  });

  it('is not turned on by a wrong code, or twice', async () => {
    const operator = await signedIn();
    const { secret } = (await operator.send('POST', '/api/admin/second-factor/secret', {})).body;
    const wrong = await operator.send('POST', '/api/admin/second-factor', { secret, code: '123' });
    expect(wrong.status).toBe(422);
    expect((await operator.get('/api/admin/second-factor')).body.on).toBe(false);
    await turnOn(operator);
    const code = authenticatorCode(String(secret), used.api.clock.now);
    expect((await operator.send('POST', '/api/admin/second-factor', { secret, code })).status).toBe(409);
  });

  it('can be turned off in the configuration, and limits wrong codes', async () => {
    const operator = await signedIn();
    await turnOn(operator);
    const off = await createTestApi(used.database, { config: { secondFactor: false } });
    const answer = await createTestBrowser(off.app).send('POST', '/api/admin/session', {
      password: testPassword,
    });
    expect(answer.status).toBe(204);
    await off.close();

    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const browser = await limited.app.inject({
        method: 'POST',
        url: '/api/admin/session',
        headers: { host: 'localhost:3000' },
        remoteAddress: `203.0.113.${turn}`,
        payload: { password: testPassword, code: '000000' },
      });
      statuses.push(browser.statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    await limited.close();
  });
});

describe('sign-ins', () => {
  it('are in the audit log with their browser, refused ones counted by the hour', async () => {
    const operator = await signedIn();
    for (const _turn of [1, 2, 3]) await signIn(undefined, 'wrong');
    later(3700);
    await signIn(undefined, 'wrong');
    expect(await auditLogOf(operator)).toEqual([
      ['sign-in-failed', 'wrong password', 1],
      ['sign-in-failed', 'wrong password', 3],
      ['signed-in', 'an unknown browser', 1],
    ]);
  });

  it('are listed, and each can be ended from another browser', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const sessions = (await here.get('/api/admin/sessions')).body as unknown as {
      id: number;
      current: boolean;
    }[];
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const other = sessions.find(({ current }) => !current);
    expect((await here.send('DELETE', `/api/admin/sessions/${other?.id}`)).status).toBe(200);
    expect((await there.get('/api/admin/session')).status).toBe(401);
    expect((await here.send('DELETE', `/api/admin/sessions/${other?.id}`)).status).toBe(404);
    expect((await here.get('/api/admin/session')).status).toBe(200);
    expect((await auditLogOf(here))[0]).toEqual(['session-ended', `#${other?.id}`, 1]);
  });
});
