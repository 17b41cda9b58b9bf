import { beforeEach, describe, expect, it } from 'vitest';
import { reportConsent } from '#shared/report-consent.ts';
import { newestToken } from '#tests/support/mail-links.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { createFinishedAudit, createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const hourMs = 3_600_000;
let auditId = 0;
let at: Date;
beforeEach(async () => {
  at = used.api.clock.now;
  auditId = (await createFinishedAudit(used.api)).id;
  return () => {
    used.api.clock.now = at;
  };
});

const visitor = (api = used.api) => createTestBrowser(api.app);
const form = (over: object = {}) => ({
  email: 'Mara@Quay.test',
  name: 'Mara Quay',
  phone: '+1 555 0100',
  company: 'Quay Ltd',
  aiImportance: 'Very Important',
  auditId,
  ...over,
});
const post = (path: string, body?: unknown) => visitor().send('POST', `/api/subscribe${path}`, body);
const subscribe = async (over: object = {}) => {
  const answer = await post('', form(over));
  expect(answer.status, answer.text).toBe(200);
  return answer.body.subscriberId as string;
};
const tokenFor = (purpose: 'verify' | 'unsubscribe' | 'delete', to = 'Mara@Quay.test') =>
  newestToken(used.database, purpose, to);
const report = (subscriberId: string, id = auditId) =>
  visitor().get(`/api/audits/${id}/report?subscriberId=${subscriberId}`);
const verify = async () => post('/verify', { token: await tokenFor('verify') });
const rows = async (table: string) =>
  (await used.database.pool.query(`select * from ${table} order by created_at, 1`)).rows;
const pass = (ms: number) => {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + ms);
};

