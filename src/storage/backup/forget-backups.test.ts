import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { forgetBackups } from './forget-backups.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'forget-backups-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('removes only old upgrade snapshots and unfinished backups', async () => {
  const now = new Date('2026-06-10T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  mkdirSync(join(dataDir, 'backups'));
  const put = (name: string, at: Date) => {
    const file = join(dataDir, 'backups', name);
    writeFileSync(file, 'content');
    utimesSync(file, at, at);
    return file;
  };
  const gone = [
    put('before-upgrade-2026-01-01.backup', daysAgo(40)),
    put('2026-06-08.backup.part-4711', daysAgo(2)),
  ];
  const kept = [
    put('before-upgrade-2026-06-01.backup', daysAgo(9)),
    put('2026-01-01.backup', daysAgo(160)),
    put('2026-06-10.backup.part-4712', now),
  ];
  expect(await forgetBackups(dataDir, { now, retentionDays: 30 })).toBe(2);
  expect([gone, kept].map((files) => files.map((file) => existsSync(file)))).toEqual([
    [false, false],
    [true, true, true],
  ]);
});

it('does nothing without backups', async () => {
  expect(await forgetBackups(join(dataDir, 'none'), { now: new Date(), retentionDays: 30 })).toBe(0);
});
