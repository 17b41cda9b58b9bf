import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { AppError } from '#app/errors.ts';
import { awaitExternal } from './await-external.ts';
import { takeMigrationSnapshot } from './backup/migration-snapshot.ts';
import { translateError } from './database-errors.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
export type Drizzle = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export interface DatabaseOptions {
  /** How long an external server that cannot be reached is waited for, in milliseconds; a minute unless told. */
  awaitMs?: number;
  /** A server of the operator's; null starts the embedded one. */
  databaseUrl: string | null;
  /** Where the embedded server keeps its data; absolute. */
  dataDir: string;
  log: Log;
}

/** What the stores need: queries and transactions. */
export interface Queries {
  db: Drizzle;
}

/** An open, migrated database. */
export interface Database extends Queries {
  pool: pg.Pool;
  mode: 'embedded' | 'external';
  /** How another client, such as the job queue's, reaches the same database. */
  connection: pg.ClientConfig;
  /** Whether it answers a query within two seconds. */
  isUp(): Promise<boolean>;
  /** Waits for running queries, closes every connection and stops the embedded server. Safe to call twice. */
  close(): Promise<void>;
}

const poolLimits: PoolLimits = {
  /** For a connection, or a turn at one: longer than a machine that is merely busy stands still. */
  connectTimeoutMs: 10_000,
  /** No statement of the product takes this long; one that does is stuck and gives its connection back. */
  statementTimeoutMs: 30_000,
};
const poolSize = 10;

/**
 * Opens the database, starting the embedded server when no address is given, and brings its tables up to date; what was in them
 * before is kept in a backup.
 * Rejects with AppError `data-folder-in-use`, `database-unavailable` or `bad-configuration`.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, log } = options;
  const server = databaseUrl === null ? await startEmbeddedServer({ dataDir: options.dataDir, log }) : null;
  const connection = server?.connection ?? externalConnection(databaseUrl ?? '');
  try {
    const prepare = () =>
      migrateDatabase(connection, log, (applied) => keepBefore(applied, connection, options));
    await (server ? prepare() : awaitExternal(prepare, log, options.awaitMs));
  } catch (error) {
    await server?.stop();
    throw error;
  }
  const pooled = openPool(connection, log);
  let closing: Promise<void> | null = null;
  return {
    ...pooled,
    mode: server ? 'embedded' : 'external',
    connection,
    close: () => {
      closing ??= pooled.pool.end().then(() => server?.stop());
      return closing;
    },
  };
}

/** What a pool waits for at most, in milliseconds. */
interface PoolLimits {
  connectTimeoutMs: number;
  statementTimeoutMs: number;
}

/** The pool and the queries on a database that stands; shared with the tests, which have more patience. */
export function openPool(
  connection: pg.ClientConfig,
  log: Log,
  { connectTimeoutMs, statementTimeoutMs }: PoolLimits = poolLimits,
): Pick<Database, 'db' | 'pool' | 'isUp'> {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // For a server that hangs and so cannot keep its own limit.
    query_timeout: statementTimeoutMs + 5_000,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'ai-compass',
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ event: 'database-connection-lost', reason: error.message }));
  pool.on('connect', (client) => {
    // The pool takes its listener off a client in use, whose query rejects by itself.
    client.on('error', () => {});
  });
  return {
    db: withReturnedClients(drizzle(pool, { schema }), pool),
    pool,
    isUp: () => answers(pool),
  };
}

/**
 * Transactions whose connection goes back to the pool whatever happens. Drizzle's own keep it for ever when not even `begin`
 * gets through, as on the connections that a restarted server leaves behind: a pool's worth of these, and nothing works any more.
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

/** An operator's own server has backups of its own, so there a snapshot that cannot be taken keeps nobody from starting. */
async function keepBefore(
  applied: number,
  connection: pg.ClientConfig,
  { databaseUrl, dataDir, log }: DatabaseOptions,
): Promise<void> {
  try {
    await takeMigrationSnapshot(connection, dataDir, { applied, now: new Date(), log });
  } catch (error) {
    if (databaseUrl === null) throw error;
    log.warn({ event: 'database-snapshot-failed', reason: (error as Error).message });
  }
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

/** How a client reaches a server of the operator's. */
export function externalConnection(databaseUrl: string): pg.ClientConfig {
  return { connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
}
