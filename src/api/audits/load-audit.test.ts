import { describe, expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import type { AuditRecord, AuditStore } from '#storage/audit-record.ts';
import type { ProfileStore } from '#storage/profile-record.ts';
import { createAuditLoader } from './load-audit.ts';

const record: AuditRecord = {
  id: 7,
  kind: 'manual',
  scanId: null,
  website: 'example.com',
  domain: 'example.com',
  companyType: 'retail',
  companySize: '',
  specialty: '',
  businessDescription: null,
  ownerHash: 'owner',
  status: 'completed',
  failure: null,
  progress: null,
  reachedUrl: null,
  coverage: null,
  industry: null,
  team: null,
  scanQuality: null,
  scanQualityParts: [],
  seenNotCounted: [],
  closerReading: null,
  pagesScanned: 0,
  hasFavicon: false,
  edited: false,
  assumptions: {},
  profileVersion: 'one',
  revision: '1.0',
  createdAt: new Date(0),
  completedAt: new Date(0),
};

function sources() {
  const state = { reads: 0, revision: '1.0', ms: 0, missing: false };
  const audits: Pick<AuditStore, 'readAudit'> = {
    readAudit: async () => {
      state.reads += 1;
      if (state.missing) return null;
      return {
        record: { ...record, revision: state.revision },
        workflows: [],
        tasks: [],
        offerings: [],
        pages: [],
      };
    },
  };
  const profiles: Pick<ProfileStore, 'getProfile'> = { getProfile: async () => defaultProfile };
  const stores = { audits: audits as AuditStore, profiles: profiles as ProfileStore };
  return { state, load: createAuditLoader({ stores, now: () => new Date(state.ms) }) };
}

describe('createAuditLoader', () => {
  it('derives a revision once, however many requests there are', async () => {
    const { state, load } = sources();
    await Promise.all(Array.from({ length: 10 }, () => load({ id: 7, revision: '1.0' })));
    await load({ id: 7, revision: '1.0' });
    expect(state.reads).toBe(1);
    state.revision = '2.0';
    expect((await load({ id: 7, revision: '2.0' })).record.revision).toBe('2.0');
    expect(state.reads).toBe(2);
  });

  it('derives again on request, at most once a second', async () => {
    const { state, load } = sources();
    await load({ id: 7, revision: '1.0' });
    state.ms = 999;
    await load({ id: 7, revision: '1.0', refresh: true });
    expect(state.reads).toBe(1);
    state.ms = 1000;
    await load({ id: 7, revision: '1.0', refresh: true });
    expect(state.reads).toBe(2);
  });

  it('rejects for a deleted audit, and tries again the next time', async () => {
    const { state, load } = sources();
    state.missing = true;
    await expect(load({ id: 7, revision: '1.0' })).rejects.toMatchObject({ code: 'audit-not-found' });
    state.missing = false;
    expect((await load({ id: 7, revision: '1.0' })).record.id).toBe(7);
  });
});
