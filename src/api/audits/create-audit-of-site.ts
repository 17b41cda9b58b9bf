import type { CompanyType, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { NormalisedWebsite } from '#shared/website/normalise-website.ts';
import type { CreatedAuditRecord } from '#storage/audit-record.ts';
import type { ApiContext } from '../api-types.ts';

/** How long a completed scan of a site is reused for new requests, in milliseconds. */
export const existingWithinMs = 30 * 24 * 60 * 60 * 1000;

/** A valid request for a diagnosis. */
export interface CheckedRequest {
  site: NormalisedWebsite;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  /** False if the scheme was added by the browser or by us. */
  schemeTyped: boolean;
  fresh: boolean;
}

/** The audit for a valid request: a new one, or the visitor's own earlier one. */
export async function createAuditOfSite(
  context: ApiContext,
  checked: CheckedRequest,
  ownerHash: string,
): Promise<CreatedAuditRecord & { created: boolean }> {
  const { site, companyType, companySize, schemeTyped, fresh } = checked;
  const audit = await context.stores.audits.createScanAudit({
    website: site.website,
    siteKey: site.siteKey,
    siteHost: site.siteHost,
    domain: site.siteHost,
    companyType,
    companySize,
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
