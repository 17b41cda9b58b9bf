import { getDomain } from 'tldts';

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

export function ontoSite(address: string, home: string, scope: SiteScope): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  if (scope.contains(url.href)) return url.href;
  return new URL(`${url.pathname}${url.search}`, home).href;
}

/** Treats hosting platforms' domains as public suffixes. Returns the host if there is no registrable domain. */
export function siteDomain(address: string): string {
  const host = new URL(address).hostname;
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
