// Diagnoses a list of slow websites with one worker, with two, with two while some are killed, with one `diagnose
// --list`, and with `diagnose` once per website.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startExternalPostgres } from '../../tests/support/external-postgres.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { crawlLimits, hostOf, latencyMs } from '../scale/sites.ts';
import { option } from '../support/option.ts';
import { randomFrom } from '../support/random.ts';
import { runListCommand, runLoop } from './cli-runs.ts';
import { runList } from './list-on-workers.ts';

interface Row {
  websites: number;
  seconds: number;
  'websites a minute': number;
  failed: number;
  /**
   * The number of audits or scans, whichever is larger, in excess of one per website. Null for the `diagnose`
   * runs.
   */
  doubled: number | null;
  lost: number | null;
  'processor s': number;
  'memory MB': number;
  'at once to a host': number;
}

/** Exits with 1 if a website was lost or duplicated, or if a host got more concurrent requests than allowed. */
export async function run(args: readonly string[]): Promise<void> {
  const number = (name: string, otherwise: number) => Number(option(args, `--${name}`) ?? otherwise);
  const [count, kills] = [number('sites', 500), number('kills', 10)];
  const hosts = Array.from({ length: count }, (_, n) => hostOf(n));
  const websites = hosts.map((host) => `http://${host}`);
  const loopSites = websites.slice(0, number('loop-sites', count));
  const sites = fork(fileURLToPath(new URL('./site-server.ts', import.meta.url)), [], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve) => {
    sites.stdout?.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
  });
  const takeMaxAtOnce = async (): Promise<number> => {
    sites.send('max');
    return Number((await once(sites, 'message'))[0]);
  };
  const folder = makeTestFolder('bench-prospects');
  const environment = {
    CRAWL_RENDER: 'off',
    CRAWL_DNS_SERVERS: '127.0.0.1:9',
    CRAWL_MAX_PAGES: String(crawlLimits.maxPages),
    CRAWL_TIME_BUDGET_MS: String(crawlLimits.timeBudgetMs),
    CRAWL_CONCURRENCY: String(crawlLimits.concurrency),
    CRAWL_RESOLVE: hosts.map((host) => `${host}=127.0.0.1:${port}`).join(','),
    DATA_DIR: folder,
  };
  const postgres = await startExternalPostgres();
  const rows: Record<string, Row> = {};
  try {
    for (const [name, workers, killed] of [
      ['one worker', 1, 0],
      ['two workers', 2, 0],
      [`two workers, ${kills} kill -9`, 2, kills],
    ] as const) {
      const { counts, audits, scans, ...use } = await runList({
        databaseUrl: postgres.url,
        environment,
        text: websites.join('\n'),
        workers,
        kills: killed,
        random: randomFrom(number('seed', 1)),
      });
      const lost = count - counts.done - counts.failed;
      const doubled = Math.max(audits, scans) - count;
      rows[name] = rowOf(count, { ...use, failed: counts.failed, doubled, lost }, await takeMaxAtOnce());
    }
    for (const [name, sitesOfRun, runOne] of [
      ['diagnose --list', websites, runListCommand],
      ['diagnose in a loop', loopSites, runLoop],
    ] as const) {
      const made = join(folder, name.replace(/\W+/g, '-'));
      mkdirSync(made);
      const use = await runOne(sitesOfRun, environment, made);
      rows[name] = rowOf(sitesOfRun.length, { ...use, doubled: null, lost: null }, await takeMaxAtOnce());
    }
    console.table(rows);
    const load = loadavg()[0] ?? 0;
    console.log(
      `Every request waits ${latencyMs} ms; a host may get ${crawlLimits.concurrency} at once. The machine's load at the end ${load.toFixed(1)}.`,
    );
    const file = option(args, '--json');
    if (file) await writeFile(file, `${JSON.stringify({ count, kills, load, rows }, null, 2)}\n`);
    if (Object.values(rows).some(isWrong)) process.exitCode = 1;
  } finally {
    await postgres.remove();
    sites.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(
  websites: number,
  of: { seconds: number; cpuSeconds: number; maxMemoryMb: number; failed: number } & Pick<
    Row,
    'doubled' | 'lost'
  >,
  maxAtOnce: number,
): Row {
  return {
    websites,
    seconds: Math.round(of.seconds),
    'websites a minute': Math.round((websites * 60) / of.seconds),
    failed: of.failed,
    doubled: of.doubled,
    lost: of.lost,
    'processor s': Math.round(of.cpuSeconds),
    'memory MB': Math.round(of.maxMemoryMb),
    'at once to a host': maxAtOnce,
  };
}

function isWrong(row: Row): boolean {
  return Boolean(row.doubled || row.lost) || row['at once to a host'] > crawlLimits.concurrency;
}
