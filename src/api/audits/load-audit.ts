import { AppError } from '#app/errors.ts';
import { deriveFindings, type Findings } from '#diagnosis/derive-findings.ts';
import { hasEnded } from '#shared/schemas/audit.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { Stats } from '#shared/schemas/stats.ts';
import { mergeAssumptions } from '#shared/value/merge-assumptions.ts';
import type { AuditRecord, AuditStore } from '#storage/audit-record.ts';
import type { ProfileStore } from '#storage/profile-record.ts';
import { presentStats } from './present-stats.ts';
import { createWeightedCache } from './weighted-cache.ts';

/** An audit with everything that follows from it. */
export interface LoadedAudit {
  record: AuditRecord;
  /** The profile it was made with. */
  profile: Profile;
  findings: Findings;
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
  const cache = createWeightedCache<number, { loaded: LoadedAudit; at: number }>(tasksRemembered);
  const underWay = new Map<string, Promise<LoadedAudit>>();

  const loadAndRemember = async (id: number): Promise<LoadedAudit> => {
    const at = context.now().getTime();
    const loaded = await load(context.stores, id);
    cache.set(id, { loaded, at }, weightOfAudit + loaded.findings.tasks.length);
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
  const record = await stores.audits.getAudit(id);
  if (!record) throw new AppError('audit-not-found');
  const ended = hasEnded(record.status);
  const [profile, workflows, tasks] = await Promise.all([
    stores.profiles.getProfile(record.profileVersion),
    ended ? stores.audits.listWorkflows(id) : [],
    ended ? stores.audits.listTasks(id) : [],
  ]);
  if (!profile) throw new Error(`Profile ${record.profileVersion} of audit ${id} is missing`);
  const findings = deriveFindings({
    workflows,
    tasks,
    assumptions: mergeAssumptions(profile.rates.assumptions, record.assumptions),
    companySize: record.companySize,
    profile,
  });
  return { record, profile, findings, stats: presentStats(record, findings.counts) };
}
