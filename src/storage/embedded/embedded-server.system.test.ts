import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { findPackage } from './binaries.ts';
import { openDataFolder } from './data-folder.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { canReach } from './reachable.ts';

const isRoot = process.getuid?.() === 0;
const childScript = fileURLToPath(new URL('../../../tests/support/embedded-child.ts', import.meta.url));

let folder: string;
const servers: EmbeddedServer[] = [];
const children: ChildProcess[] = [];
let events: string[];
const log = pino(
  { level: 'debug' },
  { write: (line: string) => events.push(String(JSON.parse(line).event)) },
);

beforeEach(() => {
  events = [];
  folder = makeTestFolder('tests');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir = folder, waitMs = 120_000): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, log, waitMs });
  servers.push(server);
  return server;
}

async function query(server: Pick<EmbeddedServer, 'connection'>, text: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const keepOne = 'create table kept (n int); insert into kept values (1)';

async function startChild(
  ...args: string[]
): Promise<{ child: ChildProcess; output: Record<string, string> }> {
  const child = spawn(process.execPath, [childScript, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  if (!child.stdout) throw new Error('no output');
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, output: JSON.parse(String(line)) };
}

async function leaveOneRunning(): Promise<number> {
  const { child, output } = await startChild(folder);
  await query({ connection: { host: output.host, user: 'ai_compass', database: 'postgres' } }, keepOne);
  const pid = serverPid();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return pid;
}

function serverPid(dataDir = folder): number {
  return readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0;
}

describe('the embedded server', () => {
  it('keeps its data between starts and leaves no process or socket folder', async () => {
    const first = await start();
    await query(first, keepOne);
    const { host } = first.connection;
    await first.stop();
    expect(serverPid()).toBe(0);
    expect(() => readFileSync(`${host}/.s.PGSQL.5432`)).toThrow('ENOENT');
    const second = await start();
    expect(await query(second, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it('has no TCP port, keeps fsync on, and uses UTF-8', async () => {
    const server = await start();
    const [settings] = await query(
      server,
      `select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync,
        current_setting('full_page_writes') as full_pages, current_setting('server_encoding') as encoding,
        current_setting('data_checksums') as checksums`,
    );
    expect(settings).toEqual({
      listen: '',
      fsync: 'on',
      full_pages: 'on',
      encoding: 'UTF8',
      checksums: 'on',
    });
  });

  it('refuses a second process with one line after waiting', async () => {
    await start();
    const begun = performance.now();
    await expect(start(folder, 400)).rejects.toMatchObject({
      code: 'data-folder-in-use',
      message: expect.stringMatching(/^Another instance of AI Compass is using this data folder: [^\n]*$/),
    });
    expect(performance.now() - begun).toBeGreaterThan(390);
    const { output } = await startChild(folder);
    expect(output.error).toContain('Another instance of AI Compass is using this data folder');
  });

  it('accepts a second process as soon as the first releases the folder', async () => {
    const first = await start();
    await query(first, keepOne);
    const second = start();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await first.stop();
    expect(await query(await second, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it('is set up once if several processes start on an empty folder', async () => {
    const starts = await Promise.allSettled([
      start(folder, 1_500),
      start(folder, 1_500),
      start(folder, 1_500),
    ]);
    const refusals = starts.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    const inUse = expect.objectContaining({ code: 'data-folder-in-use' });
    expect(refusals).toEqual([inUse, inUse]);
  });

  it('waits for a server that was left running and is slow to answer', async () => {
    const pid = await leaveOneRunning();
    process.kill(pid, 'SIGSTOP');
    const starting = start(folder, 100);
    await new Promise((resolve) => setTimeout(resolve, 500));
    process.kill(pid, 'SIGCONT');
    expect(await query(await starting, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it('keeps querying a server that is ready but slow to answer', async () => {
    const starting = start(folder, 100);
    while (!readPostmasterFile(join(folder, 'postgres'))?.ready) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    const pid = serverPid();
    process.kill(pid, 'SIGSTOP');
    setTimeout(() => process.kill(pid, 'SIGCONT'), 3_500);
    expect(await query(await starting, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('takes over a server whose process was killed', async () => {
    const pid = await leaveOneRunning();
    const server = await start();
    expect(events).toContain('database-server-adopted');
    expect(serverPid()).toBe(pid);
    expect(await query(server, 'select n from kept')).toEqual([{ n: 1 }]);
    await server.stop();
    expect(serverPid()).toBe(0);
  });

  it('restarts by itself after it is killed, with everything acknowledged', async () => {
    const server = await start();
    await query(server, keepOne);
    process.kill(serverPid(), 'SIGKILL');
    await eventually(() =>
      expect(events).toEqual(expect.arrayContaining(['database-server-lost', 'database-server-back'])),
    );
    expect(await query(server, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it("restarts by itself after its socket's folder is removed", async () => {
    const server = await start();
    await query(server, keepOne);
    rmSync(String(server.connection.host), { recursive: true });
    await eventually(async () => expect(await query(server, 'select n from kept')).toEqual([{ n: 1 }]));
    expect(events).toContain('database-socket-lost');
  });

  it('starts after both it and the product were killed', async () => {
    const { child, output } = await startChild(folder);
    await query({ connection: { host: output.host, user: 'ai_compass', database: 'postgres' } }, keepOne);
    process.kill(serverPid(), 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it('starts even if its old process id now belongs to another process of its user', async () => {
    const first = await start();
    await query(first, keepOne);
    const user = openDataFolder(folder, log).user;
    const file = join(folder, 'postgres', 'postmaster.pid');
    const text = readFileSync(file, 'utf8');
    await first.stop();
    const sleeper = spawn('sleep', ['60'], user ? { uid: user.uid, gid: user.gid } : {});
    children.push(sleeper);
    writeFileSync(file, text.replace(/^\d+/, String(sleeper.pid)));
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 1 }]);
    expect(sleeper.exitCode).toBeNull();
  });

  it('starts even if it was killed while writing its process id', async () => {
    const first = await start();
    await query(first, keepOne);
    await first.stop();
    const file = join(folder, 'postgres', 'postmaster.pid');
    writeFileSync(file, '');
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it.each([
    ['a path of two hundred characters', 'p'.repeat(200)],
    ['a path with spaces, quotes, colons and letters of other scripts', `it's "a": b $c ; ä 数据`],
  ])('runs in %s', async (_, name) => {
    const dataDir = join(folder, name, 'data');
    mkdirSync(dataDir, { recursive: true });
    const server = await start(dataDir);
    await query(server, keepOne);
    await server.stop();
    expect(await query(await start(dataDir), 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it('runs in a folder whose parents others cannot read', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const server = await start(dataDir);
    await query(server, keepOne);
    await server.stop();
    const { base } = openDataFolder(dataDir, log);
    try {
      expect(base === dataDir).toBe(!isRoot);
      expect(events.includes('data-folder')).toBe(isRoot);
      expect(await query(await start(dataDir), 'select n from kept')).toEqual([{ n: 1 }]);
    } finally {
      await Promise.all(servers.splice(0).map((one) => one.stop()));
      if (base !== dataDir) rmSync(base, { recursive: true, force: true });
    }
  });

  it('runs for an ordinary user', async () => {
    const nobody = { uid: 65_534, gid: 65_534, name: 'nobody' };
    const dataDir = join(folder, 'ordinary');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o777);
    const identity = isRoot ? [String(nobody.uid), String(nobody.gid)] : [];
    const { child, output } = await startChild(dataDir, ...identity);
    if (isRoot && !canReach(findPackage(), nobody)) {
      expect(output.error).toMatch(/^The embedded PostgreSQL/);
      return;
    }
    expect(output).toEqual({ host: expect.any(String) });
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    const server = await start(dataDir);
    expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});
