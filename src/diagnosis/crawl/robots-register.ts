import type { FetchContext } from './fetch-resource.ts';
import { fetchRobotsPolicy, type RobotsPolicy } from './robots-policy.ts';

export interface RobotsRegister {
  policyFor: (address: string) => Promise<RobotsPolicy>;
  crawlDelayMs: (host: string) => number;
  notes: (isOfSite: (address: string) => boolean) => string[];
}

export function createRobotsRegister(context: FetchContext): RobotsRegister {
  const pending = new Map<string, Promise<RobotsPolicy>>();
  const known = new Map<string, RobotsPolicy>();
  return {
    policyFor: (address) => {
      const { origin } = new URL(address);
      let policy = pending.get(origin);
      if (!policy) {
        policy = fetchRobotsPolicy(context, origin).then((fetched) => {
          known.set(origin, fetched);
          return fetched;
        });
        pending.set(origin, policy);
      }
      return policy;
    },
    crawlDelayMs: (host) =>
      Math.max(0, ...['http:', 'https:'].map((scheme) => known.get(`${scheme}//${host}`)?.crawlDelayMs ?? 0)),
    notes: (isOfSite) =>
      [...known].flatMap(([origin, { note }]) => (note !== null && isOfSite(origin) ? [note] : [])),
  };
}
