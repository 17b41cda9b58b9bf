import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from './database.ts';
import { translateError } from './database-errors.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number, the same in every process. */
const migrationKey = 7_236_902;

/**
 * Brings the tables up to date, on a connection of its own that holds a lock meanwhile: of several
 * processes that start at once one migrates, the others wait and find it done. A process killed half way leaves nothing,
 * since all pending migrations are one transaction.
 */
export async function migrateDatabase(connection: pg.ClientConfig, log: Log): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'ai-compass migration',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks makes the query in hand reject; that is where it is dealt with.
  client.on('error', () => {});
  const started = performance.now();
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationKey]);
    // Notices say only that the migrations' own table is there already.
    await client.query("set client_min_messages = 'warning'");
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    throw translateError(error);
  } finally {
    await client.end().catch(() => {});
  }
  log.debug({ event: 'database-migrated', ms: Math.round(performance.now() - started) });
}
