/**
 * Runs scans with a test diagnosis: `scanning-child.ts <dataDir> [die-at-commit]`. A site of
 * company type `tech` has a page that kills the process whenever it is read.
 */
import { pino } from 'pino';
import { createDiagnoseInChildProcess } from '#jobs/diagnose-in-child-process.ts';
import { openQueue } from '#jobs/queue.ts';
import { openDatabase } from '#storage/open-database.ts';
import type { ScanStore } from '#storage/scan-record.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { addExampleProfile, exampleCrawl } from './scan-examples.ts';
import { diagnose } from './ten-pages.ts';

const [dataDir = '', mode] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const dieNow = () => process.kill(process.pid, 'SIGKILL');

const log = pino({ level: 'silent' });
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir, log });
const queue = await openQueue({ database, log });
const scans = createScanStore(database);
await addExampleProfile(database);

const speaking: ScanStore = {
  ...scans,
  complete: async (...args) => {
    await scans.complete(...args).catch((error) => {
      say(error.code);
      throw error;
    });
    say('completed');
  },
  fail: async (...args) => {
    await scans.fail(...args);
    say('given up');
  },
};

const dyingAtCommit: ScanStore['complete'] = (scanId, attempt, diagnosis, options) =>
  scans.complete(scanId, attempt, diagnosis, {
    ...options,
    completeJob: async (transaction) => {
      await options.completeJob(transaction);
      dieNow();
    },
  });

await queue.startWorkers({
  scans: mode === 'die-at-commit' ? { ...scans, complete: dyingAtCommit } : speaking,
  diagnose,
  diagnoseInChildProcess: createDiagnoseInChildProcess(new URL('./ten-pages.ts', import.meta.url).href),
  crawl: exampleCrawl,
  now: () => new Date(),
  log,
});

process.on('SIGTERM', async () => {
  await queue.stop();
  await database.close();
  process.exit(0);
});
say('ready');
