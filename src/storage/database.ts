import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { AppError } from '#app/errors.ts';
import { translateError } from './database-errors.ts';
import * as schema from './schema.ts';
import { type ServerPlace, type TroubleKind, watchTrouble } from './server-trouble.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
export type Drizzle = NodePgDatabase<typeof schema>;
/** Anything that can run a query: the pool, or a transaction. */
export type Reader = Pick<Drizzle, 'select' | '$count'>;
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** The stores' access to the database: queries and transactions. */
export interface Queries {
  db: Drizzle;
}

/** An open, migrated database. */
export interface Database extends Queries {
  pool: pg.Pool;
  mode: 'embedded' | 'external';
  /** How another client, such as the job queue's, reaches the same database. */
  connection: pg.ClientConfig;
  /** Whether it answers a query within two seconds and has no disk problem. */
  isUp(): Promise<boolean>;
  /** A problem that only the operator can fix. */
  trouble(): TroubleKind | null;
  /** Waits for running queries, closes every connection, and stops the embedded server. Safe to call twice. */
  close(): Promise<void>;
}

export const poolLimits: PoolLimits = {
  /** Maximum wait for a connection or a slot in the pool, in milliseconds: longer than a busy machine may stall. */
  connectTimeoutMs: 10_000,
  /**
   * Longer than any of our statements takes; one that reaches it is stuck, so it is canceled and its connection
   * released.
   */
  statementTimeoutMs: 30_000,
};
const poolSize = 10;

/** The pool's timeouts, in milliseconds. */
interface PoolLimits {
  connectTimeoutMs: number;
  statementTimeoutMs: number;
}

/** The pool and the queries on an open database; shared with the tests, which allow more time. */
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
    // Time limit on our side, for a server that hangs and cannot enforce its own.
    query_timeout: statementTimeoutMs + 5_000,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'ai-compass',
  });
  // The next query replaces a broken idle connection; without a listener, the error would end the process.
  pool.on('error', (error) => log.warn({ event: 'database-connection-lost', reason: error.message }));
  pool.on('connect', (client) => {
    // While a client is in use, the pool's own listener is removed. The client's query rejects anyway.
    client.on('error', () => {});
    // Called for every error from the server, whoever sent the query.
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
 * Transactions that always release their connection. Drizzle's own transactions leak it if `begin` fails, as it does
 * on connections from before a server restart. Once the whole pool has leaked, nothing works anymore.
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

/** How a client connects to the operator's server. */
export function externalConnection(databaseUrl: string): pg.ClientConfig {
  return { connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
}
