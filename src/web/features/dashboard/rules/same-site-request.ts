import type { DashboardAudit } from '../api/dashboard-queries.ts';

/**
 * Unless the audit reached the site over https, the visitor may not have typed the scheme, so http may be tried
 * too.
 */
export function sameSiteRequest({
  website,
  companyType,
  companySize,
  specialty,
  reachedUrl,
}: DashboardAudit) {
  return {
    website,
    companyType,
    domain: '',
    companySize,
    specialty,
    schemeTyped: reachedUrl?.startsWith('https:') ?? false,
  };
}
