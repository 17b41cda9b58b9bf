import { deriveFindings, type Findings } from '#diagnosis/derive-findings.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import { mergeAssumptions } from '#shared/value/merge-assumptions.ts';
import type { StoredAudit } from '#storage/audit-record.ts';

/** `profile` must be the one that the audit was created with. */
export function deriveStoredAudit(
  { record, workflows, tasks, offerings }: Pick<StoredAudit, 'record' | 'workflows' | 'tasks' | 'offerings'>,
  profile: Profile,
): Findings {
  return deriveFindings({
    workflows,
    tasks,
    offerings,
    assumptions: mergeAssumptions(profile.rates.assumptions, record.assumptions),
    companySize: record.companySize,
    companyType: record.companyType,
    industry: record.industry,
    team: record.team,
    profile,
  });
}
