import type { CompanyType, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { NormalizedWebsite } from '#shared/website/normalize-website.ts';
import type { CreatedAuditRecord, CreateScanAuditInput } from '#storage/audit-record.ts';
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

export type CreatedAudit = CreatedAuditRecord & { created: boolean };

export async function createAuditOfSite(
  context: ApiContext,
  checked: CheckedRequest,
  ownerHash: string,
): Promise<CreatedAudit> {
  const audit = await context.stores.audits.createScanAudit(inputOf(context, checked, ownerHash));
  return { ...audit, created: audit.created ?? !audit.existing };
}

export async function findAuditOfSite(
  context: ApiContext,
  checked: CheckedRequest,
  ownerHash: string,
): Promise<CreatedAudit | null> {
  const audit = await context.stores.audits.findScanAudit(inputOf(context, checked, ownerHash));
  return audit && { ...audit, created: false };
}

function inputOf(
  context: ApiContext,
  { site, companyType, companySize, specialty, schemeTyped, fresh }: CheckedRequest,
  ownerHash: string,
): CreateScanAuditInput {
  return {
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
  };
}
