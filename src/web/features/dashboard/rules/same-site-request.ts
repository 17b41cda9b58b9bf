import type { DashboardAudit } from '../api/dashboard-queries.ts';

/**
 * The request that diagnoses the same site again. If the site was not reached by https, its scheme may have been left
 * out, so plain http may be tried too.
 */
export function sameSiteRequest({ website, companyType, companySize, reachedUrl }: DashboardAudit) {
  return {
    website,
    companyType,
    domain: '',
    companySize,
    schemeTyped: reachedUrl?.startsWith('https:') ?? false,
  };
}
