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

/** Rejects with `audit-not-found` when it was deleted in the meantime. */
export type LoadAudit = (wanted: WantedAudit) => Promise<LoadedAudit>;

/** Tasks kept in memory in all, with what was derived from them: about 4 KB each. */
const tasksRemembered = 20_000;
/** What an audit without tasks weighs beside that. */
const weightOfAudit = 20;

/** Loads audits and derives their findings once for each revision. */
export function createAuditLoader(stores: { audits: AuditStore; profiles: ProfileStore }): LoadAudit {
  const cache = createWeightedCache<number, LoadedAudit>(tasksRemembered);
  return async ({ id, revision, refresh }) => {
    const known = refresh ? undefined : cache.get(id);
    if (known?.record.revision === revision) return known;
    const loaded = await load(stores, id);
    cache.set(id, loaded, weightOfAudit + loaded.findings.tasks.length);
    return loaded;
  };
}

async function load(
  stores: { audits: AuditStore; profiles: ProfileStore },
  id: number,
): Promise<LoadedAudit> {
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
