import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Log } from '../database.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Older snapshots are removed because they contain personal data, and problems with an upgrade usually show
 * up within days.
 */
const keep = 3;
const prefix = 'before-upgrade-';

export async function takeMigrationSnapshot(
  connection: pg.ClientConfig,
  dataDir: string,
  options: { applied: number; now: Date; log: Log },
): Promise<void> {
  const folder = backupsFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { file, rows } = await writeBackup(
    connection,
    join(folder, `${prefix}${stampOf(options.now)}.backup`),
    options.now,
  );
  for (const name of readdirSync(folder).filter(isSnapshot).sort().slice(0, -keep))
    rmSync(join(folder, name));
  options.log.info(
    { event: 'database-snapshot', file, rows, migrations: options.applied },
    'Backed up the database before an upgrade that changes its tables',
  );
}

export function backupsFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** UTC, for file names that sort chronologically. */
export function stampOf(now: Date): string {
  return now.toISOString().replace(/[:.]/g, '-');
}

export function isSnapshot(name: string): boolean {
  return name.startsWith(prefix) && name.endsWith('.backup');
}
