import { siteDomain } from '../site-scope.ts';

export interface BudgetLimits {
  /** Requests to the site itself, in one scan. */
  maxSiteRequests: number;
  /** Requests to one other domain with all hosts under it, and to all others together, in one scan. */
  maxForeignRequests: number;
  maxAllForeignRequests: number;
}

/**
 * What the browsers of one scan may ask of whom, all pages and restarts together. A page decides what it asks for, so it could
 * use us against others.
 */
export interface RequestBudget {
  /** Takes one request to that address; false where none is left. */
  takeRequest: (address: string) => boolean;
  /** Whether a connection that carries one request may be opened: one for each that was taken. */
  takeConnection: (address: string) => boolean;
  /** The same for a tunnel, which may carry many: a browser opens a second one where the first takes long. */
  takeTunnel: (address: string) => boolean;
  /** No further connection goes there. */
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

  /** What nobody asked for on behalf of a page, such as a browser's look-ups of its own, gets no connection. */
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
