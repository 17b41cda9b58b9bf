import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleNow } from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Database } from './database.ts';
import { createEnquiryStore } from './enquiry-store.ts';
import type { MailDraft, MailQueueing } from './outbox-record.ts';
import { createOutboxStore } from './outbox-store.ts';
import type { SubscriberStore } from './subscriber-record.ts';
import { createSubscriberStore } from './subscriber-store.ts';

let database: Database;
let store: SubscriberStore;
beforeAll(async () => {
  database = await createTestDatabase();
  store = createSubscriberStore(database);
});
afterAll(() => database.close());
beforeEach(() =>
  database.pool.query('truncate subscribers, enquiries, outbox, mail_tokens, suppressed_addresses cascade'),
);

const dayMs = 86_400_000;
const later = (ms: number) => new Date(exampleNow.getTime() + ms);
const queueing = (now = exampleNow): MailQueueing => ({ now, limits: null, sendJob: async () => {} });
const subscription = {
  email: 'Ines@Quay.test',
  name: 'Ines\u0000',
  phone: '',
  company: '',
  aiImportance: 'Unsure' as const,
  auditId: 2 ** 53 - 1,
};
const draft = (over: Partial<MailDraft> = {}): MailDraft => ({
  kind: 'verification',
  to: 'Ines@Quay.test',
  about: 'Ines@Quay.test',
  replyTo: null,
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
  unsubscribeUrl: null,
  links: [],
  tokens: [{ hash: 'verify-hash', purpose: 'verify', expiresAt: later(2 * dayMs) }],
  expiresAt: later(2 * dayMs),
  ...over,
});
const create = (subscriberId: string, mails: MailDraft[] = [], now = exampleNow) =>
  store.createSubscriber(subscription, {
    subscriberId,
    domain: 'quay.test',
    consent: { text: 'Agreed', version: '1' },
    mails,
    queueing: queueing(now),
  });
const countOf = async (table: string) =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count);

describe('the subscriber store', () => {
  it('writes the subscriber, the email, and its job together, or nothing', async () => {
    const failing = { ...queueing(), sendJob: async () => Promise.reject(new Error('no queue')) };
    await expect(
      store.createSubscriber(subscription, {
        subscriberId: 'a',
        domain: '',
        consent: { text: '', version: '' },
        mails: [draft()],
        queueing: failing,
      }),
    ).rejects.toThrow('no queue');
    for (const table of ['subscribers', 'outbox', 'mail_tokens']) expect(await countOf(table)).toBe(0);
    await create('a', [draft()]);
    for (const table of ['subscribers', 'outbox', 'mail_tokens']) expect(await countOf(table)).toBe(1);
    expect(await store.getSubscriber('a')).toMatchObject({ name: 'Ines', auditId: 2 ** 53 - 1 });
    expect(await store.getSubscriber('b')).toBeNull();
  });

  it("enforces an address' limit even for concurrent requests", async () => {
    const limited = { ...queueing(), limits: [{ max: 3, withinMs: 3_600_000 }] };
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        store.createSubscriber(subscription, {
          subscriberId: `s${turn}`,
          domain: '',
          consent: { text: '', version: '' },
          mails: [draft({ tokens: [] })],
          queueing: limited,
        }),
      ),
    );
    expect([await countOf('subscribers'), await countOf('outbox')]).toEqual([12, 3]);
  });

  it('starts the access period at the first verification', async () => {
    await create('a', [
      draft({
        tokens: ['one', 'two'].map((hash) => ({ hash, purpose: 'verify', expiresAt: later(2 * dayMs) })),
      }),
    ]);
    let composed = 0;
    const verify = (hash: string, now: Date) =>
      store.verify(hash, {
        validMs: 30 * dayMs,
        compose: () => {
          composed += 1;
          return [];
        },
        queueing: queueing(now),
      });
    await verify('one', later(1000));
    expect(await verify('two', later(dayMs))).toMatchObject({
      subscriber: { verifiedAt: later(1000), expiresAt: later(1000 + 30 * dayMs) },
    });
    expect(composed).toBe(1);
  });

  it('deletes old personal data, and keeps the rest', async () => {
    await create('old', [draft()], later(-400 * dayMs));
    await create('new', [draft({ tokens: [] })]);
    await createEnquiryStore(database).createEnquiry(
      {
        email: 'ines@quay.test',
        name: 'Ines',
        phone: '',
        company: '',
        jobTitle: '',
        message: 'Long ago.',
        companySize: '1-10',
      },
      { consentVersion: '1', mails: [], queueing: queueing(later(-400 * dayMs)) },
    );
    expect(await store.forgetOlderThan(later(-365 * dayMs))).toBe(4);
    expect((await store.listSubscribers({ limit: 5 })).map(({ subscriberId }) => subscriberId)).toEqual([
      'new',
    ]);
    expect(await countOf('outbox')).toBe(1);
    expect(await countOf('enquiries')).toBe(0);
  });

  it('removes an address from a newer link with the last entry of that address', async () => {
    await create('old', [draft()], later(-400 * dayMs));
    await database.pool.query(
      `insert into mail_tokens (token_hash, purpose, address, created_at, expires_at)
       values ('later', 'delete', 'ines@quay.test', $1, $2)`,
      [later(-100 * dayMs), later(dayMs)],
    );
    const links = () => database.pool.query('select address from mail_tokens order by address');
    expect((await links()).rows).toHaveLength(2);
    await store.forgetOlderThan(later(-365 * dayMs));
    expect((await links()).rows).toEqual([]);
  });
});

describe('the outbox store', () => {
  it('lets only one process claim an email at a time', async () => {
    await create('a', [draft()]);
    const outbox = createOutboxStore(database);
    const [entry] = await outbox.listOutbox({ limit: 1 });
    const claim = () => outbox.claim(entry?.id ?? 0, { now: exampleNow, leaseMs: 1000 });
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.filter((one) => one !== null)).toHaveLength(1);
  });
});
