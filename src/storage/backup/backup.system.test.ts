import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openQueue } from '#jobs/queue.ts';
import { inDatabase, onServer } from '#tests/support/global-postgres.ts';
import {
  addExampleProfile,
  exampleDiagnosis,
  exampleManualInput,
  exampleNow,
  exampleScanInput,
} from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { createAuditStore } from '../audit-store.ts';
import type { Database } from '../database.ts';
import { listMigrations, makeTablesOf, migrateDatabase, readAppliedMigrations } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { createScanStore } from '../scan-store.ts';
import { backupsFolder } from './migration-snapshot.ts';
import { reachDatabase } from './reach-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { restoreEmbedded } from './restore-embedded.ts';
import { writeBackup } from './write-backup.ts';

const log = pino({ level: 'silent' });
let database: Database;
let folder: string;
const made: string[] = [];

const awkward = 'a\tb\nc\\.\n\\.\nd\\N "é" 数据 \u202e';

beforeAll(async () => {
  folder = makeTestFolder('backup');
  database = await createTestDatabase();
  await fill(database);
});
afterEach(async () => {
  for (const name of made.splice(0)) {
    await onServer(inject('testServer').connection, `drop database if exists ${name} with (force)`);
  }
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fill(into: Database): Promise<void> {
  await addExampleProfile(into);
  const queue = await openQueue({ database: into, log });
  const audits = createAuditStore(into, queue.emit);
  const scans = createScanStore(into, queue.emit);
  await audits.createManualAudit(exampleManualInput({ businessDescription: awkward }));
  for (const siteKey of ['one.test/', 'two.test/']) {
    const { id } = await audits.createScanAudit(exampleScanInput({ siteKey }));
    await scans.requestScan(id, queue.sendScan, { now: exampleNow });
    if (siteKey === 'two.test/') continue;
    const { scanId } = (await audits.getAudit(id)) ?? {};
    const attempt = await scans.beginAttempt(scanId ?? 0);
    await scans.complete(scanId ?? 0, attempt?.attempt ?? 0, exampleDiagnosis(), {
      now: exampleNow,
      completeJob: async () => {},
    });
  }
  await queue.stop();
}

async function makeEmpty(): Promise<pg.ClientConfig> {
  const name = `restored_${randomBytes(5).toString('hex')}`;
  await onServer(inject('testServer').connection, `create database ${name}`);
  made.push(name);
  return inDatabase(inject('testServer').connection, name);
}

async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function contentOf(connection: pg.ClientConfig): Promise<Record<string, string[]>> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    const content: Record<string, string[]> = {};
    for (const { name } of rows) {
      const { rows: lines } = await client.query<{ line: string }>(
        `select row_to_json(one)::text as line from ${name} as one order by 1`,
      );
      content[name] = lines.map(({ line }) => line);
    }
    return content;
  });
}

let written = 0;
async function backUp(connection: pg.ClientConfig = database.connection): Promise<string> {
  written += 1;
  const file = join(folder, `${written}.backup`);
  await writeBackup(connection, file, exampleNow);
  return file;
}

