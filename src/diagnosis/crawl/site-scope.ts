import { getDomain } from 'tldts';

/** Which hosts belong to the site: the registrable domain of each address it answered at, and what is under it. */
export interface SiteScope {
  include: (address: string) => void;
  contains: (address: string) => boolean;
}

export function createSiteScope(): SiteScope {
  const domains = new Set<string>();
  return {
    include: (address) => domains.add(siteDomain(address)),
    contains: (address) => domains.has(siteDomain(address)),
  };
}

/** Registrable domain of an address, hosting platforms' domains counted as public suffixes; else the host itself. */
export function siteDomain(address: string): string {
  const host = new URL(address).hostname;
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
