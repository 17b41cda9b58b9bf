import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { backupsFolder } from '#storage/backup/migration-snapshot.ts';
import { isScheduledBackup, scheduledBackupName } from '#storage/backup/scheduled-name.ts';
import { writeBackup } from '#storage/backup/write-backup.ts';
import type { Log } from '#storage/database.ts';
import { type BackupNote, noteKeys, readHealth, writeNote } from './health/health-readings.ts';

const hourMs = 3_600_000;
const claimKey = 'backup-claim';
const wishKey = 'backup-wanted';

export interface BackupSchedule {
  /** Never rejects. Resolves to whether it made a backup. */
  runIfDue(): Promise<boolean>;
}

/**
 * If several workers are running, only the first to claim a backup makes it. After a failure, a
 * scheduled backup is due again in an hour.
 */
export function createBackupSchedule(options: {
  connection: pg.ClientConfig;
  pool: pg.Pool;
  dataDir: string;
  everyHours: number | null;
  keep: number;
  now: () => Date;
  log: Log;
}): BackupSchedule {
  const { connection, pool, dataDir, everyHours, keep, now, log } = options;

  const make = async (): Promise<boolean> => {
    const wished = await takeWish(pool);
    if (!(await claim(pool, now(), everyHours, wished))) return false;
    const { notes } = await readHealth(pool);
    const before: BackupNote = notes.backup ?? {
      lastAt: null,
      file: null,
      bytes: null,
      failedAt: null,
      problem: null,
    };
    const folder = backupsFolder(dataDir);
    const name = scheduledBackupName(now());
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const { bytes, rows } = await writeBackup(connection, join(folder, name), now());
      removeOld(folder, keep);
      await writeNote(pool, noteKeys.backup, { ...before, lastAt: now(), file: name, bytes });
      log.info({ event: 'backup-made', file: name, bytes, rows });
      return true;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      log.warn({ event: 'backup-failed', reason: problem });
      await writeNote(pool, noteKeys.backup, { ...before, failedAt: firstFailure(before) ?? now(), problem });
      await postpone(pool, now(), everyHours);
      return false;
    }
  };

  return {
    runIfDue: () =>
      make().catch((error: unknown) => {
        log.warn({ event: 'backup-failed', reason: error instanceof Error ? error.message : String(error) });
        return false;
      }),
  };
}

function firstFailure({ lastAt, failedAt }: BackupNote): Date | null {
  return failedAt !== null && (lastAt === null || failedAt > lastAt) ? failedAt : null;
}

export async function wishForBackup(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<void> {
  await pool.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [wishKey, now.toISOString()],
  );
}

async function takeWish(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query('delete from settings where key = $1', [wishKey]);
  return (rowCount ?? 0) > 0;
}

/** In a new database, the first scheduled backup is due after an hour. */
async function claim(pool: pg.Pool, now: Date, everyHours: number | null, wished: boolean): Promise<boolean> {
  if (everyHours === null && !wished) return false;
  const everyMs = (everyHours ?? 0) * hourMs;
  await pool.query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [
    claimKey,
    new Date(now.getTime() - everyMs + hourMs).toISOString(),
  ]);
  const due = wished ? now : new Date(now.getTime() - everyMs);
  const { rowCount } = await pool.query(
    'update settings set value = $2 where key = $1 and ($4 or value::timestamptz <= $3::timestamptz)',
    [claimKey, now.toISOString(), due.toISOString(), wished],
  );
  return (rowCount ?? 0) > 0;
}

async function postpone(pool: pg.Pool, now: Date, everyHours: number | null): Promise<void> {
  const again = new Date(now.getTime() - (everyHours ?? 0) * hourMs + hourMs);
  await pool.query('update settings set value = $2 where key = $1', [claimKey, again.toISOString()]);
}

function removeOld(folder: string, keep: number): void {
  for (const name of readdirSync(folder).filter(isScheduledBackup).sort().slice(0, -keep))
    rmSync(join(folder, name));
}
