import type { DashboardAudit } from '../api/dashboard-queries.ts';

/**
 * What to ask for so that the same site is diagnosed again. A site that was not reached by https may have been asked for
 * without a scheme: then plain http may be tried again, too.
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
