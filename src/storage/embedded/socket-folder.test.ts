import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSocketFolder } from './socket-folder.ts';

const temporary = process.env.TMPDIR;
let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 's-'));
  process.env.TMPDIR = parent;
});
afterEach(() => {
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  rmSync(parent, { recursive: true, force: true });
});

const ended = spawnSync(process.execPath, ['--version']).pid;

function put(name: string, pid: number, hours: number, more?: string): string {
  const folder = join(parent, name);
  const at = new Date(Date.now() - hours * 3_600_000);
  mkdirSync(join(folder, 'lib'), { recursive: true });
  writeFileSync(join(folder, '.s.PGSQL.5432.lock'), `${pid}\n/data/postgres\n`);
  if (more !== undefined) writeFileSync(join(folder, more), '');
  for (const entry of ['lib', '.s.PGSQL.5432.lock', ...(more === undefined ? [] : [more]), '.'])
    utimesSync(join(folder, entry), at, at);
  return folder;
}

it('removes only the folders of servers that have been gone for a day', () => {
  const gone = put('ai-compass-gone12', ended, 30);
  const kept = [
    put('ai-compass-young1', ended, 20),
    put('ai-compass-lives1', process.pid, 30),
    put('ai-compass-other1', ended, 30, 'notes.txt'),
    put('ai-compass-longer1', ended, 30),
    put('somebody-gone12', ended, 30),
  ];
  const made = makeSocketFolder(null);
  expect(existsSync(made)).toBe(true);
  expect(existsSync(gone)).toBe(false);
  expect(kept.filter((folder) => !existsSync(folder))).toEqual([]);
});
