import type { CompanyType, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { NormalizedWebsite } from '#shared/website/normalize-website.ts';
import type { CreatedAuditRecord } from '#storage/audit-record.ts';
import type { ApiContext } from '../api-types.ts';

/** How long after a site was read its stored scan can be reused, unless a new one is requested. */
export const existingWithinMs = 30 * 24 * 60 * 60 * 1000;

export interface CheckedRequest {
  site: NormalizedWebsite;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  specialty: string;
  /** If false, the scan may try http if https fails. */
  schemeTyped: boolean;
  fresh: boolean;
}

export async function createAuditOfSite(
  context: ApiContext,
  checked: CheckedRequest,
  ownerHash: string,
): Promise<CreatedAuditRecord & { created: boolean }> {
  const { site, companyType, companySize, specialty, schemeTyped, fresh } = checked;
  const audit = await context.stores.audits.createScanAudit({
    website: site.website,
    siteKey: site.siteKey,
    siteHost: site.siteHost,
    domain: site.siteHost,
    companyType,
    companySize,
    specialty,
    schemeTyped,
    ownerHash,
    fresh,
    profileVersion: context.profile.version,
    now: context.now(),
    existingWithinMs,
    versions: context.versions(),
  });
  return { ...audit, created: audit.created ?? !audit.existing };
}
