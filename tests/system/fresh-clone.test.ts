import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../support/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

let folder: string;
const running = new Set<ChildProcess>();
const dataFolders = new Set<string>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ai-compass-clone-'));
});

afterAll(async () => {
  await Promise.all([...running].map(endGently));
  for (const left of [folder, ...dataFolders]) rmSync(left, { recursive: true, force: true });
});

function endGently(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function makeAwkwardFolder(): string {
  const deep = join(folder, 'closed', 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(deep, { recursive: true });
  expect(deep.length).toBeGreaterThanOrEqual(150);
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'closed'), 0o700);
  return deep;
}

function giveTo(uid: number): void {
  execFileSync('chown', ['-R', `${uid}:${uid}`, join(folder, 'closed')]);
}

/** Like a person's own shell, without what npm and the test runner add. */
function shellEnvironment(home: string): NodeJS.ProcessEnv {
  const outside = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|NODE_|TEST)/.test(name));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  return {
    ...Object.fromEntries(own),
    ...(certificates ? { NODE_EXTRA_CA_CERTS: certificates } : {}),
    PATH: outside.join(delimiter),
    HOME: home,
  };
}

async function npmStart(
  cwd: string,
  uid: number | null,
): Promise<{ url: string; stop: () => Promise<number | null>; output: () => string }> {
  const port = await findFreePort();
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...shellEnvironment(cwd), PORT: String(port), OPERATOR_PASSWORD: 'a password for tests' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === null ? {} : { uid, gid: uid }),
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 600_000;
  while (
    !(await fetch(`${url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`npm start did not come up:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const elsewhere = /"event":"data-folder","folder":"([^"]+)"/.exec(output)?.[1];
  if (elsewhere) dataFolders.add(elsewhere);
  return {
    url,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      running.delete(child);
      return ended;
    },
  };
}

/** Only root can act as several users. */
const users: [name: string, uid: number | null][] = isRoot
  ? [
      ['an ordinary user', nobody],
      ['root', 0],
    ]
  : [['an ordinary user', null]];

describe('npm start in a fresh clone', () => {
  let clone: string;
  beforeAll(() => {
    clone = join(makeAwkwardFolder(), 'clone');
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone], { stdio: 'pipe' });
    expect(readdirSync(clone)).not.toContain('node_modules');
  });

  it.each(users)(
    'serves the pages as %s, in a long path that others cannot access, twice',
    async (_name, uid) => {
      if (uid !== null) giveTo(uid);
      const first = await npmStart(clone, uid);
      const page = await fetch(`${first.url}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(/<div id="root"[ >]/);
      expect(await (await fetch(`${first.url}/api/health`)).json()).toMatchObject({ status: 'ok' });
      await first.stop();

      const second = await npmStart(clone, uid);
      expect(second.output()).not.toMatch(/Installing packages|Building the pages/);
      await second.stop();
      rmSync(join(clone, 'data'), { recursive: true, force: true });
    },
    900_000,
  );
});
