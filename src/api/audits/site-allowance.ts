import { AppError } from '#app/errors.ts';
import type { ApiContext } from '../api-types.ts';

/**
 * After three scans of a site within an hour, only networks that started none of them may start another, one each,
 * up to six scans in all, so that one visitor can't use up the limit for everyone else.
 */
export const siteScanLimit = { max: 3, maxForNewcomers: 6, withinMs: 3_600_000 } as const;

type AllowanceContext = Pick<ApiContext, 'config' | 'stores' | 'now'>;

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
  // Counted before starting, so that concurrent requests can't all pass as the network's first scan.
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
