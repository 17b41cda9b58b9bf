// Writes all of the product's data to one file, whether the product is running or stopped.
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseConfig } from '#app/config.ts';
import { createLog } from '#app/log.ts';
import { backupsFolder, stampOf } from '#storage/backup/migration-snapshot.ts';
import { reachDatabase } from '#storage/backup/reach-database.ts';
import { writeBackup } from '#storage/backup/write-backup.ts';
import { BadUsage, runCommand } from './run-command.ts';

const usage = `Usage: npm run backup [-- FILE]
FILE   where to write the backup; by default, a new file in DATA_DIR/backups
Backs up DATABASE_URL, or the embedded database in DATA_DIR. The file contains personal data: protect it like the database.`;

await runCommand(async () => {
  const [given, ...rest] = process.argv.slice(2);
  if (given === '--help') return usage;
  if (rest.length > 0 || given?.startsWith('-')) throw new BadUsage(`Unknown argument: ${rest[0] ?? given}`);
  const config = parseConfig(process.env);
  const now = new Date();
  const file = resolve(given ?? join(backupsFolder(config.dataDir), `${stampOf(now)}.backup`));
  if (given === undefined) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const log = createLog('warn');
  const database = await reachDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  try {
    const { rows, tables, bytes } = await writeBackup(database.connection, file, now);
    return `Backed up ${rows} rows in ${tables} tables, ${(bytes / 1e6).toFixed(1)} MB: ${file}`;
  } finally {
    await database.close();
  }
}, usage);
