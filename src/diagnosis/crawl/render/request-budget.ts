import { siteDomain } from '../site-scope.ts';

export interface BudgetLimits {
  /** Requests to the site itself, per scan. */
  maxSiteRequests: number;
  /** Requests to one other domain with its subdomains, and to all others together, per scan. */
  maxForeignRequests: number;
  maxAllForeignRequests: number;
}

/**
 * Limits how many requests the browsers of one scan may make, and to whom, across pages and restarts. A page decides
 * what it requests, so it could use us to attack others.
 */
export interface RequestBudget {
  /** Takes one request to that address from the budget; false if none is left. */
  takeRequest: (address: string) => boolean;
  /** Whether a connection for one request may be opened; each request taken allows one. */
  takeConnection: (address: string) => boolean;
  /**
   * Whether a tunnel may be opened. It may carry many requests, and a browser opens a second one if the first is slow.
   */
  takeTunnel: (address: string) => boolean;
  /** Blocks further connections to that address. */
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

  /** Connections that no page requested, such as the browser's own lookups, are refused. */
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
