import { setTimeout as sleep } from 'node:timers/promises';
import { parseProspects } from '#shared/prospects/parse-prospects.ts';
import { openDatabase } from '#storage/open-database.ts';
import { createProspectStore } from '#storage/prospect-store.ts';
import { startWorker, type WorkerProcess } from '../scale/start-worker.ts';
import { type Use, watchUse } from './watch-use.ts';

export interface ListRun {
  databaseUrl: string;
  environment: Record<string, string>;
  text: string;
  workers: number;
  kills: number;
  random: () => number;
}

export interface ListRunResult extends Use {
  seconds: number;
  counts: { total: number; done: number; failed: number };
  /** `audits` and `scans` both equal the number of websites if none was lost or duplicated. */
  audits: number;
  scans: number;
}

const log = { debug() {}, info() {}, warn() {}, error: console.error };
const pollIntervalMs = 250;

/** First deletes all audits, scans, scan jobs, and prospect lists. */
export async function runList(run: ListRun): Promise<ListRunResult> {
  const database = await openDatabase({ databaseUrl: run.databaseUrl, dataDir: '', log });
  await database.pool.query('truncate audits, scans, prospect_lists cascade');
  await database.pool.query(`do $$ begin
    if to_regclass('jobs.job') is not null then delete from jobs.job where name = 'scan'; end if; end $$`);
  const prospects = createProspectStore(database);
  const start = () => startWorker(run.databaseUrl, { ...run.environment, LOG_LEVEL: 'info' });
  let workers: WorkerProcess[] = [];
  try {
    workers = await Promise.all(Array.from({ length: run.workers }, start));
    const parsed = parseProspects(run.text);
    const use = watchUse(() => workers.map(({ pid }) => pid));
    const startedAt = performance.now();
    const id = await prospects.createList({ ...parsed, name: 'Benchmark', now: new Date() });
    const readCounts = async () => (await prospects.readList(id, new Date()))?.list;
    let killed = 0;
    for (;;) {
      const list = await readCounts();
      if (!list || list.state === 'done') break;
      const ended = list.counts.done + list.counts.failed;
      if (killed < run.kills && ended >= ((killed + 0.5) * list.counts.total) / run.kills) {
        killed += 1;
        await replaceOne(workers, Math.floor(run.random() * workers.length), start);
      }
      await sleep(pollIntervalMs);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const used = use.end();
    const { rows } = await database.pool.query<{ audits: number; scans: number }>(
      'select (select count(*) from audits)::int as audits, (select count(*) from scans)::int as scans',
    );
    const { total = 0, done = 0, failed = 0 } = (await readCounts())?.counts ?? {};
    const [made = { audits: 0, scans: 0 }] = rows;
    return { seconds, ...used, counts: { total, done, failed }, ...made };
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await database.close();
  }
}

async function replaceOne(
  workers: WorkerProcess[],
  at: number,
  start: () => Promise<WorkerProcess>,
): Promise<void> {
  const worker = workers[at];
  if (!worker) return;
  process.kill(worker.pid, 'SIGKILL');
  workers[at] = await start();
}
