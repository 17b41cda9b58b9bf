import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/hold-folder.mjs', import.meta.url));

let folder: string;
let lock: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ai-compass-hold-'));
  lock = join(folder, 'dist', '.preparing');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Holds the folder while it writes its name at the beginning and the end of its work. */
function work(name: string, log: string): Promise<number | null> {
  const text = `import { holdFolder } from ${JSON.stringify(script)};
    import { appendFileSync } from 'node:fs';
    holdFolder(${JSON.stringify(lock)});
    appendFileSync(${JSON.stringify(log)}, ${JSON.stringify(name)});
    await new Promise((resolve) => setTimeout(resolve, 300));
    appendFileSync(${JSON.stringify(log)}, ${JSON.stringify(name)});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

it('lets only one process at a time prepare a folder', async () => {
  const log = join(folder, 'log');
  const names = ['a', 'b', 'c'];
  expect(await Promise.all(names.map((name) => work(name, log)))).toEqual([0, 0, 0]);
  const pairs = readFileSync(log, 'utf8').match(/../g) ?? [];
  expect(pairs.toSorted()).toEqual(['aa', 'bb', 'cc']);
  expect(existsSync(lock)).toBe(false);
});

it('does not wait for a process that was killed', async () => {
  const killed = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(lock, String(killed.pid));
  const ended = new Promise((resolve) => killed.once('exit', resolve));
  killed.kill('SIGKILL');
  await ended;
  expect(await work('d', join(folder, 'log-2'))).toBe(0);
});
