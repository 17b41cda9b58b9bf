import { beforeEach, describe, expect, it } from 'vitest';
import { createLeadStore } from '#storage/lead-store.ts';
import type { ProductEvent } from '#storage/product-events.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
let operator: TestBrowser;

beforeEach(async () => {
  operator = createTestBrowser(used.api.app);
  await operator.send('POST', '/api/admin/session', { password: testPassword });
});

interface Row extends Record<string, unknown> {
  id: number;
}
const list = async (query = '') => (await operator.get(`/api/admin/leads${query}`)).body as unknown as Row[];
const emails = async (query = '') => (await list(query)).map(({ email }) => email);
const write = (email: string, over: object = {}) =>
  createTestBrowser(used.api.app).send('POST', '/api/subscribe', {
    email,
    name: email.split('@')[0],
    message: 'Please call me about it.',
    ...over,
  });
const tick = () => {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + 1000);
};

describe('leads', () => {
  it('have one entry per address, from inquiries and report requests, newest first', async () => {
    const { id: auditId } = await createFinishedAudit(used.api);
    await write('Ada@Quay.test', { name: 'Ada', company: 'Quay' });
    tick();
    await write('bea@quay.test');
    tick();
    await write('ada@quay.test', { name: 'Ada L.', message: undefined, auditId });
    expect(await list()).toMatchObject([
      {
        email: 'ada@quay.test',
        name: 'Ada L.',
        company: 'Quay',
        status: 'new',
        enquiries: 1,
        reports: 1,
        verified: false,
        diagnoses: [{ auditId, domain: 'harbour-dental.test' }],
        updatedAt: null,
      },
      { email: 'bea@quay.test', enquiries: 1, reports: 0, diagnoses: [] },
    ]);
    const [ada] = await list();
    const detail = (await operator.get(`/api/admin/leads/${ada?.id}`)).body;
    expect(detail.entries).toMatchObject([
      { kind: 'report', diagnosis: { auditId, verified: false } },
      { kind: 'enquiry', message: 'Please call me about it.' },
    ]);
  });

  it('store status, owner, notes, and a date, and can be searched, filtered, sorted, and paged by them', async () => {
    for (const name of ['ada', 'bea', 'cleo']) {
      await write(`${name}@quay.test`);
      tick();
    }
    const [cleo, bea, ada] = await list();
    const change = (row: Row | undefined, body: object) =>
      operator.send('PATCH', `/api/admin/leads/${row?.id}`, body);
    const changed = await change(bea, {
      status: 'won',
      owner: ' Max ',
      nextDate: '2030-02-28',
      notes: '50% sure',
    });
    expect(changed.body).toMatchObject({
      status: 'won',
      owner: 'Max',
      nextDate: '2030-02-28',
      notes: '50% sure',
    });
    await change(ada, { nextDate: '2030-01-31' });

    expect(await emails('?status=won')).toEqual(['bea@quay.test']);
    expect(await emails('?search=50%25')).toEqual(['bea@quay.test']);
    expect(await emails('?search=MAX')).toEqual(['bea@quay.test']);
    expect(await emails('?dueUntil=2030-02-01')).toEqual(['ada@quay.test']);
    expect(await emails('?sort=next&order=asc')).toEqual([
      'ada@quay.test',
      'bea@quay.test',
      'cleo@quay.test',
    ]);
    expect(await emails('?sort=name&order=asc&limit=2')).toEqual(['ada@quay.test', 'bea@quay.test']);
    const first = await operator.get('/api/admin/leads?sort=name&order=asc&limit=2');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect(((await operator.get(next)).body as unknown as Row[]).map(({ email }) => email)).toEqual([
      'cleo@quay.test',
    ]);
    expect((await operator.get('/api/admin/leads/counts')).body).toEqual({
      new: 2,
      contacted: 0,
      won: 1,
      lost: 0,
    });

    const many = await operator.send('PATCH', '/api/admin/leads', {
      ids: [ada?.id, cleo?.id],
      status: 'lost',
    });
    expect(many.body.message).toBe('2 leads were changed.');
    expect(await emails('?status=lost')).toHaveLength(2);
  });

  it('record what was changed, when, and in which browser, and ignore changes without effect', async () => {
    await write('ada@quay.test');
    await write('bea@quay.test');
    const [bea, ada] = (await list('?sort=name&order=desc')) as [Row, Row];
    const historyOf = async (row: Row) =>
      (await operator.get(`/api/admin/leads/${row.id}`)).body.changes as Record<string, unknown>[];
    expect(await historyOf(ada)).toEqual([]);
    const path = `/api/admin/leads/${ada.id}`;
    await operator.send('PATCH', path, { status: 'contacted', owner: '', nextDate: '2030-02-28' });
    const firstAt = used.api.clock.now.toISOString();
    tick();
    await operator.send('PATCH', '/api/admin/leads', { ids: [ada.id, bea.id], status: 'contacted' });
    await operator.send('PATCH', path, { nextDate: null, notes: 'Call at noon' });
    const at = used.api.clock.now.toISOString();
    const browser = 'an unknown browser';
    expect(await historyOf(ada)).toMatchObject([
      { at, browser, field: 'notes', before: '', after: 'Call at noon' },
      { at, browser, field: 'nextDate', before: '2030-02-28', after: '' },
      { at: firstAt, browser, field: 'nextDate', before: '', after: '2030-02-28' },
      { at: firstAt, browser, field: 'status', before: 'new', after: 'contacted' },
    ]);
    expect(await historyOf(bea)).toMatchObject([{ at, field: 'status', before: 'new', after: 'contacted' }]);
  });

  it.each([
    [{ status: 'gone' }, 'status'],
    [{ nextDate: '2030-02-30' }, 'nextDate'],
    [{ nextDate: 'soon' }, 'nextDate'],
    [{ owner: 'x'.repeat(101) }, 'owner'],
    [{ notes: 'x'.repeat(4001) }, 'notes'],
  ])('refuse %j and change nothing', async (body, field) => {
    await write('ada@quay.test');
    const [before] = await list();
    const answer = await operator.send('PATCH', `/api/admin/leads/${before?.id}`, body);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([422, [field]]);
    expect(await list()).toEqual([before]);
  });

  it('are exported without formulas for spreadsheets', async () => {
    await write('ada@quay.test', { name: '=1+1', company: 'Quay, "North"' });
    const { text, headers } = await operator.get('/api/admin/leads/csv?status=new');
    expect(headers['content-disposition']).toBe('attachment; filename="leads.csv"');
    expect(text.split('\r\n')[1]).toMatch(/^ada@quay\.test,'=1\+1,"Quay, ""North""",,new,/);
    expect((await operator.get('/api/admin/leads/csv?status=won')).text.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('erasing a lead', () => {
  it('removes everything about the address and nothing about another, and leaves a receipt without personal data', async () => {
    const { id: auditId } = await createFinishedAudit(used.api);
    await write('Ada@quay.test');
    await write('ada@quay.test', { message: undefined, auditId });
    await write('bea@quay.test');
    const [ada] = await list('?search=ada');
    await operator.send('PATCH', `/api/admin/leads/${ada?.id}`, { notes: 'Ada likes darjeeling' });
    const answer = await operator.send('DELETE', `/api/admin/leads/${ada?.id}`);
    expect(answer.body.receipt).toMatchObject({ enquiries: 1, reports: 1, mails: 3 });
    expect((await operator.send('DELETE', `/api/admin/leads/${ada?.id}`)).status).toBe(404);

    for (const table of [
      'leads',
      'lead_changes',
      'enquiries',
      'subscribers',
      'mail_tokens',
      'outbox',
      'trail',
    ]) {
      const { rows } = await used.database.pool.query(`select * from ${table}`);
      expect(JSON.stringify(rows), table).not.toMatch(/ada@|darjeeling/i);
    }
    expect(await emails()).toEqual(['bea@quay.test']);
    expect((await operator.get('/api/admin/enquiries')).body).toHaveLength(1);
    const [entry] = (await operator.get('/api/admin/trail')).body as unknown as Row[];
    const { number } = answer.body.receipt as { number: number };
    expect(entry).toMatchObject({
      id: number,
      action: 'address-erased',
      subject: `#${ada?.id}`,
      details: expect.stringContaining('inquiries 1, report requests 1, emails 3'),
    });
    expect((await operator.get(`/api/audits/${auditId}`)).status).toBe(200);
  });

  it('happens automatically with the last entry of the address', async () => {
    const { id: auditId } = await createFinishedAudit(used.api);
    await write('ada@quay.test');
    await write('ada@quay.test', { message: undefined, auditId });
    const [enquiry] = (await operator.get('/api/admin/enquiries')).body as unknown as Row[];
    await operator.send('DELETE', `/api/admin/enquiries/${enquiry?.id}`);
    expect(await emails()).toEqual(['ada@quay.test']);
    await operator.send('DELETE', '/api/admin/clear-all-subscriber-data');
    expect(await emails()).toEqual([]);
  });
});

describe('events', () => {
  it('are sent for each change and for the deletion, in the same transaction', async () => {
    await write('ada@quay.test');
    const [ada] = await list();
    const events: ProductEvent[] = [];
    const store = createLeadStore(used.database, async (_tx, event) => void events.push(event));
    const id = ada?.id ?? 0;
    const by = { now: used.api.clock.now, browser: 'Firefox on Linux' };
    await store.changeLeads([id, id + 1000], { status: 'contacted' }, by);
    await store.changeLeads([id], { status: 'contacted' }, by);
    await store.eraseLead(id, used.api.clock.now);
    expect(events).toEqual([
      { event: 'lead.updated', id },
      { event: 'lead.deleted', id },
    ]);

    await write('bea@quay.test');
    const [bea] = await list();
    const broken = createLeadStore(used.database, async () => {
      throw new Error('the queue is away');
    });
    await expect(broken.eraseLead(bea?.id ?? 0, used.api.clock.now)).rejects.toThrow('the queue is away');
    expect(await emails()).toEqual(['bea@quay.test']);
  });
});
