import { LRUCache } from 'lru-cache';
import { AppError } from '#app/errors.ts';
import type { Findings } from '#diagnosis/derive-findings.ts';
import { deriveStoredAudit } from '#jobs/prospects/derive-stored-audit.ts';
import type { CoveragePage } from '#shared/schemas/coverage.ts';
import type { Offering } from '#shared/schemas/offering.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import type { Stats } from '#shared/schemas/stats.ts';
import type { AuditRecord, AuditStore } from '#storage/audit-record.ts';
import type { ProfileStore } from '#storage/profile-record.ts';
import { presentStats } from './present-stats.ts';

export interface LoadedAudit {
  record: AuditRecord;
  pages: CoveragePage[];
  profile: Profile;
  findings: Findings;
  offerings: Offering[];
  seenNotCounted: SeenNotCounted[];
  stats: Stats;
}

export interface WantedAudit {
  id: number;
  revision: string;
  refresh?: boolean;
}

interface AuditSources {
  stores: { audits: AuditStore; profiles: ProfileStore };
}

/** Concurrent calls for the same revision share one derivation. Rejects with `audit-not-found`. */
export type LoadAudit = (wanted: WantedAudit) => Promise<LoadedAudit>;

/** Capacity of the cache in tasks. Each audit counts as its number of tasks plus `weightOfAudit`. */
const tasksRemembered = 20_000;
const weightOfAudit = 20;

const refreshAfterMs = 1000;

export function createAuditLoader(context: AuditSources & { now: () => Date }): LoadAudit {
  const cache = new LRUCache<number, { loaded: LoadedAudit; at: number }>({
    maxSize: tasksRemembered,
    // Capped so that even an audit larger than the whole cache is cached.
    sizeCalculation: ({ loaded }) => Math.min(tasksRemembered, weightOfAudit + loaded.findings.tasks.length),
  });
  const underWay = new Map<string, Promise<LoadedAudit>>();

  const loadAndRemember = async (id: number): Promise<LoadedAudit> => {
    const at = context.now().getTime();
    const loaded = await load(context.stores, id);
    cache.set(id, { loaded, at });
    return loaded;
  };

  return async ({ id, revision, refresh }) => {
    const known = cache.get(id);
    if (known?.loaded.record.revision === revision) {
      const age = context.now().getTime() - known.at;
      if (!refresh || age < refreshAfterMs) return known.loaded;
    }
    const key = `${id} ${revision}`;
    const loading = underWay.get(key) ?? loadAndRemember(id).finally(() => underWay.delete(key));
    underWay.set(key, loading);
    return loading;
  };
}

async function load(stores: AuditSources['stores'], id: number): Promise<LoadedAudit> {
  const stored = await stores.audits.readAudit(id);
  if (!stored) throw new AppError('audit-not-found');
  const { record, workflows, offerings, pages } = stored;
  const profile = await stores.profiles.getProfile(record.profileVersion);
  if (!profile) throw new Error(`Profile ${record.profileVersion} of audit ${id} is missing`);
  const findings = deriveStoredAudit(stored, profile);
  const shown = new Set(workflows.map(({ definitionId }) => definitionId));
  const seenNotCounted = record.seenNotCounted.filter(({ definitionId }) => !shown.has(definitionId));
  const stats = presentStats(record, findings.counts);
  return { record, pages, profile, findings, offerings, seenNotCounted, stats };
}
