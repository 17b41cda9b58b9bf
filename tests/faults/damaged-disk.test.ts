import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translateError } from '#storage/database-errors.ts';
import { startEmbeddedServer } from '#storage/embedded/embedded-server.ts';
import { readPostmasterFile } from '#storage/embedded/postmaster-file.ts';
import { openDatabase } from '#storage/open-database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

let folder: string;
const lines: { event: string; level: number; msg?: string }[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeAll(() => {
  folder = makeTestFolder('damage');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Kills the server, so that the write-ahead log contains rows that are not in the table's file yet. */
async function crashWithUnwrittenRows(dataDir: string): Promise<void> {
  const script = fileURLToPath(new URL('../support/embedded-child.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  const client = new pg.Client({
    host: JSON.parse(String(line)).host,
    user: 'ai_compass',
    database: 'postgres',
  });
  client.on('error', () => {});
  await client.connect();
  await client.query('create table kept (filler text)');
  for (let n = 0; n < 1_500; n += 1) {
    await client.query('insert into kept values ($1)', [randomBytes(6_000).toString('base64')]);
  }
  child.kill('SIGKILL');
  process.kill(readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL');
  await client.end().catch(() => {});
}

describe('row 25: problems that only the operator can fix', () => {
  it('a disk that is full at the start is reported at once, with the log and what to do', async ({
    skip,
  }) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', disk]).status === 0;
    skip(!mounted, "The system doesn't allow mounting a disk");
    try {
      chmodSync(disk, 0o711);
      const dataDir = join(disk, 'data');
      await crashWithUnwrittenRows(dataDir);
      const free = spawnSync('df', ['--output=avail', '-k', disk], { encoding: 'utf8' }).stdout;
      writeFileSync(join(disk, 'ballast'), Buffer.alloc(Number(/\d+/.exec(free)?.[0]) * 1024));
      const started = performance.now();
      const refusal = await startEmbeddedServer({ dataDir, log }).then(
        (server) => server.stop(),
        (error: Error) => error,
      );
      expect(performance.now() - started).toBeLessThan(30_000);
      const { message } = refusal as Error;
      expect(message).toMatch(
        /^No disk space is left for [^\n]* \([^\n]*No space left[^\n]*free up space[^\n]*$/,
      );
      for (const named of [join(dataDir, 'postgres'), join(dataDir, 'postgres.log')]) {
        expect(message).toContain(named);
      }
    } finally {
      await eventually(() => expect(readPostmasterFile(join(disk, 'data', 'postgres'))).toBeNull());
      spawnSync('umount', [disk]);
    }
  });

  it('damaged data makes the product not ready, and the log says where it is and what to do', async () => {
    const dataDir = join(folder, 'damaged');
    const first = await startEmbeddedServer({ dataDir, log });
    const client = new pg.Client(first.connection);
    await client.connect();
    await client.query(
      'create table kept as select n, repeat($1, 500) as filler from generate_series(1, 200) n',
      ['a'],
    );
    const { rows } = await client.query<{ path: string }>("select pg_relation_filepath('kept') as path");
    await client.end();
    await first.stop();
    const file = join(dataDir, 'postgres', rows[0]?.path ?? '');
    expect(statSync(file).size).toBeGreaterThan(16_384);
    writeSync(openSync(file, 'r+'), Buffer.alloc(4_000, 7), 0, 4_000, 8_192);

    const database = await openDatabase({ databaseUrl: null, dataDir, log });
    try {
      expect(await database.isUp()).toBe(true);
      const error = await database.pool.query('select count(filler) from kept').catch(translateError);
      expect(error).toMatchObject({
        code: 'database-unavailable',
        message: expect.stringMatching(/damaged.*operator/),
      });
      expect(await database.isUp()).toBe(false);
      expect(database.trouble()).toBe('damaged');
      const damageEvents = lines.filter(({ event }) => event === 'database-damaged');
      expect(damageEvents).toHaveLength(1);
      for (const named of [join(dataDir, 'postgres'), join(dataDir, 'postgres.log'), 'npm run restore']) {
        expect(damageEvents[0]?.msg).toContain(named);
      }
    } finally {
      await database.close();
    }
  });
});
