import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translateError } from '#storage/database-errors.ts';
import { openDataFolder } from '#storage/embedded/data-folder.ts';
import { type EmbeddedServer, startEmbeddedServer } from '#storage/embedded/embedded-server.ts';
import { readPostmasterFile } from '#storage/embedded/postmaster-file.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const sizeMb = 110;
const reasons: string[] = [];
const log = pino(
  { level: 'debug' },
  { write: (line: string) => void reasons.push(String(JSON.parse(line).reason ?? '')) },
);
let folder: string;
let disk: string;
let isLimited: boolean;
let server: EmbeddedServer;
let cluster: string;

beforeAll(async () => {
  folder = makeTestFolder('disk');
  disk = join(folder, 'disk');
  mkdirSync(disk);
  isLimited = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', disk]).status === 0;
  chmodSync(disk, 0o711);
  server = await startEmbeddedServer({ dataDir: join(disk, 'data'), log });
  ({ cluster } = openDataFolder(join(disk, 'data'), log));
  await query(server, 'create table kept (n int primary key, filler text)');
});
afterAll(async () => {
  await server.stop();
  if (isLimited) spawnSync('umount', [disk]);
  rmSync(folder, { recursive: true, force: true });
});

async function query(of: EmbeddedServer, text: string, values: unknown[] = []): Promise<{ n: number }[]> {
  const client = new pg.Client({ ...of.connection, connectionTimeoutMillis: 60_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<{ n: number }>(text, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

let last = 0;
const acknowledged: number[] = [];
async function keepOne(): Promise<void> {
  last += 1;
  const n = last;
  await query(server, 'insert into kept values ($1, $2)', [n, randomBytes(6_000).toString('base64')]);
  acknowledged.push(n);
}

async function expectAll(of: EmbeddedServer, expected: readonly number[]): Promise<void> {
  const stored = new Set((await query(of, 'select n from kept')).map(({ n }) => n));
  expect(expected.filter((n) => !stored.has(n))).toEqual([]);
}

function whileStopped(work: () => void): void {
  const parent = readPostmasterFile(cluster)?.pid ?? 0;
  const children = spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n');
  const pids = [parent, ...children.map(Number)].filter((pid) => pid > 0);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) spawnSync('kill', ['-s', name.slice(3), String(pid)]);
  };
  signal('SIGSTOP');
  try {
    work();
  } finally {
    signal('SIGCONT');
  }
}

describe('row 20: a power failure', () => {
  it('row 20: everything acknowledged is there when the server starts on the data of any moment', async () => {
    let writing = true;
    const writers = [1, 2, 3].map(async () => {
      while (writing) await keepOne();
    });
    const copies: { dataDir: string; expected: number[] }[] = [];
    for (let n = 0; n < 3; n += 1) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before);
      await sleep(100 + Math.random() * 400);
      const dataDir = join(folder, `copy-${n}`);
      mkdirSync(dataDir);
      whileStopped(() => {
        copies.push({ dataDir, expected: [...acknowledged] });
        spawnSync('cp', ['-a', cluster, join(dataDir, 'postgres')]);
      });
    }
    writing = false;
    await Promise.all(writers);
    for (const { dataDir, expected } of copies) {
      const copy = await startEmbeddedServer({ dataDir, log });
      try {
        await expectAll(copy, expected);
      } finally {
        await copy.stop();
      }
    }
  });
});

describe('row 25: the disk is full', () => {
  it('row 25: the error of a full disk becomes a 503', () => {
    const full = Object.assign(new Error('full'), { code: '53100' });
    expect(translateError(full)).toMatchObject({ status: 503 });
  });

  it('row 25: 503 with the reason in the meantime; with free space it recovers, and nothing acknowledged is lost', async ({
    skip,
  }) => {
    skip(!isLimited, "The system doesn't allow mounting a disk");
    await eventually(keepOne);
    const ballast = join(disk, 'ballast');
    const free = spawnSync('df', ['--output=avail', '-k', disk], { encoding: 'utf8' }).stdout;
    const freeKb = Number(/\d+/.exec(free)?.[0] ?? 0);
    writeFileSync(ballast, Buffer.alloc(Math.max(0, freeKb - 3_000) * 1024));
    const refused: unknown[] = [];
    const deadline = performance.now() + 120_000;
    while (refused.length < 5 && performance.now() < deadline) {
      await keepOne().catch((error: unknown) => refused.push(translateError(error)));
    }
    expect(refused).toHaveLength(5);
    for (const error of refused) expect(error).toMatchObject({ code: 'database-unavailable', status: 503 });
    rmSync(ballast);
    await eventually(keepOne);
    await eventually(() => expectAll(server, acknowledged));
    for (const reason of reasons.filter((one) => one.includes('did not start'))) {
      expect(reason).toMatch(/No space left on device/);
    }
  }, 600_000);
});
