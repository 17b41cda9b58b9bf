// Measures the admin page's API calls with a million audits (or `--audits N`) and with a thousand, and the
// server's memory while the subscribers' CSV is downloaded.
import { readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { openDatabase } from '#storage/open-database.ts';
import { type Product, startProduct } from '../../tests/support/product.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { type Filling, fillDatabase } from './fill-database.ts';

const password = 'a password for the bench';
const many: Filling = { audits: 1_000_000, subscribers: 100_000 };
const few: Filling = { audits: 1_000, subscribers: 100 };
const timesAsked = 100;
const aimMs = 50;

const calls: Record<string, (middle: string) => string> = {
  counters: () => '/api/admin/summary',
  'first page, 500 audits': () => '/api/admin/audits',
  'page in the middle': (middle) => `/api/admin/audits?before=${encodeURIComponent(middle)}`,
  'failed only': () => '/api/admin/audits?status=failed',
  'domain contains': () => '/api/admin/audits?search=site-1234',
  'domain cards, first 50': () => '/api/admin/domains?limit=50',
  'subscribers, first 50': () => '/api/admin/subscribers?limit=50',
};

interface Timing {
  p50Ms: number;
  p95Ms: number;
}

interface Measured {
  calls: Record<string, Timing>;
  csv: { bytes: number; rows: number; seconds: number; rssBeforeMb: number; rssPeakMb: number };
}

export async function run(args: readonly string[]): Promise<void> {
  const audits = Number(option(args, '--audits') ?? many.audits);
  const small = await measure(few);
  const large = await measure({ ...many, audits });
  console.table(
    Object.fromEntries(
      Object.entries(large.calls).map(([name, { p50Ms, p95Ms }]) => [
        name,
        {
          'p50 ms': round(p50Ms),
          'p95 ms': round(p95Ms),
          [`p95 ms with ${few.audits}`]: round(small.calls[name]?.p95Ms ?? Number.NaN),
          aim: p95Ms < aimMs ? 'met' : `missed (${aimMs})`,
        },
      ]),
    ),
  );
  const { csv } = large;
  console.log(
    `CSV: ${csv.rows} rows, ${(csv.bytes / 1e6).toFixed(1)} MB in ${csv.seconds.toFixed(1)} s; server ${csv.rssBeforeMb.toFixed(0)} MB before, ${csv.rssPeakMb.toFixed(0)} MB at most.`,
  );
  const file = option(args, '--json');
  if (file) await writeFile(file, `${JSON.stringify({ small, large }, null, 2)}\n`);
}

async function measure(filling: Filling): Promise<Measured> {
  const dataDir = makeTestFolder('bench-admin');
  try {
    const started = performance.now();
    const log = { debug() {}, info() {}, warn: console.warn, error: console.error };
    const database = await openDatabase({ databaseUrl: null, dataDir, log });
    await fillDatabase(database, filling);
    await database.close();
    console.log(
      `${filling.audits} audits and ${filling.subscribers} subscribers written in ${((performance.now() - started) / 1000).toFixed(0)} s.`,
    );
    const product = await startProduct({
      DATA_DIR: dataDir,
      OPERATOR_PASSWORD: password,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    });
    try {
      return await ask(product);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function ask(product: Product): Promise<Measured> {
  const signedIn = await fetch(`${product.url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const get = (path: string) => fetch(`${product.url}${path}`, { headers: { cookie } });
  const middle = await cursorInTheMiddle(get);
  const timings: Record<string, Timing> = {};
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = [];
    for (let time = 0; time < timesAsked; time += 1) {
      const started = performance.now();
      const answer = await get(path(middle));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path(middle)} answered ${answer.status}`);
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    timings[name] = { p50Ms: at(times, 0.5), p95Ms: at(times, 0.95) };
  }
  return { calls: timings, csv: await downloadCsv(product, get) };
}

/** Audits are created 20 seconds apart, so half of them are less than `totalAudits` times 10 seconds old. */
async function cursorInTheMiddle(get: (path: string) => Promise<Response>): Promise<string> {
  const { totalAudits } = (await (await get('/api/admin/summary')).json()) as { totalAudits: number };
  return `${new Date(Date.now() - totalAudits * 10_000).toISOString()}_1`;
}

async function downloadCsv(product: Product, get: (path: string) => Promise<Response>) {
  const rssBeforeMb = rssMb(product.process.pid ?? 0);
  let rssPeakMb = rssBeforeMb;
  const watching = setInterval(() => {
    rssPeakMb = Math.max(rssPeakMb, rssMb(product.process.pid ?? 0));
  }, 50);
  const started = performance.now();
  const answer = await get('/api/admin/subscribers/csv');
  let bytes = 0;
  let rows = -1;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) rows += 1;
  }
  clearInterval(watching);
  return { bytes, rows, seconds: (performance.now() - started) / 1000, rssBeforeMb, rssPeakMb };
}

function rssMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function option(args: readonly string[], name: string): string | undefined {
  const index = args.indexOf(name);
  return index < 0 ? undefined : args[index + 1];
}
