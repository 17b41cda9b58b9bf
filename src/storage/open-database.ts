import type pg from 'pg';
import { awaitExternal } from './await-external.ts';
import { takeMigrationSnapshot } from './backup/migration-snapshot.ts';
import { type Database, externalConnection, type Log, openPool, poolLimits } from './database.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { migrateDatabase } from './migrate.ts';

export interface DatabaseOptions {
  awaitMs?: number;
  databaseUrl: string | null;
  dataDir: string;
  log: Log;
}

/**
 * Creates the tables, or takes a snapshot and upgrades those of an earlier release. Rejects with
 * AppError `data-folder-in-use`, `database-unavailable`, or `bad-configuration`.
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

/**
 * On the operator's own server, a failed snapshot doesn't prevent the start, because that server should have its
 * own backups.
 */
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
