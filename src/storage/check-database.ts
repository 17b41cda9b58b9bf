import type pg from 'pg';
import { AppError } from '#app/errors.ts';

const minServerVersion = 15;

export interface ServerFacts {
  /** PostgreSQL's `server_version_num`: 180004 is 18.4. */
  versionNumber: number;
  encoding: string;
}

export async function readServerFacts(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version_num')::int as "versionNumber", getdatabaseencoding() as encoding`,
  );
  return rows[0] ?? { versionNumber: 0, encoding: '' };
}

export function requireSupportedServer({ versionNumber, encoding }: ServerFacts): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major < minServerVersion) {
    throw refusal(
      `DATABASE_URL: the server is PostgreSQL ${major}; version ${minServerVersion} or newer is required`,
    );
  }
  if (encoding !== 'UTF8') {
    throw refusal(
      `DATABASE_URL: the database's encoding is ${encoding}; create a database with ENCODING 'UTF8' TEMPLATE template0, and set DATABASE_URL to it`,
    );
  }
}

/**
 * Throws AppError `bad-configuration` unless `applied` is a prefix of `known`. Both contain hashes, in order.
 */
export function requireKnownMigrations(applied: readonly string[], known: readonly string[]): void {
  if (applied.every((hash, at) => hash === known[at])) return;
  const isNewer = known.every((hash, at) => hash === applied[at]);
  const ways =
    'start the release that did, or restore a backup made by this release: a backup from before each upgrade is in DATA_DIR/backups';
  throw refusal(
    isNewer
      ? `A newer release of AI Compass has upgraded the database (${applied.length} migrations, this release knows ${known.length}); ${ways}`
      : `A different release of AI Compass set up the database, and this one cannot upgrade it; ${ways}`,
  );
}

function refusal(message: string): AppError {
  return new AppError('bad-configuration', { message });
}
