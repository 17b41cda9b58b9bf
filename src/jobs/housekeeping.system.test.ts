import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#app/config.ts';
import type { Database } from '#storage/database.ts';
import { noteWorker } from '#storage/worker-presence.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { type BackupSchedule, createBackupSchedule, wishForBackup } from './backup-schedule.ts';
import { createHealthWatch } from './health/health-watch.ts';
import { startHousekeeping } from './housekeeping.ts';
import { openQueue, type Queue } from './queue.ts';

const log = pino({ level: 'silent' });
const hourMs = 3_600_000;
let database: Database;
let queue: Queue;
let dataDir: string;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  queue = await openQueue({ database, log });
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});
beforeEach(async () => {
  dataDir = makeTestFolder('housekeeping');
  now = new Date();
  await database.pool.query('truncate settings, health_states');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * hourMs);
};
const schedule = (over: { everyHours?: number | null; keep?: number } = {}): BackupSchedule =>
  createBackupSchedule({
    connection: database.connection,
    pool: database.pool,
    dataDir,
    everyHours: 24,
    keep: 2,
    now: () => now,
    log,
    ...over,
  });
const files = () =>
  existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')).toSorted() : [];
const watch = (settings: Record<string, string> = {}) =>
  createHealthWatch({
    pool: database.pool,
    isUp: database.isUp,
    config: parseConfig({ DATA_DIR: dataDir, ...settings }),
    now: () => now,
  });
const partOf = async (part: string, settings = {}) =>
  (await watch(settings).read()).find((check) => check.part === part);

describe('scheduled backups', () => {
  it("start an hour after the first start, run daily, and keep the newest and the operator's own", async () => {
    const backups = schedule();
    expect(await backups.runIfDue()).toBe(false);
    later(1);
    expect(await backups.runIfDue()).toBe(true);
    writeFileSync(join(dataDir, 'backups', 'monday.backup'), 'mine');
    later(23);
    expect(await backups.runIfDue()).toBe(false);
    for (let day = 0; day < 2; day += 1) {
      later(day === 0 ? 1 : 24);
      expect(await backups.runIfDue()).toBe(true);
    }
    expect(files()).toEqual([
      'monday.backup',
      expect.stringMatching(/^scheduled-/),
      expect.stringMatching(/^scheduled-/),
    ]);
    expect(await partOf('backup')).toMatchObject({ level: 'ok', state: 'recent' });
    later(60);
    expect(await partOf('backup')).toMatchObject({ level: 'warning', state: 'old' });
  });

  it('are made by one of several workers, and at once on request', async () => {
    const workers = [schedule(), schedule(), schedule()];
    await workers[0]?.runIfDue();
    later(1);
    const made = await Promise.all(workers.map((worker) => worker.runIfDue()));
    expect(made.filter(Boolean)).toHaveLength(1);
    await wishForBackup(database.pool, now);
    later(0.01);
    const wished = await Promise.all(workers.map((worker) => worker.runIfDue()));
    expect(wished.filter(Boolean)).toHaveLength(1);
    expect(await schedule({ everyHours: null }).runIfDue()).toBe(false);
  });

  it('that fail report the reason, keep existing ones, and are retried after an hour', async () => {
    const backups = schedule();
    await backups.runIfDue();
    later(1);
    await backups.runIfDue();
    const before = files();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    writeFileSync(join(dataDir, 'backups'), '');
    later(24);
    expect(await backups.runIfDue()).toBe(false);
    const failedAt = now.toISOString();
    later(0.5);
    expect(await backups.runIfDue()).toBe(false);
    later(0.5);
    expect(await backups.runIfDue()).toBe(false);
    expect(await partOf('backup')).toMatchObject({ level: 'critical', state: 'failed', since: failedAt });
    later(0.5);
    rmSync(join(dataDir, 'backups'));
    mkdirSync(join(dataDir, 'backups'));
    later(0.5);
    expect(await backups.runIfDue()).toBe(true);
    expect(files()).not.toEqual(before);
    expect(await partOf('backup')).toMatchObject({ level: 'ok' });
  });
});

describe('the health watch', () => {
  it('knows since when each part has had its state, whichever process asks', async () => {
    await noteWorker(database.pool);
    const first = await partOf('worker');
    expect(first).toMatchObject({ level: 'ok', since: now.toISOString() });
    const since = now;
    later(0.001);
    expect(await partOf('worker')).toMatchObject({ level: 'ok', since: since.toISOString() });
  });

  it('never rejects, but reports an unavailable database', async () => {
    const checks = await createHealthWatch({
      pool: database.pool,
      isUp: async () => false,
      config: parseConfig({ DATA_DIR: dataDir }),
      now: () => now,
    }).read();
    expect(checks.map(({ part, level, since }) => [part, level, since])).toEqual([
      ['database', 'critical', now.toISOString()],
      ['disk', 'ok', null],
    ]);
  });

  it('notices that the mail server does not answer before an email waits for it', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' };
    await noteWorker(database.pool);
    let problem: string | null = 'ECONNREFUSED';
    const chores = startHousekeeping({
      pool: database.pool,
      backups: schedule({ everyHours: null }),
      health: watch(smtp),
      mail: { probe: async () => problem },
      now: () => now,
      log,
      intervalMs: 10,
    });
    await eventually(async () =>
      expect(await partOf('mail', smtp)).toMatchObject({
        level: 'critical',
        detail: expect.stringContaining('ECONNREFUSED'),
      }),
    );
    problem = null;
    await eventually(async () => expect(await partOf('mail', smtp)).toMatchObject({ level: 'ok' }));
    await chores.stop();
  });
});
