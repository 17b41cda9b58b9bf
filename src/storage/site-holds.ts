import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { translateError } from './database-errors.ts';

export interface HoldOptions {
  signal: AbortSignal;
  /**
   * Maximum wait in milliseconds. If another process still holds the site after that, the work
   * starts anyway, because that process has probably stalled.
   */
  timeoutMs: number;
}

/**
 * Runs the work while no other process on this database holds the site. Within this process, several calls
 * can hold it together.
 */
export type HoldSite = <Result>(
  siteHost: string,
  options: HoldOptions,
  work: () => Promise<Result>,
) => Promise<Result>;

const pollMs = 250;

/**
 * Scans of a site in several processes take turns, because each process limits only its own load on a host. All
 * locks of a process use one connection and end with it.
 */
export function createSiteHolds(pool: Pool): HoldSite {
  const connection = createSharedConnection(pool);
  const held = new Map<string, { users: number; taken: Promise<() => Promise<void>> }>();
  return async (siteHost, options, work) => {
    const hold = held.get(siteHost) ?? { users: 0, taken: take(connection, siteHost, options) };
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

async function take(
  connection: SharedConnection,
  siteHost: string,
  options: HoldOptions,
): Promise<() => Promise<void>> {
  const name = `scanning ${siteHost}`;
  const deadline = performance.now() + options.timeoutMs;
  const { query, release } = await connection.borrow();
  try {
    while (!(await isTaken(query, name)) && performance.now() < deadline)
      await sleep(pollMs, undefined, { signal: options.signal });
  } catch (error) {
    release();
    throw options.signal.aborted ? error : translateError(error);
  }
  return async () => {
    // If the connection broke, the lock is already gone. Unlocking a lock that was never taken only
    // causes a warning.
    await query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => {});
    release();
  };
}

async function isTaken(query: Query, name: string): Promise<boolean> {
  const { rows } = await query('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name]);
  return rows[0]?.taken === true;
}

type Query = (text: string, values: readonly string[]) => Promise<{ rows: Record<string, unknown>[] }>;

interface SharedConnection {
  borrow(): Promise<{ query: Query; release: () => void }>;
}

interface OpenConnection {
  users: number;
  client: Promise<PoolClient>;
  /**
   * Settles when the last query has ended. The next query waits for it, because a connection runs
   * one query at a time.
   */
  idle: Promise<unknown>;
  onBroken: () => void;
}

function createSharedConnection(pool: Pool): SharedConnection {
  let current: OpenConnection | null = null;

  function open(): OpenConnection {
    const onBroken = () => {
      if (current === opened) current = null;
    };
    const opened: OpenConnection = { users: 0, client: pool.connect(), idle: Promise.resolve(), onBroken };
    current = opened;
    // A broken connection loses its locks. The scans continue; their next writes show whether the database is
    // available.
    opened.client.then((client) => client.on('error', onBroken), onBroken);
    return opened;
  }

  return {
    borrow: async () => {
      const borrowed = current ?? open();
      borrowed.users += 1;
      const release = () => {
        borrowed.users -= 1;
        if (borrowed.users > 0) return;
        const broken = current !== borrowed;
        if (!broken) current = null;
        void borrowed.client.then((client) => {
          client.off('error', borrowed.onBroken);
          client.release(broken);
        });
      };
      const query: Query = async (text, values) => {
        const client = await borrowed.client;
        const answer = borrowed.idle.then(() => client.query(text, [...values]));
        borrowed.idle = answer.catch(() => {});
        return await answer;
      };
      try {
        await borrowed.client;
        return { query, release };
      } catch (error) {
        throw translateError(error);
      }
    },
  };
}
