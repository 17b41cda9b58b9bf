// Measures diagnoses per minute with one and with two workers on one PostgreSQL, compared with a bare crawl. Sites
// answer slowly, so that waiting, not the processor, sets the pace.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { defaultScansAtOnce as scansAtOnce } from '#jobs/scan.ts';
import { type ExternalPostgres, startExternalPostgres } from '../../tests/support/external-postgres.ts';
import { median } from '../support/median.ts';
import { option } from '../support/option.ts';
import { readTreeUse } from '../support/process-tree.ts';
import { readThreadUse } from '../support/thread-use.ts';
import { type Sites, startSites } from './start-sites.ts';
import { startWorker, type WorkerProcess } from './start-worker.ts';
import { openSubmissions, type Submissions } from './submissions.ts';

const defaults = { sites: 40, rounds: 3 };
const threadNames: Record<string, string> = {
  MainThread: 'network, storage and queue (main)',
  V8Worker: 'compiling code, collecting garbage (V8)',
  'libuv-worker': 'names and files (libuv)',
};
const aims = { twoToOne: 1.8, ofBareCrawl: 0.8 };

interface Measured {
  perMinute: number;
  workerCpuMs: number;
  databaseCpuMs: number;
  threads: Record<string, number>;
  steps: Record<string, number>;
}

interface Bare {
  perMinute: number;
  cpuMs: number;
}

interface Round {
  bare: Bare;
  one: Measured;
  two: Measured;
}

export async function run(args: readonly string[]): Promise<void> {
  const sites = Number(option(args, '--sites') ?? defaults.sites);
  const times = Number(option(args, '--rounds') ?? defaults.rounds);
  const slowSites = await startSites();
  const postgres = await startExternalPostgres();
  const rounds: Round[] = [];
  try {
    const submissions = await openSubmissions(postgres.url);
    const bench = { postgres, submissions, slowSites, sites };
    for (let round = 0; round < times; round++) {
      rounds.push({
        bare: await crawlBare(bench),
        one: await diagnose(bench, 1),
        two: await diagnose(bench, 2),
      });
      const last = rounds.at(-1);
      console.log(
        `round ${round + 1}: bare crawl ${last?.bare.perMinute.toFixed(1)}, one worker ${last?.one.perMinute.toFixed(1)}, two ${last?.two.perMinute.toFixed(1)} a minute`,
      );
    }
    await submissions.close();
  } finally {
    slowSites.child.disconnect();
    await postgres.remove();
  }
  print(rounds);
  const file = option(args, '--json');
  if (file)
    await writeFile(file, `${JSON.stringify({ sites, aims, load: loadavg()[0], rounds }, null, 2)}\n`);
}

interface Bench {
  postgres: ExternalPostgres;
  submissions: Submissions;
  slowSites: Sites;
  sites: number;
}

/**
 * Only counts up, because a site that was already scanned would get its diagnosis without a scan.
 * Starts at `scansAtOnce`, because the bare crawl warms up with that many earlier sites.
 */
let nextSite = scansAtOnce;

async function crawlBare({ slowSites, sites }: Bench): Promise<Bare> {
  const script = fileURLToPath(new URL('./bare-crawl.ts', import.meta.url));
  const numbers = [slowSites.port, nextSite, sites, scansAtOnce].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...numbers], {
    timeout: 1_800_000,
  });
  const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<
    'pages' | 'wallMs' | 'cpuMs',
    number
  >;
  return { perMinute: (sites * 60_000) / report.wallMs, cpuMs: report.cpuMs / sites };
}

async function diagnose(
  { postgres, submissions, slowSites, sites }: Bench,
  count: number,
): Promise<Measured> {
  const warming = count * scansAtOnce * 2;
  const numbers = Array.from({ length: warming + sites }, () => nextSite++);
  const resolve = slowSites.resolve(numbers[0] ?? 0, numbers.length);
  const workers: WorkerProcess[] = [];
  try {
    for (let n = 0; n < count; n++) workers.push(await startWorker(postgres.url, { CRAWL_RESOLVE: resolve }));
    await submissions.diagnoseAll(numbers.slice(0, warming));
    const before = readUse(workers, postgres);
    const startedAt = performance.now();
    await submissions.diagnoseAll(numbers.slice(warming));
    const wallMs = performance.now() - startedAt;
    const after = readUse(workers, postgres);
    const steps = workers.flatMap((worker) => worker.steps());
    return {
      perMinute: (sites * 60_000) / wallMs,
      workerCpuMs: (after.workers - before.workers) / sites,
      databaseCpuMs: (after.database - before.database) / sites,
      threads: Object.fromEntries(
        Object.entries(after.threads).map(([name, ms]) => [name, (ms - (before.threads[name] ?? 0)) / sites]),
      ),
      steps: Object.fromEntries(
        Object.keys(steps[0] ?? {}).map((step) => [step, median(steps.map((one) => one[step] ?? 0))]),
      ),
    };
  } finally {
    for (const worker of workers) await worker.stop();
  }
}

function readUse(workers: readonly WorkerProcess[], postgres: ExternalPostgres) {
  const threads: Record<string, number> = {};
  for (const { pid } of workers) {
    for (const [name, ms] of Object.entries(readThreadUse(pid))) threads[name] = (threads[name] ?? 0) + ms;
  }
  return {
    workers: workers.reduce((sum, { pid }) => sum + readTreeUse(pid).cpuMs, 0),
    database: readTreeUse(postgres.pid()).cpuMs,
    threads,
  };
}

function print(rounds: readonly Round[]): void {
  const middle = (read: (round: Round) => number) => median(rounds.map(read));
  const [bare, one, two] = [
    middle((round) => round.bare.perMinute),
    middle((round) => round.one.perMinute),
    middle((round) => round.two.perMinute),
  ];
  const ratio = middle((round) => round.two.perMinute / round.one.perMinute);
  const share = middle((round) => round.one.perMinute / round.bare.perMinute);
  const row = (perMinute: number, cpuMs: number, databaseCpuMs: number) => ({
    'a minute': Math.round(perMinute * 10) / 10,
    'CPU ms a diagnosis': Math.round(cpuMs),
    'of PostgreSQL': Math.round(databaseCpuMs),
  });
  console.table({
    'bare crawl': row(
      bare,
      middle((round) => round.bare.cpuMs),
      0,
    ),
    'one worker': row(
      one,
      middle((round) => round.one.workerCpuMs),
      middle((round) => round.one.databaseCpuMs),
    ),
    'two workers': row(
      two,
      middle((round) => round.two.workerCpuMs),
      middle((round) => round.two.databaseCpuMs),
    ),
  });
  const last = rounds.at(-1)?.one;
  console.log('\nCPU ms of a diagnosis by thread, one worker');
  console.table(
    rounded(
      Object.fromEntries(
        Object.entries(last?.threads ?? {}).map(([name, ms]) => [threadNames[name] ?? name, ms]),
      ),
    ),
  );
  console.log('Wall ms of a scan by step, one worker');
  console.table(rounded(last?.steps ?? {}));
  console.log(
    `Two workers do ${ratio.toFixed(2)} times what one does (aim ${aims.twoToOne}: ${ratio >= aims.twoToOne ? 'met' : 'missed'}); one does ${(100 * share).toFixed(0)} % of a bare crawl (aim ${100 * aims.ofBareCrawl} %: ${share >= aims.ofBareCrawl ? 'met' : 'missed'}). ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}.`,
  );
}

function rounded(values: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, Math.round(value)] as const)
      .filter(([, value]) => value > 0)
      .sort((a, b) => b[1] - a[1]),
  );
}
