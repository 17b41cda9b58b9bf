import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearTemporaryFolders } from './temporary-folder.ts';

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'clear-temporary-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const now = Date.now();
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
const ended = spawnSync(process.execPath, ['--version']).pid;
const own = process.getuid?.() ?? 0;

function put(name: string, hours: number, fileHours = hours): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  const file = join(folder, 'file');
  writeFileSync(file, 'content');
  utimesSync(file, hoursAgo(fileHours), hoursAgo(fileHours));
  utimesSync(folder, hoursAgo(hours), hoursAgo(hours));
  return folder;
}

it('removes only what killed processes left long ago', () => {
  const gone = [
    put(`ai-compass-browser-${ended}-aB3xYz`, 30),
    put(`ai-compass-knowledge-${ended}-aB3xYz`, 800),
  ];
  const kept = [
    put(`ai-compass-browser-${ended}-young1`, 2),
    put(`ai-compass-browser-${ended}-inUse1`, 30, 2),
    put(`ai-compass-knowledge-${process.pid}-aB3xYz`, 800),
    put('ai-compass-browser-notOurs', 800),
    put(`somebody-browser-${ended}-aB3xYz`, 800),
    put(`ai-compass-browser-${ended}-aB3xYz-notes`, 800),
  ];
  expect(clearTemporaryFolders([own], { parent, now })).toBe(2);
  expect(gone.map((folder) => existsSync(folder))).toEqual([false, false]);
  expect(kept.filter((folder) => !existsSync(folder))).toEqual([]);
});

it('keeps the folders of other users, and links', () => {
  const folder = put(`ai-compass-browser-${ended}-aB3xYz`, 30);
  const target = put('target', 30);
  symlinkSync(target, join(parent, `ai-compass-browser-${ended}-aLink1`));
  expect(clearTemporaryFolders([own + 1], { parent, now })).toBe(0);
  expect(existsSync(folder)).toBe(true);
  expect(clearTemporaryFolders([own], { parent, now })).toBe(1);
  expect(existsSync(join(target, 'file'))).toBe(true);
});
