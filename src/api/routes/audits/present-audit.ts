import type { Audit } from '#shared/schemas/audit.ts';
import type { LoadedAudit } from '../../audits/load-audit.ts';

export function presentAudit({ record, stats }: LoadedAudit, mine: boolean): Audit {
  return {
    id: record.id,
    kind: record.kind,
    website: record.website,
    domain: record.domain,
    businessDescription: record.businessDescription,
    companyType: record.companyType,
    companySize: record.companySize,
    specialty: record.specialty,
    status: record.status,
    reachedUrl: record.reachedUrl,
    createdAt: record.createdAt.toISOString(),
    completedAt: record.completedAt?.toISOString() ?? null,
    failure: record.failure,
    mine,
    hasIcon: record.hasFavicon,
    stats,
    closerReading: record.closerReading,
  };
}
