// Restores a backup into an empty database, or into the embedded one. `--replace` sets the embedded database's
// current data aside.
import { resolve } from 'node:path';
import { parseConfig } from '#app/config.ts';
import { createLog } from '#app/log.ts';
import { openQueue } from '#jobs/queue.ts';
import type { BackupJob } from '#storage/backup/backup-format.ts';
import { restoreBackup } from '#storage/backup/restore-backup.ts';
import { restoreEmbedded } from '#storage/backup/restore-embedded.ts';
import { externalConnection } from '#storage/database.ts';
import { openDatabase } from '#storage/open-database.ts';
import { BadUsage, runCommand } from './run-command.ts';

const usage = `Usage: npm run restore -- FILE [--replace]
FILE        the backup to restore
--replace   if the embedded database has data, move it aside and print its new location
Restores into DATABASE_URL, which must name an empty database, or into the embedded database in DATA_DIR while the product is stopped.`;

const log = createLog('warn');

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return usage;
  const [given, ...rest] = args.filter((arg) => arg !== '--replace');
  if (given === undefined) throw new BadUsage('Name a backup file.');
  if (rest.length > 0 || given.startsWith('-')) throw new BadUsage(`Unknown argument: ${rest[0] ?? given}`);
  const { databaseUrl, dataDir } = parseConfig(process.env);
  const file = resolve(given);
  if (databaseUrl === null) {
    const { setAside, ...restored } = await restoreEmbedded(
      { dataDir, log, replace: args.includes('--replace'), now: new Date() },
      file,
      ({ jobs }, draft) => putBack(jobs, null, draft),
    );
    const aside =
      setAside === null
        ? ''
        : `\nThe previous data is kept in ${setAside}; delete it when you no longer need it.`;
    return `${tell(restored)}${aside}`;
  }
  const restored = await restoreBackup(externalConnection(databaseUrl), file, log);
  await putBack(restored.jobs, databaseUrl, dataDir);
  return tell(restored);
}, usage);

async function putBack(
  jobs: readonly BackupJob[],
  databaseUrl: string | null,
  dataDir: string,
): Promise<void> {
  if (jobs.length === 0) return;
  const database = await openDatabase({ databaseUrl, dataDir, log });
  try {
    const queue = await openQueue({ database, log });
    await queue.putBack(jobs).finally(() => queue.stop());
  } finally {
    await database.close();
  }
}

function tell({ rows, tables, createdAt }: { rows: number; tables: number; createdAt: string }): string {
  return `Restored ${rows} rows in ${tables} tables, as of ${createdAt}.`;
}
