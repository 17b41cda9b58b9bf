import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { openDataFolder } from './data-folder.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';

let folder: string;
beforeEach(async () => {
  folder = makeTestFolder('tests');
  const first = await start();
  await first.stop();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(): Promise<EmbeddedServer> {
  return startEmbeddedServer({ dataDir: folder, log: pino({ level: 'silent' }), waitMs: 120_000 });
}

describe('data of an embedded server that cannot be used', () => {
  it('because another major version wrote them, are refused with advice', async () => {
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '16\n');
    await expect(start()).rejects.toMatchObject({
      code: 'bad-configuration',
      message: expect.stringMatching(/written by PostgreSQL 16, and this release includes 18/),
    });
  });

  it('because others can write to the folder, are refused', async () => {
    chmodSync(join(folder, 'postgres'), 0o777);
    await expect(start()).rejects.toMatchObject({
      code: 'bad-configuration',
      message: expect.stringContaining('can be written to by others'),
    });
  });

  it("for a reason of the server's own, are refused with that reason", async () => {
    writeFileSync(join(folder, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(start()).rejects.toMatchObject({
      code: 'database-unavailable',
      message: expect.stringMatching(/did not start: .*postgres\.log/),
    });
  });

  it('because the lock file contains garbage, are refused with the file to remove', async () => {
    const file = join(folder, 'postgres', 'postmaster.pid');
    writeFileSync(file, 'garbage\n', { mode: 0o644 });
    await expect(start()).rejects.toMatchObject({
      message: expect.stringMatching(new RegExp(`bogus data in lock file[^\n]*remove ${file} if`)),
    });
  });
});

it('a folder that cannot be created is refused at once', () => {
  expect(() => openDataFolder('/proc/nothing/data', pino({ level: 'silent' }))).toThrow(
    /^DATA_DIR: cannot create the folder \/proc\/nothing\/data: ENOENT/,
  );
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => openDataFolder(join(file, 'below'), pino({ level: 'silent' }))).toThrow(/it is a file/);
});
