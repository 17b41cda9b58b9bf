import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { AppError } from '#app/errors.ts';
import { translateError } from './database-errors.ts';
import * as schema from './schema.ts';
import { type ServerPlace, type TroubleKind, watchTrouble } from './server-trouble.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
export type Drizzle = NodePgDatabase<typeof schema>;
export type Reader = Pick<Drizzle, 'select' | '$count'>;
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export interface Queries {
  db: Drizzle;
}

export interface Database extends Queries {
  pool: pg.Pool;
  mode: 'embedded' | 'external';
  connection: pg.ClientConfig;
  /** True if the database answers within two seconds and `trouble` returns null. */
  isUp(): Promise<boolean>;
  trouble(): TroubleKind | null;
  close(): Promise<void>;
}

export const poolLimits: PoolLimits = {
  /**
   * Applies to connecting and to waiting for the pool. Busy machines may stall for a few seconds.
   */
  connectTimeoutMs: 10_000,
  /** None of our statements should take this long, so one that does is stuck. Canceling it releases its connection. */
  statementTimeoutMs: 30_000,
};
const poolSize = 10;

interface PoolLimits {
  connectTimeoutMs: number;
  statementTimeoutMs: number;
}

export function openPool(
  connection: pg.ClientConfig,
  log: Log,
  { connectTimeoutMs, statementTimeoutMs }: PoolLimits = poolLimits,
  place: ServerPlace | null = null,
): Pick<Database, 'db' | 'pool' | 'isUp' | 'trouble'> {
  const watch = watchTrouble(log, place);
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // A server that hangs can't enforce its own timeout.
    query_timeout: statementTimeoutMs + 5_000,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'ai-compass',
  });
  // The pool replaces a broken idle connection on its own, but without a listener the error would
  // end the process.
  pool.on('error', (error) => log.warn({ event: 'database-connection-lost', reason: error.message }));
  pool.on('connect', (client) => {
    // The pool removes its listener while a client is in use. The client's query rejects anyway.
    client.on('error', () => {});
    client.connection.on('errorMessage', watch.see);
  });
  return {
    db: withReturnedClients(drizzle(pool, { schema }), pool),
    pool,
    isUp: async () => watch.current() === null && (await answers(pool)),
    trouble: watch.current,
  };
}

/**
 * Drizzle's own transactions leak their connection if `begin` fails, which happens on connections older than a
 * server restart.
 */
function withReturnedClients(db: Drizzle, pool: pg.Pool): Drizzle {
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      const translated = translateError(error);
      broken = translated instanceof AppError && translated.code === 'database-unavailable';
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return db;
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), 2_000).unref();
  });
  const query = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([query, timeout]);
}

export function externalConnection(databaseUrl: string): pg.ClientConfig {
  return { connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
}