describe('POST /api/subscribe for a report', () => {
  it('returns a new, unverified id each time, the same way for every address', async () => {
    const answers = [];
    for (const email of ['mara@quay.test', 'mara@quay.test', 'other@quay.test']) {
      answers.push(await post('', form({ email })));
    }
    expect(new Set(answers.map((answer) => answer.body.subscriberId)).size).toBe(3);
    for (const answer of answers) {
      expect(answer.body).toEqual({ subscriberId: expect.stringMatching(/^[\w-]{43}$/) });
      expect((await visitor().get(`/api/subscribe/${answer.body.subscriberId}`)).body).toEqual({
        verified: false,
      });
    }
  });

  it('stores the entries with the consent and its version, and queues the email with them', async () => {
    const subscriberId = await subscribe({ auditId: String(auditId) });
    expect(await rows('subscribers')).toMatchObject([
      {
        subscriber_id: subscriberId,
        email: 'Mara@Quay.test',
        name: 'Mara Quay',
        ai_importance: 'Very Important',
        domain: 'harbour-dental.test',
        consent_text: reportConsent.text,
        consent_version: reportConsent.version,
        verified_at: null,
      },
    ]);
    const [mail] = await rows('outbox');
    expect(mail).toMatchObject({ kind: 'verification', to_address: 'Mara@Quay.test', status: 'queued' });
    expect(`${mail.text}${mail.html}`).not.toMatch(/Mara Quay|Quay Ltd/);
    expect(used.api.sentMails).toEqual([Number(mail.id)]);
  });

  it('stores tokens only as hashes', async () => {
    await subscribe();
    const token = await tokenFor('verify');
    expect(JSON.stringify(await rows('mail_tokens'))).not.toContain(token);
  });

  it('requires only email and name', async () => {
    expect((await post('', { email: 'a@quay.test', name: 'A', auditId })).status).toBe(200);
  });

  it.each([
    [{ email: 'mara' }, ['email']],
    [{ email: 'a@quay.test\r\nBcc: b@quay.test' }, ['email']],
    [{ email: 'a@quay.test, b@quay.test' }, ['email']],
    [{ name: ' ' }, ['name']],
    [{ aiImportance: 'Vital' }, ['aiImportance']],
    [{ auditId: 'x' }, ['auditId']],
    [{ auditId: -1 }, ['auditId']],
    [{ auditId: null }, ['auditId']],
    [{ message: 'of the other form' }, ['message']],
  ])('refuses %j', async (over, fields) => {
    const answer = await post('', form(over));
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([422, fields]);
    expect(await rows('subscribers')).toEqual([]);
  });

  it('refuses a report of an unknown diagnosis', async () => {
    const answer = await post('', form({ auditId: 42 }));
    expect([answer.status, answer.body.code]).toEqual([404, 'audit-not-found']);
  });

  it('treats every address with a plus sign as its mailbox, for limits and unsubscribing', async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const ask = async (email: string) => {
      const answer = await visitor(limited).send('POST', '/api/subscribe', form({ email }));
      expect(answer.status).toBe(200);
    };
    for (let n = 1; n <= 5; n += 1) await ask(`Victim+${n}@quay.test`);
    expect(await rows('outbox')).toHaveLength(3);
    await ask('victim@quay.test');
    expect(await rows('outbox')).toHaveLength(3);
    for (const other of ['victims@quay.test', 'victi_@quay.test', 'victim@other.test']) await ask(other);
    expect(await rows('outbox')).toHaveLength(6);
    const token = await tokenFor('unsubscribe', 'Victim+3@quay.test');
    expect((await post('/unsubscribe', { token })).status).toBe(204);
    const statuses = (await rows('outbox')).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(3).fill('expired'), ...Array(3).fill('queued')]);
    limited.clock.now = new Date(limited.clock.now.getTime() + 25 * hourMs);
    for (const email of ['victim@quay.test', 'victim+9@quay.test', 'VICTIM+3@quay.test']) await ask(email);
    expect(await rows('outbox')).toHaveLength(6);
    await limited.close();
  });

  it('sends one address at most 3 emails an hour and 10 a day, with the same answer', async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const ask = async (email: string) => {
      const answer = await visitor(limited).send('POST', '/api/subscribe', form({ email }));
      expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['subscriberId']]);
    };
    const mails = async () =>
      (await rows('outbox')).filter((mail) => mail.address === 'mara@quay.test').length;
    for (const email of ['mara@quay.test', 'MARA@quay.test', 'Mara@Quay.Test', 'mara@quay.test'])
      await ask(email);
    expect(await mails()).toBe(3);
    for (let hour = 0; hour < 5; hour += 1) {
      limited.clock.now = new Date(limited.clock.now.getTime() + hourMs + 1000);
      for (let turn = 0; turn < 4; turn += 1) await ask('mara@quay.test');
    }
    expect(await mails()).toBe(10);
    await ask('other@quay.test');
    expect((await rows('outbox')).some((mail) => mail.address === 'other@quay.test')).toBe(true);
    await limited.close();
  });

  it('keeps ids, tokens, and entries out of the log if email is delivered', async () => {
    const delivering = await createTestApi(used.database, {
      config: {
        mail: {
          smtp: { host: '127.0.0.1', port: 25, secure: false, requireTls: false, credentials: null },
          from: null,
        },
      },
    });
    const answer = await visitor(delivering).send('POST', '/api/subscribe', form());
    const token = await tokenFor('verify');
    await visitor(delivering).send('POST', '/api/subscribe/verify', { token });
    await visitor(delivering).get(`/api/subscribe/${answer.body.subscriberId}`);
    await visitor(delivering).get(`/api/audits/${auditId}/report?subscriberId=${answer.body.subscriberId}`);
    const log = JSON.stringify(delivering.logLines);
    expect(log).toContain('subscriber-verified');
    for (const secret of [answer.body.subscriberId as string, token, 'quay', 'Mara']) {
      expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    await delivering.close();
  });

  it('prints each link in the log if there is no mail server', async () => {
    used.api.logLines.length = 0;
    const subscriberId = await subscribe();
    const token = await tokenFor('verify');
    const kept = used.api.logLines.filter(({ event }) => event === 'mail-kept');
    expect(kept).toHaveLength(1);
    expect(kept[0]?.links).toContain(`http://localhost:3000/verify/${token}`);
    expect(JSON.stringify(used.api.logLines)).not.toContain(subscriberId);
  });
});

