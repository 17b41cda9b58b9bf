import { constants, createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { AppError } from '#app/errors.ts';
import { translateError } from '../database-errors.ts';
import { readAppliedMigrations } from '../migrate.ts';
import { type BackupHeader, type BackupJob, backupFormat, endOfTable } from './backup-format.ts';
import { copyOut } from './copy-rows.ts';
import { describeTables, quoteName } from './describe-tables.ts';

export interface WrittenBackup {
  file: string;
  tables: number;
  rows: number;
  bytes: number;
}

/**
 * The file gets its name only when it is complete and on disk. Rejects with `bad-configuration` if the file exists
 * or can't be written, and `database-unavailable` if the connection fails.
 */
export async function writeBackup(
  connection: pg.ClientConfig,
  file: string,
  now: Date,
): Promise<WrittenBackup> {
  await requireNoFile(file);
  const client = new pg.Client({
    ...connection,
    application_name: 'ai-compass backup',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  const draft = `${file}.part-${process.pid}`;
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read, read only');
    const header = await describeDatabase(client, now);
    const counted = { rows: 0 };
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(compose(client, header, counted)), createGzip({ level: 6 }), target);
    await client.query('commit');
    await flush(draft);
    await rename(draft, file);
    return { file, tables: header.tables.length, rows: counted.rows, bytes: target.bytesWritten };
  } catch (error) {
    await rm(draft, { force: true });
    throw fileError(error, file) ?? translateError(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function describeDatabase(client: pg.Client, now: Date): Promise<BackupHeader> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    format: backupFormat,
    version: 1,
    createdAt: now.toISOString(),
    postgresVersion: rows[0]?.server_version ?? '',
    migrations: await readAppliedMigrations(client),
    tables: await describeTables(client),
  };
}

async function* compose(
  client: pg.Client,
  header: BackupHeader,
  counted: { rows: number },
): AsyncGenerator<Buffer> {
  yield line(JSON.stringify(header));
  for (const { name, columns } of header.tables) {
    const statement = `copy public.${quoteName(name)} (${columns.map(quoteName).join(', ')}) to stdout`;
    for await (const piece of copyOut(client, statement) as AsyncIterable<Buffer>) {
      counted.rows += countLines(piece);
      yield piece;
    }
    yield line(endOfTable);
  }
  for (const job of await waitingJobs(client)) yield line(JSON.stringify({ job }));
  yield line(JSON.stringify({ complete: true, rows: counted.rows }));
}

/**
 * Backs up only webhook jobs, because jobs for scans, emails, and model readings can be queued
 * again from stored rows.
 */
async function waitingJobs(client: pg.Client): Promise<BackupJob[]> {
  const { rows: schemas } = await client.query("select to_regclass('jobs.job') is not null as there");
  if (!schemas[0]?.there) return [];
  const { rows } = await client.query<BackupJob>(
    `select id::text, name, data from jobs.job
     where name = 'webhook' and state in ('created', 'retry', 'active') order by created_on`,
  );
  return rows;
}

function line(text: string): Buffer {
  return Buffer.from(`${text}\n`, 'utf8');
}

function countLines(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) count += 1;
  return count;
}

async function requireNoFile(file: string): Promise<void> {
  const there = await access(file, constants.F_OK).then(
    () => true,
    () => false,
  );
  if (there) {
    throw new AppError('bad-configuration', { message: `${file} already exists; choose another name` });
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function fileError(error: unknown, file: string): AppError | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  if (error.syscall === 'connect' || error.syscall === 'read') return null;
  const reason = error.code === 'ENOSPC' ? 'the disk has no space left' : error.message;
  return new AppError('bad-configuration', {
    cause: error,
    message: `The backup ${file} cannot be written: ${reason}`,
  });
}
