import { getDomain } from 'tldts';

/**
 * Hosts that belong to the site: the registrable domain of each address at which it answered, with
 * subdomains.
 */
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

/**
 * The address itself if it belongs to the site, or else the same path on the host of `home`. Null if it is
 * invalid.
 */
export function ontoSite(address: string, home: string, scope: SiteScope): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  if (scope.contains(url.href)) return url.href;
  return new URL(`${url.pathname}${url.search}`, home).href;
}

/**
 * Registrable domain of an address, with hosting platforms' domains as public suffixes. The host if there is
 * none.
 */
export function siteDomain(address: string): string {
  const host = new URL(address).hostname;
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