describe('POST /api/subscribe/verify', () => {
  it('verifies with one click, opens only this report, and notifies operator and visitor', async () => {
    const subscriberId = await subscribe();
    expect((await report(subscriberId)).status).toBe(401);
    const answer = await verify();
    expect([answer.status, answer.body]).toEqual([200, { subscriberId, auditId }]);
    expect((await visitor().get(`/api/subscribe/${subscriberId}`)).body).toEqual({ verified: true });
    const opened = await report(subscriberId);
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    const other = await createFinishedAudit(used.api);
    expect(other.id).not.toBe(auditId);
    expect((await report(subscriberId, other.id)).status).toBe(401);
    expect((await rows('outbox')).map(({ kind, to_address }) => [kind, to_address])).toEqual([
      ['verification', 'Mara@Quay.test'],
      ['subscriber-to-operator', 'hello@example.com'],
      ['report-ready', 'Mara@Quay.test'],
    ]);
  });

  it('works once, within 48 hours, and otherwise explains why not', async () => {
    await subscribe();
    const first = await tokenFor('verify');
    expect((await post('/verify', { token: first })).status).toBe(200);
    const again = await post('/verify', { token: first });
    expect([again.status, again.body.code]).toEqual([410, 'link-used']);
    await subscribe({ email: 'late@quay.test' });
    const late = await tokenFor('verify', 'late@quay.test');
    pass(48 * hourMs + 60_000);
    const expired = await post('/verify', { token: late });
    expect([expired.status, expired.body.code]).toEqual([410, 'link-expired']);
    const unknown = await post('/verify', { token: 'A'.repeat(43) });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'link-unknown']);
  });

  it('accepts no token of another purpose, and only one of two simultaneous clicks', async () => {
    await subscribe();
    const answer = await post('/verify', { token: await tokenFor('unsubscribe') });
    expect([answer.status, answer.body.code]).toEqual([404, 'link-unknown']);
    const token = await tokenFor('verify');
    const clicks = await Promise.all([1, 2, 3].map(() => post('/verify', { token })));
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it.each([{}, { token: 5 }, { token: '' }, { token: 'x'.repeat(201) }])('refuses %j', async (body) => {
    expect((await post('/verify', body)).status).toBe(422);
  });

  it('opens the report for 30 days', async () => {
    const subscriberId = await subscribe();
    await verify();
    pass(30 * 24 * hourMs - 60_000);
    expect((await visitor().get(`/api/subscribe/${subscriberId}`)).body).toEqual({ verified: true });
    pass(120_000);
    expect((await visitor().get(`/api/subscribe/${subscriberId}`)).body).toEqual({ verified: false });
    expect((await report(subscriberId)).status).toBe(401);
  });

  it('announces a report only after the diagnosis has ended', async () => {
    const pending = await createPendingAudit(used.api, { website: 'slow.test' });
    await subscribe({ auditId: pending.id });
    await verify();
    const kinds = async () => (await rows('outbox')).map(({ kind }) => kind);
    expect(await kinds()).not.toContain('report-ready');
    await pending.owner.send('POST', `/api/audits/${pending.id}/scan`);
    await used.api.finishScan(pending.id);
    await subscribe({ email: 'next@quay.test' });
    await post('/verify', { token: await tokenFor('verify', 'next@quay.test') });
    expect((await kinds()).filter((kind) => kind === 'report-ready')).toHaveLength(2);
  });
});

describe('the waiting tab', () => {
  it('can request the email again; every link in it then works', async () => {
    const subscriberId = await subscribe();
    const first = await tokenFor('verify');
    expect((await post('/resend', { subscriberId })).status).toBe(204);
    expect(await rows('outbox')).toHaveLength(2);
    expect((await post('/verify', { token: first })).body.subscriberId).toBe(subscriberId);
    expect((await verify()).body.subscriberId).toBe(subscriberId);
    const mails = (await rows('outbox')).length;
    expect((await post('/resend', { subscriberId })).status).toBe(204);
    expect(await rows('outbox')).toHaveLength(mails);
  });

  it('opens the report without the id in any address', async () => {
    const subscriberId = await subscribe();
    const waiting = visitor();
    const ask = () => waiting.send('POST', '/api/subscribe/access', { subscriberId });
    const early = await ask();
    expect([early.body, early.headers['set-cookie']]).toEqual([{ verified: false }, undefined]);
    await verify();
    const answer = await ask();
    expect([answer.status, answer.body]).toEqual([200, { verified: true }]);
    expect(String(answer.headers['set-cookie'])).toMatch(
      new RegExp(
        `^report-access=${subscriberId}; Path=/api/audits/${auditId}/report; Expires=[^;]+ GMT; HttpOnly; SameSite=Strict$`,
      ),
    );
    const opened = await waiting.get(`/api/audits/${auditId}/report`);
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    const other = await createFinishedAudit(used.api);
    expect((await waiting.get(`/api/audits/${other.id}/report`)).status).toBe(401);
    expect((await visitor().get(`/api/audits/${auditId}/report`)).status).toBe(401);
  });

  it('learns nothing about invalid ids', async () => {
    for (const id of ['x', 'A'.repeat(43), '1']) {
      const read = await visitor().get(`/api/subscribe/${id}`);
      expect([read.status, read.body.code]).toEqual([404, 'subscriber-not-found']);
      expect((await post('/resend', { subscriberId: id })).status).toBe(404);
      const access = await post('/access', { subscriberId: id });
      expect([access.status, access.headers['set-cookie']]).toEqual([404, undefined]);
    }
  });
});

