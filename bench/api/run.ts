// Measures how long reads take while 200 dashboards poll and 20 scans run, compared with an idle server.
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Product, startProduct } from '../../tests/support/product.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { startSites } from '../scale/start-sites.ts';
import { median } from '../support/median.ts';
import { option } from '../support/option.ts';
import { percentile } from '../support/percentile.ts';
import { readTreeUse } from '../support/process-tree.ts';
import { emptyReads, openDashboard, type Reads } from './dashboard.ts';
import { startVisitor, type Visitor } from './visitor.ts';

const dashboards = 200;
const scans = 20;
const defaultMinutes = 5;
const sitesAMinute = 150;
const idlePolls = 40;
const idlePauseMs = 1_100;
const aims = { timesIdle: 5, memoryShare: 0.1 };

interface Sample {
  atMs: number;
  memoryMb: number;
  cpuMs: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const minutes = Math.max(2, Number(option(args, '--minutes') ?? defaultMinutes));
  const sites = await startSites();
  const dataDir = makeTestFolder('bench-api');
  const product = await startProduct({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'on',
    TRUST_PROXY: '127.0.0.1',
    CRAWL_RENDER: 'off',
    CRAWL_RESOLVE: sites.resolve(0, scans + minutes * sitesAMinute),
  });
  try {
    const idle = await readIdle(product);
    const loaded = await readLoaded(product, minutes);
    print(idle, loaded);
    const file = option(args, '--json');
    if (file) await writeFile(file, `${JSON.stringify({ minutes, aims, idle, loaded }, null, 2)}\n`);
  } finally {
    await product.stop();
    sites.child.disconnect();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

let lastSite = 0;
const nextSite = () => lastSite++;

async function readIdle({ url }: Product): Promise<Reads> {
  const state = { over: false };
  const visitor = await startVisitor(url, nextSite, { completed: 0 }, () => state.over);
  const auditId = visitor.auditId();
  while (visitor.auditId() === auditId) await sleep(50);
  state.over = true;
  await visitor.over;
  // The visitor's second diagnosis is still running and must end before the server is idle.
  await sleep(8_000);
  const warm = emptyReads();
  const reads = emptyReads();
  let into = warm;
  const dashboard = openDashboard(url, '198.18.254.1', () => into);
  for (let turn = 0; turn < idlePolls + 10; turn += 1) {
    if (turn === 10) into = reads;
    dashboard.forget();
    await dashboard.poll(auditId);
    await dashboard.poll(auditId);
    await sleep(idlePauseMs);
  }
  await dashboard.close();
  return reads;
}

async function readLoaded(product: Product, minutes: number) {
  const { url } = product;
  const reads = emptyReads();
  const tally = { completed: 0 };
  const state = { over: false };
  const isOver = () => state.over;
  const visitors: Visitor[] = [];
  for (let n = 0; n < scans; n += 1) visitors.push(await startVisitor(url, nextSite, tally, isOver));
  const screens = Array.from({ length: dashboards }, (_, n) =>
    openDashboard(url, `198.18.${n >> 8}.${n & 255}`, () => reads),
  );
  const polling = screens.map((screen, n) => {
    const visitor = visitors[n % scans];
    return screen.keepPolling(() => visitor?.auditId() ?? 0, (n * 3_000) / dashboards, isOver);
  });
  const startedAt = performance.now();
  const samples: Sample[] = [];
  while (performance.now() - startedAt < minutes * 60_000) {
    samples.push({ atMs: performance.now() - startedAt, ...readTreeUse(product.process.pid ?? 0) });
    await Promise.race([sleep(1_000), ...visitors.map(({ over }) => over)]);
  }
  state.over = true;
  await Promise.all([...polling, ...visitors.map(({ over }) => over)]);
  await Promise.all(screens.map((screen) => screen.close()));
  return { reads, samples, diagnosesPerMinute: tally.completed / minutes };
}

function print(
  idle: Reads,
  { reads, samples, diagnosesPerMinute }: Awaited<ReturnType<typeof readLoaded>>,
): void {
  const kinds = ['changed', 'unchanged'] as const;
  const rows = kinds.map((kind) => {
    const [before, under] = [percentile(idle[kind], 0.95), percentile(reads[kind], 0.95)];
    return { kind, before, under, times: under / before };
  });
  console.table(
    Object.fromEntries(
      rows.map(({ kind, before, under, times }) => [
        kind === 'changed' ? 'new answer (200)' : 'nothing new (304)',
        {
          reads: reads[kind].length,
          'p50 ms': round(percentile(reads[kind], 0.5)),
          'p95 ms': round(under),
          'p99 ms': round(percentile(reads[kind], 0.99)),
          'p95 ms idle': round(before),
          times: round(times),
        },
      ]),
    ),
  );
  const during = (from: number, to: number) =>
    median(samples.filter(({ atMs }) => atMs >= from && atMs <= to).map(({ memoryMb }) => memoryMb));
  const end = samples.at(-1)?.atMs ?? 0;
  const [first, last] = [during(55_000, 65_000), during(end - 10_000, end)];
  const worst = Math.max(...rows.map(({ times }) => times));
  const cpu = ((samples.at(-1)?.cpuMs ?? 0) - (samples[0]?.cpuMs ?? 0)) / end;
  const grown = last / first - 1;
  console.log(
    `Errors: ${reads.errors.length} and ${idle.errors.length} idle (aim 0)${reads.errors.length > 0 ? `, such as ${[...new Set(reads.errors)].slice(0, 3).join('; ')}` : ''}.`,
  );
  console.log(
    `p95: ${worst.toFixed(1)} times idle at most (aim ${aims.timesIdle}: ${worst <= aims.timesIdle ? 'met' : 'missed'}).`,
  );
  console.log(
    `Memory with PostgreSQL: ${first.toFixed(0)} MB after a minute, ${last.toFixed(0)} MB at the end, ${(100 * grown).toFixed(1)} % (aim within ${100 * aims.memoryShare} %: ${Math.abs(grown) <= aims.memoryShare ? 'met' : 'missed'}).`,
  );
  console.log(
    `${diagnosesPerMinute.toFixed(1)} diagnoses a minute meanwhile; ${cpu.toFixed(2)} of ${availableParallelism()} processors used; load ${loadavg()[0]?.toFixed(1)}.`,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
