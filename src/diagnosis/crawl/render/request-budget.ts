import { siteDomain } from '../site-scope.ts';

export interface BudgetLimits {
  maxSiteRequests: number;
  /**
   * Maximum number of requests per scan to one domain outside the site, including its subdomains.
   * `maxAllForeignRequests` applies to all those domains together.
   */
  maxForeignRequests: number;
  maxAllForeignRequests: number;
}

/** A page decides what it requests, so without limits it could use our browsers to attack others. */
export interface RequestBudget {
  takeRequest: (address: string) => boolean;
  /**
   * Whether a connection may be opened; if so, counts it. Each request to a foreign domain allows one connection
   * there; the first request to the site allows any number to the site.
   */
  takeConnection: (address: string) => boolean;
  /**
   * Whether a tunnel may be opened; if so, counts it. Each request to a foreign domain allows two there, because a
   * browser opens a second tunnel if the first is slow.
   */
  takeTunnel: (address: string) => boolean;
  shut: (address: string) => void;
}

export function createRequestBudget(
  isOfSite: (address: string) => boolean,
  limits: BudgetLimits,
): RequestBudget {
  const requests = createCount();
  const connections = createCount();
  const shut = new Set<string>();
  let ofSite = 0;
  let foreign = 0;

  function takeForeign(domain: string): boolean {
    if (foreign >= limits.maxAllForeignRequests || requests.of(domain) >= limits.maxForeignRequests)
      return false;
    foreign++;
    requests.add(domain);
    return true;
  }

  /** Refuses connections that no page requested, such as the browser's own lookups. */
  function connect(address: string, perRequest: number): boolean {
    const domain = siteDomain(address);
    if (shut.has(domain)) return false;
    if (isOfSite(address)) return ofSite > 0;
    if (connections.of(domain) >= perRequest * requests.of(domain)) return false;
    connections.add(domain);
    return true;
  }

  return {
    takeRequest: (address) => {
      if (!isOfSite(address)) return takeForeign(siteDomain(address));
      if (ofSite >= limits.maxSiteRequests) return false;
      ofSite++;
      return true;
    },
    takeConnection: (address) => connect(address, 1),
    takeTunnel: (address) => connect(address, 2),
    shut: (address) => shut.add(siteDomain(address)),
  };
}

function createCount() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return { of, add: (name: string) => counts.set(name, of(name) + 1) };
}
