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

/** An audit with everything that follows from it. */
export interface LoadedAudit {
  record: AuditRecord;
  /** What became of each page so far; empty once the record has its coverage. */
  pages: CoveragePage[];
  /** The profile it was made with. */
  profile: Profile;
  findings: Findings;
  offerings: Offering[];
  /** Without what its workflows already contain. */
  seenNotCounted: SeenNotCounted[];
  stats: Stats;
}

/** Which state of an audit is wanted; `refresh` derives it anew even when this process has it. */
export interface WantedAudit {
  id: number;
  revision: string;
  refresh?: boolean;
}

interface AuditSources {
  stores: { audits: AuditStore; profiles: ProfileStore };
}

/** Rejects with `audit-not-found` when it was deleted in the meantime. */
export type LoadAudit = (wanted: WantedAudit) => Promise<LoadedAudit>;

/** Tasks kept in memory in all, with what was derived from them: about 4 KB each. */
const tasksRemembered = 20_000;
/** What an audit without tasks weighs beside that. */
const weightOfAudit = 20;

/** A refresh this soon after the last derivation, in milliseconds, answers that one. */
const refreshAfterMs = 1000;

/**
 * Loads audits and derives their findings once for each revision, also when several calls ask at the
 * same moment.
 */
export function createAuditLoader(context: AuditSources & { now: () => Date }): LoadAudit {
  const cache = new LRUCache<number, { loaded: LoadedAudit; at: number }>({
    maxSize: tasksRemembered,
    // An audit larger than the whole cache is kept alone rather than not at all.
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
