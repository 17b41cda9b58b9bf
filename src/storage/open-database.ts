import type pg from 'pg';
import { awaitExternal } from './await-external.ts';
import { takeMigrationSnapshot } from './backup/migration-snapshot.ts';
import { type Database, externalConnection, type Log, openPool, poolLimits } from './database.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { migrateDatabase } from './migrate.ts';

export interface DatabaseOptions {
  /** How long an external server that cannot be reached is waited for, in milliseconds; a minute unless told. */
  awaitMs?: number;
  /** A server of the operator's; null starts the embedded one. */
  databaseUrl: string | null;
  /** Where the embedded server keeps its data; absolute. */
  dataDir: string;
  log: Log;
}

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
    await (server
      ? prepare()
      : awaitExternal(prepare, { databaseUrl: databaseUrl ?? '', log, awaitMs: options.awaitMs }));
    server?.remember();
  } catch (error) {
    await server?.stop();
    throw error;
  }
  const pooled = openPool(connection, log, poolLimits, server?.place ?? null);
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
