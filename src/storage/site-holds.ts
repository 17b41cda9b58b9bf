import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { translateError } from './database-errors.ts';

export interface HoldOptions {
  /** Ends the waiting; then the hold rejects with the signal's reason. */
  signal: AbortSignal;
  /** A scan ends within this time: who still holds the site after it, such as a process that was paused, is waited for no longer. */
  patienceMs: number;
}

/** Does the work while no other process that uses this database holds the site; within this process holds are shared. */
export type HoldSite = <Result>(
  siteHost: string,
  options: HoldOptions,
  work: () => Promise<Result>,
) => Promise<Result>;

const pollMs = 250;

/**
 * Holds of sites, so that scans of one site in several processes take their turns: how hard a host is worked is counted in each
 * process by itself. A hold is a lock of one of the pool's connections and ends with it, however the process ends.
 */
export function createSiteHolds(pool: Pool): HoldSite {
  const held = new Map<string, { users: number; taken: Promise<() => Promise<void>> }>();
  return async (siteHost, options, work) => {
    const hold = held.get(siteHost) ?? { users: 0, taken: take(pool, siteHost, options) };
    held.set(siteHost, hold);
    hold.users += 1;
    try {
      await hold.taken;
      return await work();
    } finally {
      hold.users -= 1;
      if (hold.users === 0) {
        held.delete(siteHost);
        const free = await hold.taken.catch(() => null);
        await free?.();
      }
    }
  };
}

async function take(pool: Pool, siteHost: string, options: HoldOptions): Promise<() => Promise<void>> {
  const name = `scanning ${siteHost}`;
  const deadline = performance.now() + options.patienceMs;
  const client = await pool.connect().catch((error) => {
    throw translateError(error);
  });
  let broken = false;
  // A connection that breaks loses its lock; the scan goes on, and its next write tells whether the database is away.
  const breaks = () => {
    broken = true;
  };
  client.on('error', breaks);
  const giveBack = () => {
    client.off('error', breaks);
    client.release(broken);
  };
  try {
    while (!(await isTaken(client, name)) && performance.now() < deadline)
      await sleep(pollMs, undefined, { signal: options.signal });
  } catch (error) {
    giveBack();
    throw options.signal.aborted ? error : translateError(error);
  }
  return async () => {
    if (!broken) await client.query('select pg_advisory_unlock_all()').catch(breaks);
    giveBack();
  };
}

async function isTaken(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [name],
  );
  return rows[0]?.taken === true;
}
