// The number of scans per hour that a site allows, and how requesters share them.
import { AppError } from '#app/errors.ts';
import type { ApiContext } from '../api-types.ts';

/**
 * Scans of a site per hour: three for everyone; then one more for each network that has not started one, up to six. So
 * nobody can block a site for everyone else by requesting it three times.
 */
export const siteScanLimit = { max: 3, maxForNewcomers: 6, withinMs: 3_600_000 } as const;

type AllowanceContext = Pick<ApiContext, 'config' | 'stores' | 'now'>;

/** Throws `too-many-scans` if this network could not start another scan of the site now. */
export async function requireSiteAllowance(
  { config, stores, now }: AllowanceContext,
  siteHost: string,
  network: string,
): Promise<void> {
  if (!config.rateLimit) return;
  const begun = await stores.rateCounts.read(countOf(siteHost, network), now());
  const max = maxFor(begun?.count ?? 0);
  if ((await stores.scans.countRecentScans(siteHost, limitSince(now()))) >= max) {
    throw new AppError('too-many-scans', { retryAfterSeconds: siteScanLimit.withinMs / 1000 });
  }
}

/**
 * Starts a scan of the site within the network's limit; `start` returns whether one was started. Rejects if refused.
 */
export async function startWithinAllowance<Result extends { started: boolean }>(
  { config, stores, now }: AllowanceContext,
  siteHost: string,
  network: string,
  start: (siteLimit?: { max: number; since: Date }) => Promise<Result>,
): Promise<Result> {
  if (!config.rateLimit) return await start();
  const at = now();
  const count = (amount: number) =>
    stores.rateCounts.add([{ ...countOf(siteHost, network), amount, windowMs: siteScanLimit.withinMs }], at);
  // Counted before starting, so that of several concurrent ones only one is the network's first.
  const [begun] = await count(1);
  let started = false;
  try {
    const result = await start({ max: maxFor((begun?.count ?? 1) - 1), since: limitSince(at) });
    started = result.started;
    return result;
  } finally {
    if (!started) await count(-1);
  }
}

function maxFor(begunByNetwork: number): number {
  return begunByNetwork === 0 ? siteScanLimit.maxForNewcomers : siteScanLimit.max;
}

function limitSince(now: Date): Date {
  return new Date(now.getTime() - siteScanLimit.withinMs);
}

function countOf(siteHost: string, network: string) {
  return { limit: 'site-scans', about: `${siteHost} ${network}` };
}