describe('a link that no longer works', () => {
  it('is replaced: a used or expired one requests the same report again, a wrong one does not', async () => {
    await subscribe();
    const token = await tokenFor('verify');
    pass(49 * hourMs);
    expect((await post('/verify', { token })).body.code).toBe('link-expired');
    const renewed = await post('/renew', { token });
    expect([renewed.status, renewed.body.auditId]).toEqual([200, auditId]);
    const subscriberId = renewed.body.subscriberId as string;
    expect((await report(subscriberId)).status).toBe(401);
    expect((await verify()).body).toEqual({ subscriberId, auditId });
    expect((await report(subscriberId)).status).toBe(200);
    pass(31 * 24 * hourMs);
    expect((await report(subscriberId)).status).toBe(401);
    expect((await post('/renew', { token })).status).toBe(200);
    const mails = (await rows('outbox')).length;
    const wrong = await post('/renew', { token: 'A'.repeat(43) });
    expect([wrong.status, wrong.body.code]).toEqual([404, 'link-unknown']);
    expect((await post('/renew', { token: await tokenFor('delete') })).status).toBe(404);
    expect(await rows('outbox')).toHaveLength(mails);
  });

  it('to verify is sent again by address, for its latest request, with the same answer for every other', async () => {
    await subscribe();
    const kinds = async () => (await rows('outbox')).map(({ kind }) => kind);
    expect((await post('/verification-links', { email: 'nobody@quay.test' })).status).toBe(204);
    expect(await kinds()).toEqual(['verification']);
    expect((await post('/verification-links', { email: 'MARA@quay.test' })).status).toBe(204);
    expect(await kinds()).toEqual(['verification', 'verification']);
    const verified = await verify();
    expect(verified.body).toMatchObject({ auditId });
    expect((await report(verified.body.subscriberId as string)).status).toBe(200);
    expect((await post('/verification-links', { email: 'mara' })).status).toBe(422);
  });

  it('to unsubscribe is sent again to a known address, with the same answer for every other', async () => {
    await subscribe();
    const mails = async () => (await rows('outbox')).map(({ kind }) => kind);
    for (const email of ['nobody@quay.test', 'MARA@quay.test'])
      expect((await post('/exit-links', { email })).status).toBe(204);
    expect(await mails()).toEqual(['verification', 'exit-links']);
    const token = await tokenFor('delete', 'MARA@quay.test');
    expect((await post('/delete', { token })).status).toBe(204);
    expect(await rows('subscribers')).toEqual([]);
    expect((await post('/exit-links', { email: 'mara' })).status).toBe(422);
  });
});

describe('unsubscribing and deleting', () => {
  it('unsubscribing stops all email to the address, including waiting emails', async () => {
    await subscribe();
    const answer = await post('/unsubscribe', { token: await tokenFor('unsubscribe') });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await rows('outbox')).map(({ status, text }) => [status, text])).toEqual([['expired', '']]);
    await subscribe({ email: 'mara@quay.test' });
    await post('', { email: 'MARA@quay.test', name: 'Mara', message: 'Please call me back soon.' });
    const kinds = (await rows('outbox')).map(({ kind }) => kind);
    expect(kinds).toEqual(['verification', 'enquiry-to-operator']);
    expect(JSON.stringify(await rows('suppressed_addresses'))).not.toMatch(/quay/i);
  });

  it('deleting removes everything about the address in any spelling, and nothing about others', async () => {
    const subscriberId = await subscribe();
    await verify();
    await subscribe({ email: 'mara@quay.test' });
    await post('', { email: 'MARA@QUAY.test', name: 'Mara', message: 'Please call me back soon.' });
    const others = await subscribe({ email: 'other@quay.test' });
    const token = await tokenFor('delete', 'mara@quay.test');
    expect((await post('/delete', { token })).status).toBe(204);
    for (const table of ['subscribers', 'enquiries', 'outbox', 'mail_tokens']) {
      expect(JSON.stringify(await rows(table)), table).not.toMatch(/mara@/i);
    }
    expect((await visitor().get(`/api/subscribe/${subscriberId}`)).status).toBe(404);
    expect((await report(subscriberId)).status).toBe(401);
    expect((await visitor().get(`/api/subscribe/${others}`)).status).toBe(200);
    const again = await post('/delete', { token });
    expect([again.status, again.body.code]).toEqual([410, 'link-used']);
  });
});
