import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { readServerFacts, requireKnownMigrations, requireSupportedServer } from './check-database.ts';
import type { Log } from './database.ts';
import { translateError } from './database-errors.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationKey = 7_236_902;

type BeforeChange = (applied: number) => Promise<void>;

/**
 * A lock makes other starting processes wait. All pending migrations run in one transaction, so a
 * killed process leaves none of them half done. If `beforeChange` rejects, nothing is changed.
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  log: Log,
  beforeChange: BeforeChange = async () => {},
): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'ai-compass migration',
    connectionTimeoutMillis: 10_000,
  });
  // If the connection breaks, the current query rejects, so there is nothing to do here.
  client.on('error', () => {});
  const started = performance.now();
  try {
    await client.connect();
    // Waiting for other processes or changing a large table may take longer than the server's statement
    // timeout.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationKey]);
    // Hides the notice that the migrations table already exists.
    await client.query("set client_min_messages = 'warning'");
    requireSupportedServer(await readServerFacts(client));
    const applied = await readAppliedMigrations(client);
    const known = listMigrations();
    requireKnownMigrations(applied, known);
    if (applied.length > 0 && applied.length < known.length) await beforeChange(applied.length);
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    throw translateError(error);
  } finally {
    await client.end().catch(() => {});
  }
  log.debug({ event: 'database-migrated', ms: Math.round(performance.now() - started) });
}

export async function readAppliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

export function listMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

export async function makeTablesOf(client: pg.Client, count: number): Promise<void> {
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, count)) {
    for (const statement of migration.sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
  }
}
