/**
 * Runs workers that have a model read the scans in DATABASE_URL: `reading-child.ts <address of the model's
 * server>`. Continues a killed process's jobs at once.
 */
import { pino } from 'pino';
import { openQueue } from '#jobs/queue.ts';
import { createModelClient } from '#language-model/model-client.ts';
import { createModelStore } from '#storage/model-store.ts';
import { openDatabase } from '#storage/open-database.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { readingSettings } from './organ-builder.ts';

const log = pino({ level: 'silent' });
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir: '', log });
const queue = await openQueue({ database: { ...database, mode: 'embedded' }, log });
const settings = readingSettings(process.argv[2] ?? '');
await queue.startModelReadingWorkers({
  settings,
  ask: createModelClient(settings).ask,
  models: createModelStore(database),
  scans: createScanStore(database),
  now: () => new Date(),
  log,
});
process.stdout.write('ready\n');
