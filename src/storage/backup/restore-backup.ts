import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { Log } from '../database.ts';
import { translateError } from '../database-errors.ts';
import { listMigrations, makeTablesOf, migrateDatabase } from '../migrate.ts';
import {
  type BackupHeader,
  type BackupJob,
  backupFooterSchema,
  backupFormat,
  backupHeaderSchema,
  backupJobSchema,
  endOfTable,
} from './backup-format.ts';
import { copyIn } from './copy-rows.ts';
import { quoteName } from './describe-tables.ts';
import { type LineReader, readLines } from './read-lines.ts';

export interface RestoredBackup {
  createdAt: string;
  tables: number;
  rows: number;
  /** The caller must put these into the job queue. */
  jobs: BackupJob[];
}

/**
 * Restores in one transaction, then upgrades the tables. Rejects with `bad-configuration` if the file is missing,
 * incomplete, or not one that this release can restore, or if the database has our tables.
 */
export async function restoreBackup(
  connection: pg.ClientConfig,
  file: string,
  log: Log,
): Promise<RestoredBackup> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  const lines = readLines(unpacked);
  const client = new pg.Client({
    ...connection,
    application_name: 'ai-compass restore',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    const header = await readHeader(lines, file);
    await client.connect();
    await client.query('begin');
    await requireEmpty(client);
    await makeTablesOf(client, header.migrations.length);
    const rows = await fillTables(client, header, lines);
    const jobs = await readRest(lines, rows);
    await client.query('commit');
    await migrateDatabase(connection, log);
    return { createdAt: header.createdAt, tables: header.tables.length, rows, jobs };
  } catch (error) {
    throw explain(error, file);
  } finally {
    unpacked.destroy();
    source.destroy();
    await client.end().catch(() => {});
  }
}

async function readHeader(lines: LineReader, file: string): Promise<BackupHeader> {
  const first = parseLine(await lines.next());
  const known = z.object({ format: z.literal(backupFormat), version: z.number() }).safeParse(first);
  if (!known.success) throw new BadBackup('it is not an AI Compass backup');
  if (known.data.version > 1) throw new BadBackup('it was made by a newer release; use that release');
  const header = backupHeaderSchema.parse(first);
  const ours = listMigrations();
  if (header.migrations.length === 0) throw new BadBackup('it is empty');
  if (!header.migrations.every((hash, at) => hash === ours[at])) {
    throw new BadBackup(
      `it was made by a release that this one cannot upgrade from; restore ${file} with that release`,
    );
  }
  return header;
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select to_regclass('public.audits') is not null or to_regclass('drizzle.__drizzle_migrations') is not null as taken",
  );
  if (rows[0]?.taken) {
    throw new AppError('bad-configuration', {
      message:
        'DATABASE_URL: AI Compass already uses that database; create an empty one, set DATABASE_URL to it, and restore there',
    });
  }
}

/** Our triggers are turned off during the copy, because the backup already contains their results. */
async function fillTables(client: pg.Client, header: BackupHeader, lines: LineReader): Promise<number> {
  let rows = 0;
  for (const { name, columns, sequence } of header.tables) {
    const table = `public.${quoteName(name)}`;
    await client.query(`alter table ${table} disable trigger user`);
    rows += await copyIn(
      client,
      `copy ${table} (${columns.map(quoteName).join(', ')}) from stdin`,
      lines.until(endOfTable),
    );
    await client.query(`alter table ${table} enable trigger user`);
    if (sequence) {
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
        table,
        sequence.column,
        sequence.lastValue,
        sequence.isCalled,
      ]);
    }
  }
  return rows;
}

async function readRest(lines: LineReader, rows: number): Promise<BackupJob[]> {
  const jobs: BackupJob[] = [];
  for (;;) {
    const value = parseLine(await lines.next());
    const job = backupJobSchema.safeParse(value);
    if (job.success) {
      jobs.push(job.data.job);
      continue;
    }
    const footer = backupFooterSchema.safeParse(value);
    if (!footer.success || footer.data.rows !== rows) throw new BadBackup('it is incomplete');
    return jobs;
  }
}

function parseLine(line: string | null): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}

class BadBackup extends Error {}

function explain(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const reason =
    error instanceof BadBackup
      ? error.message
      : code === 'ENOENT' && error instanceof Error && 'path' in error && error.path === file
        ? 'there is no such file'
        : typeof code === 'string' && code.startsWith('Z_')
          ? code === 'Z_BUF_ERROR'
            ? 'it is incomplete'
            : 'it is not an AI Compass backup'
          : null;
  if (reason === null) return translateError(error);
  return new AppError('bad-configuration', {
    cause: error,
    message: `${file} cannot be restored: ${reason}`,
  });
}
