import { createHmac } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type PgBoss } from 'pg-boss';
import { lockName } from '#storage/advisory-lock.ts';
import type { Database, Transaction } from '#storage/database.ts';
import { type ScanPayload, scanJobName, scanKey } from './scan.ts';

/** What determines a scan's turn: its owner, its network, and whether anyone is waiting for it. */
export interface ScanOrigin {
  /** Scans of the same owner that are queued or running. */
  ofOwner: number;
  /** Hash of the requesting network; null if unknown. */
  network: string | null;
  /** Nobody is waiting for it; for example, it is for a prospect in the operator's lists. */
  background?: boolean;
}

/** Scans that nobody is waiting for. */
export interface BackgroundScans {
  /** The key that all background scans share, instead of a network's hash. */
  network: string;
  /**
   * Queues a scan's job behind every scan that a visitor is waiting for. All background scans share one network's
   * slots.
   */
  send(transaction: Transaction, scanId: number): Promise<void>;
  /** Jobs that no worker has taken yet. */
  countWaiting(): Promise<number>;
  /**
   * Moves the scan up, as if it were its visitor's first request, because somebody is waiting for it after all. Does
   * nothing if it is already running.
   */
  promote(scanId: number, network: string): Promise<void>;
}

/** Scan jobs: queueing them, their order, and their data. */
export interface ScanJobs {
  background: BackgroundScans;
  /** Hash of a network's address, keyed with the installation's own secret. */
  hashNetwork(network: string): string;
  /**
   * Queues a scan's job. The more scans of the same owner or network are queued or running, the later its turn:
   * everyone's first scan goes before anyone's second, and the same applies to the owners within a network.
   */
  send(transaction: Transaction, scanId: number, origin: ScanOrigin): Promise<void>;
  /** Ends a job and deletes its record of the network. */
  complete(transaction: Transaction, job: Pick<Job, 'id' | 'retryCount'>): Promise<void>;
  /** Records that a worker still has these jobs; returns the IDs of those that are really still ours. */
  renewClaims(jobs: readonly Pick<Job, 'id' | 'retryCount'>[]): Promise<ReadonlySet<string>>;
}

/** The channel that notifies workers of new scans. */
export const scanSignal = 'ai_compass_scans';

/** Lower than the priority of any visitor's scan, which is minus the number of that visitor's open scans. */
const backgroundPriority = -1_000_000;
/** The shared key of all background scans, instead of a network's address. */
const backgroundNetwork = 'background';

export function createScanJobs(
  boss: PgBoss,
  { pool, schema, hashKey }: { pool: Database['pool']; schema: string; hashKey: string },
): ScanJobs {
  const jobs = sql`${sql.identifier(schema)}.job`;
  const hashNetwork = (network: string) => createHmac('sha256', hashKey).update(network).digest('base64url');
  const shared = hashNetwork(backgroundNetwork);
  const send: ScanJobs['send'] = async (transaction, scanId, { ofOwner, network, background = false }) => {
    const payload: ScanPayload = { scanId, ofOwner, background };
    const ofNetwork =
      background || network === null ? 0 : await countOfNetwork(transaction, jobs, network, ofOwner);
    await boss.send(scanJobName, payload, {
      singletonKey: scanKey(scanId),
      priority: background ? backgroundPriority : -Math.max(ofOwner, ofNetwork),
      ...(network === null ? {} : { group: { id: network } }),
      db: fromDrizzle(transaction, sql),
    });
    await transaction.execute(sql`select pg_notify(${scanSignal}, '')`);
  };
  return {
    hashNetwork,
    send,
    background: {
      network: shared,
      send: (transaction, scanId) =>
        send(transaction, scanId, { ofOwner: 0, network: shared, background: true }),
      countWaiting: async () => {
        const { rows } = await pool.query<{ count: number }>(
          `select count(*)::int as count from ${schema}.job where name = $1 and state < 'active' and priority = $2`,
          [scanJobName, backgroundPriority],
        );
        return rows[0]?.count ?? 0;
      },
      promote: async (scanId, network) => {
        const { rowCount } = await pool.query(
          `update ${schema}.job set priority = 0, group_id = $4, data = data || '{"background": false}'
          where name = $1 and singleton_key = $2 and state < 'active' and priority = $3`,
          [scanJobName, scanKey(scanId), backgroundPriority, hashNetwork(network)],
        );
        if (rowCount) await pool.query(`select pg_notify($1, '')`, [scanSignal]);
      },
    },
    complete: async (transaction, { id, retryCount }) => {
      await boss.complete(scanJobName, { id, retryCount }, null, { db: fromDrizzle(transaction, sql) });
      await transaction.execute(
        sql`update ${jobs} set group_id = null where name = ${scanJobName} and id = ${id}::uuid`,
      );
    },
    renewClaims: async (held) => {
      const { rows } = await pool.query<{ id: string }>(
        `update ${schema}.job set heartbeat_on = now()
        where name = $1 and state = 'active' and id::text || ':' || retry_count = any ($2) returning id`,
        [scanJobName, held.map(({ id, retryCount }) => `${id}:${retryCount}`)],
      );
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** Counts the network's scans that go first; takes a lock, so that concurrent requests see each other. */
async function countOfNetwork(
  transaction: Transaction,
  jobs: SQL,
  network: string,
  ofOwner: number,
): Promise<number> {
  await lockName(transaction, `scans from ${network}`);
  const { rows } = await transaction.execute<{ count: number }>(
    sql`select count(*)::int as count from ${jobs}
    where name = ${scanJobName} and state < 'completed' and group_id = ${network}
      and coalesce((data ->> 'ofOwner')::int, 0) <= ${ofOwner}`,
  );
  return rows[0]?.count ?? 0;
}
