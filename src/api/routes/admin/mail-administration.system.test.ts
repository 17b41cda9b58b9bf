import { beforeEach, describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
let operator: TestBrowser;
let auditId = 0;
beforeEach(async () => {
  operator = createTestBrowser(used.api.app);
  await operator.send('POST', '/api/admin/session', { password: testPassword });
  auditId = (await createFinishedAudit(used.api)).id;
});

const subscribe = async (over: object = {}) =>
  (
    await createTestBrowser(used.api.app).send('POST', '/api/subscribe', {
      email: 'mara@quay.test',
      name: 'Mara',
      auditId,
      ...over,
    })
  ).body.subscriberId as string;
const list = async (what: string) => (await operator.get(`/api/admin/${what}`)).body as unknown as Row[];
interface Row extends Record<string, unknown> {
  id: number;
}

describe('subscribers', () => {
  it('are listed newest first, without the id that opens the report', async () => {
    const own = await subscribe();
    await subscribe({ email: 'next@quay.test' });
    const answer = await operator.get('/api/admin/subscribers');
    expect(answer.body).toMatchObject([
      { email: 'next@quay.test', verified: false, auditId, domain: 'harbour-dental.test' },
      { email: 'mara@quay.test', verified: false, verifiedAt: null },
    ]);
    expect(answer.text).not.toContain(own);
    expect(await list('enquiries')).toEqual([]);
    const paged = await operator.get('/api/admin/subscribers?limit=1');
    expect(String(paged.headers.link)).toMatch(/^<\/api\/admin\/subscribers\?limit=1&before=/);
  });

  it('are exported as CSV without formulas for spreadsheets', async () => {
    await subscribe({
      name: '=HYPERLINK("http://spam.test","x")',
      company: 'Quay, "Sons"\nLtd',
      phone: '+1 555 0100',
    });
    const answer = await operator.get('/api/admin/subscribers/csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="subscribers.csv"');
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = answer.bytes.toString('utf8').slice(1);
    expect(text.split('\r\n')[0]).toBe(
      'email,name,phone,company,aiImportance,auditId,domain,verified,verifiedAt,unsubscribedAt,createdAt,consentVersion,consentText',
    );
    expect(text).toContain(
      `mara@quay.test,"'=HYPERLINK(""http://spam.test"",""x"")",+1 555 0100,"Quay, ""Sons""\nLtd",,${auditId},`,
    );
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('are deleted one by one or all at once, with their emails', async () => {
    await subscribe();
    const kept = await subscribe({ email: 'next@quay.test' });
    const [, first] = await list('subscribers');
    const answer = await operator.send('DELETE', `/api/admin/subscribers/${first?.id}`);
    expect([answer.status, answer.body.message]).toEqual([200, 'The subscriber was deleted.']);
    expect((await operator.send('DELETE', `/api/admin/subscribers/${first?.id}`)).status).toBe(404);
    expect((await list('outbox')).map(({ to }) => to)).toEqual(['next@quay.test']);
    await createTestBrowser(used.api.app).send('POST', '/api/subscribe', {
      email: 'enquirer@quay.test',
      name: 'Enno',
      message: 'Please call me back soon.',
    });
    const cleared = await operator.send('DELETE', '/api/admin/clear-all-subscriber-data');
    expect([cleared.status, cleared.body.message]).toEqual([200, '1 subscriber was deleted.']);
    expect(await list('subscribers')).toEqual([]);
    expect((await list('outbox')).map(({ kind }) => kind).sort()).toEqual([
      'enquiry-receipt',
      'enquiry-to-operator',
    ]);
    expect((await createTestBrowser(used.api.app).get(`/api/subscribe/${kept}`)).status).toBe(404);
    expect(await list('enquiries')).toHaveLength(1);
  });
});

describe('the outbox', () => {
  it('shows waiting emails with their links', async () => {
    await subscribe();
    expect(await list('outbox')).toMatchObject([
      {
        kind: 'verification',
        to: 'mara@quay.test',
        subject: 'Please verify your email address to get your AI diagnosis report',
        text: expect.stringMatching(/http:\/\/localhost:3000\/verify\/[\w-]{43}/),
        status: 'queued',
        attempts: 0,
      },
    ]);
  });

  it('resends only waiting, failed, and uncertain emails', async () => {
    await subscribe();
    const [mail] = await list('outbox');
    const path = `/api/admin/outbox/${mail?.id}/resend`;
    const setStatus = (status: string) =>
      used.database.pool.query('update outbox set status = $1, attempts = 1', [status]);
    for (const [status, answer] of [
      ['queued', 200],
      ['failed', 200],
      ['uncertain', 200],
      ['sending', 410],
      ['sent', 410],
      ['expired', 410],
    ] as const) {
      await setStatus(status);
      used.api.sentMails.length = 0;
      expect([status, (await operator.send('POST', path)).status]).toEqual([status, answer]);
      expect(used.api.sentMails).toEqual(answer === 200 ? [mail?.id] : []);
    }
    expect((await operator.send('POST', '/api/admin/outbox/99999999/resend')).status).toBe(404);
  });
});

describe('deleting by the operator leaves no address', () => {
  const address = 'gone@quay.test';
  const enquire = () =>
    createTestBrowser(used.api.app).send('POST', '/api/subscribe', {
      email: address,
      name: 'Gone',
      message: 'Please call me back soon.',
    });
  const rowsHolding = async () => {
    const { rows } = await used.database.pool.query<{ place: string }>(
      `select 'subscribers' as place from subscribers where address = $1
       union all select 'outbox' from outbox where address = $1 or to_address = $1
       union all select 'mail_tokens' from mail_tokens where address = $1
       union all select 'enquiries' from enquiries where email = $1`,
      [address],
    );
    return [...new Set(rows.map(({ place }) => place))].sort();
  };

  it('of one subscriber', async () => {
    await subscribe({ email: address });
    expect(await rowsHolding()).toEqual(['mail_tokens', 'outbox', 'subscribers']);
    const [newest] = await list('subscribers');
    await operator.send('DELETE', `/api/admin/subscribers/${newest?.id}`);
    expect(await rowsHolding()).toEqual([]);
  });

  it('of all subscribers, except those who also wrote', async () => {
    await subscribe({ email: address });
    await operator.send('DELETE', '/api/admin/clear-all-subscriber-data');
    expect(await rowsHolding()).toEqual([]);
    await subscribe({ email: address });
    await enquire();
    await operator.send('DELETE', '/api/admin/clear-all-subscriber-data');
    expect(await rowsHolding()).toEqual(['enquiries', 'mail_tokens', 'outbox']);
  });

  it('of one inquiry, except if its sender also requested a report', async () => {
    await enquire();
    const [first] = await list('enquiries');
    const answer = await operator.send('DELETE', `/api/admin/enquiries/${first?.id}`);
    expect([answer.status, answer.body.message]).toEqual([200, 'The inquiry was deleted.']);
    expect(await rowsHolding()).toEqual([]);
    expect((await operator.send('DELETE', `/api/admin/enquiries/${first?.id}`)).status).toBe(404);
    expect((await list('trail'))[0]).toMatchObject({ action: 'enquiry-deleted', count: 1 });
    await enquire();
    await subscribe({ email: address });
    const [second] = await list('enquiries');
    await operator.send('DELETE', `/api/admin/enquiries/${second?.id}`);
    expect(await rowsHolding()).toEqual(['mail_tokens', 'outbox', 'subscribers']);
  });

  it('of one inquiry among several, with its emails', async () => {
    const write = (message: string) =>
      createTestBrowser(used.api.app).send('POST', '/api/subscribe', {
        email: address,
        name: 'Gone',
        message,
      });
    await write('Please forget this one.');
    used.api.clock.now = new Date(used.api.clock.now.getTime() + 1000);
    await write('Please keep this one.');
    const mailsSaying = async (text: string) =>
      (await list('outbox')).filter((mail) => String(mail.text).includes(text)).length;
    expect([await mailsSaying('forget this'), await mailsSaying('keep this')]).toEqual([1, 1]);
    const all = await list('enquiries');
    const first = all.find(({ message }) => String(message).includes('forget this'));
    await operator.send('DELETE', `/api/admin/enquiries/${first?.id}`);
    expect([await mailsSaying('forget this'), await mailsSaying('keep this')]).toEqual([0, 1]);
  });

  it('of one request among several, with its emails', async () => {
    await subscribe({ email: address });
    used.api.clock.now = new Date(used.api.clock.now.getTime() + 1000);
    await subscribe({ email: address });
    const [newest] = await list('subscribers');
    expect(await list('outbox')).toHaveLength(2);
    await operator.send('DELETE', `/api/admin/subscribers/${newest?.id}`);
    expect(await list('outbox')).toHaveLength(1);
  });
});
