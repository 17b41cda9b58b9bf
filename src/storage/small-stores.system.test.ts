import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { exampleNow } from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Database } from './database.ts';
import { createEnquiryStore } from './enquiry-store.ts';
import { createOperatorStore } from './operator-store.ts';
import { createProfileStore } from './profile-store.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const later = (ms: number) => new Date(exampleNow.getTime() + ms);

describe('the inquiry store', () => {
  it('stores inquiries as sent and lists them newest first, page by page', async () => {
    const store = createEnquiryStore(database);
    const enquiry = {
      email: 'ines@quay.test',
      name: 'Ines Quay\u0000',
      phone: '',
      company: 'Quay',
      jobTitle: '',
      message: 'Could you call us about invoices?',
      companySize: '11-50' as const,
    };
    const queueing = { limits: null, sendJob: async () => {} };
    const first = await store.createEnquiry(enquiry, {
      consentVersion: '1',
      mails: [],
      queueing: { ...queueing, now: exampleNow },
    });
    const second = await store.createEnquiry(enquiry, {
      consentVersion: '2',
      mails: [],
      queueing: { ...queueing, now: later(1) },
    });
    expect(first).toEqual({
      ...enquiry,
      name: 'Ines Quay',
      id: first.id,
      consentVersion: '1',
      createdAt: exampleNow,
    });
    expect(await store.listEnquiries({ limit: 1 })).toEqual([second]);
    expect(await store.listEnquiries({ limit: 5, before: second })).toEqual([first]);
  });
});

describe('the operator store', () => {
  it('keeps the first password hash if several processes create one', async () => {
    const store = createOperatorStore(database);
    expect(await store.getPasswordHash()).toBeNull();
    const kept = await Promise.all(['a', 'b', 'c'].map((hash) => store.setFirstPasswordHash(hash)));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await store.getPasswordHash()).toBe(['a', 'b', 'c'][kept.indexOf(true)]);
  });

  it('recognizes sessions until they expire or are signed out', async () => {
    const store = createOperatorStore(database);
    const session = { createdAt: exampleNow, expiresAt: later(1000), browser: 'Firefox on Linux' };
    await store.createSession('hash', session);
    expect(await store.getSession('hash', later(999))).toEqual({ ...session, id: expect.any(Number) });
    expect(await store.getSession('hash', later(1000))).toBeNull();
    expect(await store.getSession('other', exampleNow)).toBeNull();
    await store.createSession('next', { createdAt: later(1000), expiresAt: later(5000), browser: '' });
    expect(await store.getSession('hash', exampleNow)).toBeNull();
    await store.deleteSession('next');
    await store.deleteSession('next');
    expect(await store.getSession('next', later(1001))).toBeNull();
  });
});

describe('the profile store', () => {
  it('returns a profile unchanged, by its version', async () => {
    const store = createProfileStore(database);
    await store.saveProfile('one', defaultProfile, exampleNow);
    await store.saveProfile('one', { ...defaultProfile, modules: [] }, later(1));
    expect(await store.getProfile('one')).toEqual(defaultProfile);
    expect(await store.getProfile('two')).toBeNull();
  });
});
