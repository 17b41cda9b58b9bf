import type { DashboardAudit } from '../api/dashboard-queries.ts';

/** If the audit didn't reach the site over https, `schemeTyped` is false, so that http may be tried too. */
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