describe('a backup', () => {
  it('restored elsewhere is the same database, and continues to work', async () => {
    const file = await backUp();
    expect(statSync(file).mode & 0o077).toBe(0);
    const connection = await makeEmpty();
    const restored = await restoreBackup(connection, file, log);
    expect(restored.createdAt).toBe(exampleNow.toISOString());
    expect(restored.jobs.map(({ name, data }) => [name, data])).toMatchObject([
      ['webhook', { event: 'audit.completed' }],
      ['webhook', { event: 'audit.completed' }],
    ]);
    const content = await contentOf(connection);
    expect(content).toEqual(await contentOf(database.connection));
    expect(content.audits?.some((line) => line.includes('\\\\.\\n'))).toBe(true);
    await withClient(connection, async (client) => {
      const { rows } = await client.query(
        'insert into trail (created_at, action, subject, count) values (now(), $1, $1, 1) returning id',
        ['x'],
      );
      expect(Number(rows[0]?.id)).toBe((content.trail?.length ?? 0) + 1);
      await client.query('delete from audits');
      expect((await client.query('select * from site_tallies')).rows).toEqual([]);
    });
  });

  it('is a consistent snapshot, even while others write', async () => {
    let writing = true;
    const audits = createAuditStore(database);
    const writer = (async () => {
      for (let n = 0; writing; n += 1) {
        const website = `https://writer-${n}.test`;
        await audits.createManualAudit(exampleManualInput({ website, ownerHash: `writer-${n}` }));
      }
    })();
    const connections = [];
    for (let n = 0; n < 3; n += 1) {
      const connection = await makeEmpty();
      await restoreBackup(connection, await backUp(), log);
      connections.push(connection);
    }
    writing = false;
    await writer;
    for (const connection of connections) {
      const { audits: stored = [], workflows = [], tasks = [] } = await contentOf(connection);
      const written = stored.filter((line) => line.includes('writer-')).length;
      const others = { workflows: 3, tasks: 4 };
      expect([workflows.length - others.workflows, tasks.length - others.tasks]).toEqual([written, written]);
    }
  });

  it('of the running embedded database can be restored to another server, and back into a folder', async () => {
    const file = await backUp();
    const dataDir = join(folder, 'data');
    const finished: string[] = [];
    const restore = (replace: boolean) =>
      restoreEmbedded({ dataDir, log, replace, now: exampleNow }, file, async (_, draft) => {
        finished.push(draft);
      });
    expect(await restore(false)).toMatchObject({ setAside: null });
    expect(finished).toEqual([join(dataDir, 'restoring')]);
    await expect(restore(false)).rejects.toThrow('add --replace to set it aside');

    const running = await openDatabase({ databaseUrl: null, dataDir, log });
    try {
      await expect(restore(true)).rejects.toThrow('AI Compass is using this data folder');
      const reached = await reachDatabase({ databaseUrl: null, dataDir, log });
      expect(reached.connection.host).toBe(running.connection.host);
      const connection = await makeEmpty();
      await restoreBackup(connection, await backUp(reached.connection), log);
      expect(await contentOf(connection)).toEqual(await contentOf(running.connection));
    } finally {
      await running.close();
    }
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const { setAside } = await restore(true);
    expect(existsSync(join(setAside ?? '', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
    // If a restore is killed between the two renames, the next start must not create an empty database.
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    mkdirSync(join(dataDir, 'restoring'));
    await expect(openDatabase({ databaseUrl: null, dataDir, log })).rejects.toThrow('was interrupted');
  });

  it('of an older release is upgraded to this one', async () => {
    const old = await makeEmpty();
    const level = listMigrations().length - 1;
    await withClient(old, async (client) => {
      await makeTablesOf(client, level);
      await client.query("insert into settings (key, value) values ('kept', 'from then')");
    });
    const connection = await makeEmpty();
    await restoreBackup(connection, await backUp(old), log);
    expect((await contentOf(connection)).settings).toEqual(['{"key":"kept","value":"from then"}']);
    expect(Object.keys(await contentOf(connection))).toEqual(
      Object.keys(await contentOf(database.connection)),
    );
  });

  it.each([
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 40), 'it is incomplete'],
    ['of something else', () => Buffer.from('not a backup'), 'it is not an AI Compass backup'],
  ])('that is %s is refused and leaves nothing', async (_, change, reason) => {
    const whole = await backUp();
    const file = join(folder, `bad-${++written}.backup`);
    writeFileSync(file, change(readFileSync(whole)));
    const connection = await makeEmpty();
    await expect(restoreBackup(connection, file, log)).rejects.toThrow(reason);
    expect(await contentOf(connection)).toEqual({});
  });

  it('is never restored into a database in use, or written over an existing file', async () => {
    const file = await backUp();
    await expect(restoreBackup(database.connection, file, log)).rejects.toThrow('AI Compass already uses');
    await expect(writeBackup(database.connection, file, exampleNow)).rejects.toThrow('already exists');
    await expect(restoreBackup(database.connection, join(folder, 'none'), log)).rejects.toThrow(
      'there is no such file',
    );
  });
});

describe('a new release', () => {
  it('makes a backup before it changes the tables, and does not change them if that fails', async () => {
    const { host, user, database: name } = await makeEmpty();
    const connection = { host, user, database: name };
    await withClient(connection, async (client) => {
      await makeTablesOf(client, listMigrations().length - 1);
      await client.query("insert into settings (key, value) values ('kept', 'from then')");
    });
    const full = async () => {
      throw new Error('no room');
    };
    await expect(migrateDatabase(connection, log, full)).rejects.toThrow('no room');
    expect(await withClient(connection, readAppliedMigrations)).toHaveLength(listMigrations().length - 1);
    const dataDir = join(folder, 'upgraded');
    const databaseUrl = `postgres://${user}:unused@localhost/${name}?host=${host}`;
    const opened = await openDatabase({ databaseUrl, dataDir, log });
    await opened.close();
    const [snapshot] = readdirSync(backupsFolder(dataDir));
    expect(snapshot).toMatch(/^before-upgrade-.*\.backup$/);
    const before = await makeEmpty();
    await restoreBackup(before, join(backupsFolder(dataDir), snapshot ?? ''), log);
    expect((await contentOf(before)).settings).toEqual(['{"key":"kept","value":"from then"}']);
    await (await openDatabase({ databaseUrl, dataDir, log })).close();
    expect(readdirSync(backupsFolder(dataDir))).toEqual([snapshot]);
  });
});
