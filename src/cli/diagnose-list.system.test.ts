import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from '#tests/sites/site-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('list');
const out = join(folder, 'made');
let sites: SiteServer;

beforeAll(async () => {
  sites = await startSiteServer();
});
afterAll(async () => {
  await sites.close();
  await rm(folder, { recursive: true });
});

function start(...args: string[]): {
  child: ChildProcess;
  ended: Promise<number | null>;
  output: () => string;
} {
  const script = fileURLToPath(new URL('./diagnose.ts', import.meta.url));
  const env = {
    ...process.env,
    CRAWL_RESOLVE: sites.crawlResolve,
    CRAWL_DNS_SERVERS: '127.0.0.1:9',
    CRAWL_RENDER: 'off',
  };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return { child, ended: once(child, 'exit').then(([code]) => code), output: () => output };
}

const madeFiles = async () => (await readdir(out).catch(() => [])).filter((name) => name.endsWith('.json'));

describe('diagnose --list', () => {
  it('reports bad lines, continues after a kill without duplicating a diagnosis, and writes one table', async () => {
    const list = join(folder, 'list.csv');
    await writeFile(
      list,
      [
        'Name,Website',
        'Oakmere,http://www.oakmere-law.test',
        'Bad,no website',
        'Harbour,http://www.harbour-physio.test',
        '=1+1,http://www.brindle-precision.test',
        'Nobody,http://www.nowhere.test',
      ].join('\n'),
    );
    const args = ['--list', list, '--out', out, '--concurrency', '1'];
    const first = start(...args);
    await eventually(async () => expect((await madeFiles()).length).toBeGreaterThan(0));
    first.child.kill('SIGKILL');
    await first.ended;
    const before = await madeFiles();
    const times = await Promise.all(before.map(async (name) => (await stat(join(out, name))).mtimeMs));

    const second = start(...args);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/Line 3: .*valid website address/);
    expect(second.output()).toMatch(/3 websites diagnosed, 1 failed/);
    expect(await Promise.all(before.map(async (name) => (await stat(join(out, name))).mtimeMs))).toEqual(
      times,
    );
    const csv = (await readFile(join(out, 'results.csv'), 'utf8')).slice(1);
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    expect(data.map(({ line, name, state }) => [line, name, state])).toEqual([
      ['2', 'Oakmere', 'done'],
      ['4', 'Harbour', 'done'],
      ['5', "'=1+1", 'done'],
      ['6', 'Nobody', 'failed'],
    ]);
    expect(data[0]?.trade).toBe('Legal services');
    const oakmere = JSON.parse(await readFile(data[0]?.diagnosis ?? '', 'utf8'));
    expect(Number(data[0]?.valueUsd)).toBe(Math.round(oakmere.value.ranges.monthlyTotal.likely));
    expect(data[3]?.failure).not.toBe('');
  });

  it('refuses a list without websites, and a missing one', async () => {
    const empty = join(folder, 'empty.csv');
    await writeFile(empty, 'one two\n');
    for (const [file, message] of [
      [empty, /a website address in this list/],
      [join(folder, 'none.csv'), /couldn't read the list/],
    ] as const) {
      const run = start('--list', file, '--out', out);
      expect(await run.ended).toBe(2);
      expect(run.output()).toMatch(message);
    }
  });
});
