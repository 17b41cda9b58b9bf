import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { restoreEmbedded } from '../backup/restore-embedded.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

let folder: string;
let lines: { event: string; reason?: string; msg?: string }[];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const open: Database[] = [];

beforeEach(() => {
  lines = [];
  folder = makeTestFolder('tests');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<Database> {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder, log });
  open.push(database);
  return database;
}

async function startAndStop(): Promise<void> {
  await (await start()).close();
}

function linesOf(event: string) {
  return lines.filter((line) => line.event === event);
}

const cluster = () => join(folder, 'postgres');
const marker = () => join(folder, 'database.json');

describe('a database that is lost', () => {
  it('is not replaced at the next start, which reports what is missing, where, and what to do', async () => {
    await startAndStop();
    expect(linesOf('database-created')).toHaveLength(1);
    expect(linesOf('database-created')[0]?.msg).toContain(cluster());
    for (const lose of [
      () => rmSync(cluster(), { recursive: true }),
      // An unmounted volume leaves its mount point, an empty folder.
      () => mkdirSync(cluster()),
    ]) {
      lose();
      const refusal = await start().catch((error: Error) => error);
      expect(refusal).toMatchObject({ code: 'bad-configuration' });
      expect((refusal as Error).message).toMatch(
        /^DATA_DIR: the database is missing\. [^\n]*npm run restore/,
      );
      for (const named of [cluster(), marker()]) expect((refusal as Error).message).toContain(named);
    }
    expect(linesOf('database-created')).toHaveLength(1);
  });

  it('is replaced by an empty one if the operator deletes the named file, and that is logged', async () => {
    await startAndStop();
    rmSync(cluster(), { recursive: true });
    rmSync(marker());
    await startAndStop();
    expect(linesOf('database-created')).toHaveLength(2);
    expect(existsSync(marker())).toBe(true);
  });

  it('is noticed even if an earlier release left no marker', async () => {
    await startAndStop();
    rmSync(marker());
    await startAndStop();
    expect(linesOf('database-created')).toHaveLength(1);
    rmSync(cluster(), { recursive: true });
    await expect(start()).rejects.toThrow(/the database is missing/);
  });

  it('is noticed at run time: nothing empty replaces it, and the product continues when the data is back', async () => {
    const database = await start();
    await database.pool.query('create table kept (n int)');
    const aside = join(folder, 'aside');
    renameSync(cluster(), aside);
    await eventually(() => {
      expect(linesOf('database-server-down').at(-1)?.reason).toMatch(/the database is missing/);
    });
    expect(await database.isUp()).toBe(false);
    expect(existsSync(cluster())).toBe(false);
    renameSync(aside, cluster());
    await eventually(async () => expect(await database.isUp()).toBe(true));
    expect((await database.pool.query('select * from kept')).rows).toEqual([]);
    expect(linesOf('database-created')).toHaveLength(1);
  });

  it('can be restored without --replace', async () => {
    const database = await start();
    const file = join(folder, 'kept.backup');
    await writeBackup(database.connection, file, new Date());
    await database.close();
    rmSync(cluster(), { recursive: true });
    const options = { dataDir: folder, log, replace: false, now: new Date() };
    await restoreEmbedded(options, file, async () => {});
    await startAndStop();
    rmSync(cluster(), { recursive: true });
    await expect(start()).rejects.toThrow(/the database is missing/);
  });
});
