import { createHmac } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobInsert, type PgBoss } from 'pg-boss';
import { lockName } from '#storage/advisory-lock.ts';
import type { Database, Transaction } from '#storage/database.ts';
import { type ScanPayload, scanJobName, scanKey } from './scan.ts';

export interface ScanOrigin {
  ofOwner: number;
  network: string | null;
  background?: boolean;
}

export interface BackgroundScans {
  network: string;
  send(transaction: Transaction, scanId: number): Promise<void>;
  countWaiting(): Promise<number>;
  /**
   * Gives a waiting background scan the priority of a visitor's first request. Does nothing for
   * other scans.
   */
  promote(scanId: number, network: string): Promise<void>;
}

export interface ScanJobs {
  background: BackgroundScans;
  /** Keyed with the installation's secret, so that an address can't be found by hashing all addresses. */
  hashNetwork(network: string): string;
  /**
   * The more open scans the owner or network has, the later the new scan's turn, so that everyone's
   * first scan comes before anyone's second.
   */
  send(transaction: Transaction, scanId: number, origin: ScanOrigin): Promise<void>;
  /** A job for a scan that has lost its own. Whose scan it was isn't stored, so it counts as a first one. */
  recreate(scan: { scanId: number; background: boolean }): JobInsert;
  complete(transaction: Transaction, job: Pick<Job, 'id' | 'retryCount'>): Promise<void>;
  /** Returns the ids of the jobs that are still claimed by this worker. */
  renewClaims(jobs: readonly Pick<Job, 'id' | 'retryCount'>[]): Promise<ReadonlySet<string>>;
}

export const scanSignal = 'ai_compass_scans';

/** Lower than any visitor's priority, which drops with the number of other open scans (see `send`). */
const backgroundPriority = -1_000_000;
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
    recreate: ({ scanId, background }) => ({
      data: { scanId, background } satisfies Partial<ScanPayload>,
      singletonKey: scanKey(scanId),
      ...(background ? { priority: backgroundPriority, group: { id: shared } } : {}),
    }),
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

/** Takes a lock, so that concurrent requests count each other's scans. */
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
