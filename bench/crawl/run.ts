// Our crawler beside what people use: pages a second, CPU and memory over 300 generated pages of about 39 KB, the server in
// a process of its own, ten requests at once, at three latencies. Rounds are interleaved and medians shown. Each crawl is the
// first of its process; at 0 ms also the third. Ours is measured as a server runs it, which practises on pages of its own
// before its first visitor comes, and at 0 ms also unpractised.
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median } from '../support/median.ts';
import { option } from '../support/option.ts';
import type { ContenderReport } from './contender-report.ts';
import { generatePage, pageCount } from './generate-page.ts';
import { runWget } from './run-wget.ts';
import { measureSchedule, schedule } from './schedule.ts';

const concurrency = 10;
const latenciesMs = [0, 50, 200];
const rounds = 3;
/** Crawls of one process before the one that is measured as a server's. */
const earlierCrawls = 2;

const peers = fileURLToPath(new URL('../peers/', import.meta.url));
const ours = fileURLToPath(new URL('./ours.ts', import.meta.url));

interface Contender {
  name: string;
  run: (port: number, latencyMs: number) => Promise<ContenderReport | null>;
}

/** Contenders that can crawl more than once in a process. */
const scripted = {
  ours: { name: 'AI Compass (everything extracted)', script: ours },
  cheerio: { name: 'undici + cheerio', script: `${peers}undici-cheerio.mjs` },
  parse5: { name: 'undici + parse5', script: `${peers}undici-parse5.mjs` },
};

const contenders: Contender[] = [
  { name: scripted.ours.name, run: (port) => runScript(ours, port, { practised: true }) },
  {
    name: 'AI Compass, unpractised',
    run: async (port, latencyMs) => (latencyMs === 0 ? await runScript(ours, port) : null),
  },
  { name: 'crawlee CheerioCrawler', run: (port) => runScript(`${peers}crawlee-cheerio.mjs`, port) },
  { name: scripted.cheerio.name, run: (port) => runScript(scripted.cheerio.script, port) },
  { name: scripted.parse5.name, run: (port) => runScript(scripted.parse5.script, port) },
  { name: 'wget2 (nothing extracted)', run: (port) => runWget('wget2', port, concurrency) },
  {
    // One at a time, its rate with latency is known beforehand.
    name: 'wget (nothing extracted, one at a time)',
    run: async (port, latencyMs) => (latencyMs === 0 ? await runWget('wget', port, concurrency) : null),
  },
];

const inServer: Contender[] = Object.values(scripted).map(({ name, script }) => ({
  name,
  run: (port) => runScript(script, port, { crawls: earlierCrawls + 1 }),
}));

interface Row extends ContenderReport {
  latencyMs: number;
  name: string;
  pagesPerSecond: number;
}

/**
 * Runs the benchmark and prints its tables; `--json FILE` writes the rows as well, `--rounds N` sets how often, `--schedule`
 * measures only how near a scan with the default limits comes to the ideal schedule.
 */
export async function run(args: readonly string[]): Promise<void> {
  const times = Number(option(args, '--rounds') ?? rounds);
  if (args.includes('--schedule')) return void (await runSchedule(times));
  if (!existsSync(`${peers}node_modules`)) {
    console.log('Installing the peers of the benchmark (bench/peers) …');
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: peers });
  }
  const bytes = Array.from({ length: pageCount }, (_, n) => generatePage(n).length).reduce(
    (a, b) => a + b,
    0,
  );
  console.log(
    `${pageCount} pages of ${(bytes / pageCount / 1000).toFixed(1)} kB on average, ${concurrency} at once.`,
  );
  const rows: Row[] = [];
  const laterRows: Row[] = [];
  for (const latencyMs of latenciesMs) {
    const server = await startServer(latencyMs);
    try {
      rows.push(...(await measure(contenders, server.port, latencyMs, times)));
      if (latencyMs === 0) laterRows.push(...(await measure(inServer, server.port, latencyMs, times)));
    } finally {
      server.child.disconnect();
    }
  }
  for (const latencyMs of latenciesMs) {
    printTable(
      `Latency ${latencyMs} ms`,
      rows.filter((row) => row.latencyMs === latencyMs),
    );
  }
  printTable(`Latency 0 ms, after ${earlierCrawls} crawls in the same process`, laterRows);
  printAims(rows, laterRows);
  const file = option(args, '--json');
  const scheduled = await runSchedule(times);
  if (file) await writeFile(file, `${JSON.stringify({ rows, laterRows, scheduled }, null, 2)}\n`);
}

async function runSchedule(times: number): Promise<Awaited<ReturnType<typeof measureSchedule>>> {
  const server = await startServer(schedule.latencyMs);
  try {
    return await measureSchedule(() => runScript(ours, server.port, schedule), times);
  } finally {
    server.child.disconnect();
  }
}

async function measure(
  measured: readonly Contender[],
  port: number,
  latencyMs: number,
  times: number,
): Promise<Row[]> {
  const reports = new Map<string, ContenderReport[]>();
  for (let round = 0; round < times; round++) {
    for (const { name, run: runContender } of measured) {
      const report = await runContender(port, latencyMs);
      if (report) reports.set(name, [...(reports.get(name) ?? []), report]);
    }
  }
  return [...reports].map(([name, all]) => {
    const pages = median(all.map((report) => report.pages));
    const wallMs = median(all.map((report) => report.wallMs));
    return {
      latencyMs,
      name,
      pages,
      wallMs,
      pagesPerSecond: (pages * 1000) / wallMs,
      cpuMs: median(all.map((report) => report.cpuMs)),
      peakRssMb: median(all.map((report) => report.peakRssMb)),
    };
  });
}

interface ScriptOptions {
  pages?: number;
  atOnce?: number;
  /** The last of so many crawls of the process is measured. */
  crawls?: number;
  practised?: boolean;
}

async function runScript(
  script: string,
  port: number,
  { pages = pageCount, atOnce = concurrency, crawls = 1, practised = false }: ScriptOptions = {},
): Promise<ContenderReport> {
  const numbers = [port, pages, atOnce, crawls].map(String);
  const words = practised ? ['practised'] : [];
  const args = ['--disable-warning=ExperimentalWarning', script, ...numbers, ...words];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

async function startServer(latencyMs: number): Promise<{ port: number; child: ChildProcess }> {
  const script = fileURLToPath(new URL('./site-server.ts', import.meta.url));
  const child = fork(script, [String(latencyMs)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const port = await new Promise<number>((resolve) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
  });
  return { port, child };
}

function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.name,
        {
          pages: row.pages,
          'pages/s': Math.round(row.pagesPerSecond),
          'wall ms': Math.round(row.wallMs),
          'CPU ms': Math.round(row.cpuMs),
          'peak MB': Math.round(row.peakRssMb),
        },
      ]),
    ),
  );
}

/** The aims that the product sets itself, with what was measured beside them. */
function printAims(rows: readonly Row[], laterRows: readonly Row[]): void {
  const rate = (name: string, latencyMs: number, among = rows) =>
    among.find((row) => row.latencyMs === latencyMs && row.name.startsWith(name))?.pagesPerSecond ??
    Number.NaN;
  const later = rate('AI Compass', 0, laterRows) / rate('undici + parse5', 0, laterRows);
  const unpractised = rate('AI Compass, unpractised', 0) / rate('undici + parse5', 0);
  const memory = (name: string) =>
    rows.find((row) => row.latencyMs === 0 && row.name.startsWith(name))?.peakRssMb ?? 0;
  const own = rate('AI Compass', 0);
  const crawlee = rows.find((row) => row.latencyMs === 0 && row.name.startsWith('crawlee'));
  console.log(
    `\nAt 0 ms: ${(own / rate('crawlee', 0)).toFixed(2)} times crawlee (aim 3), ${(own / rate('undici + parse5', 0)).toFixed(2)} times undici + parse5 (aim 1), ${unpractised.toFixed(2)} unpractised, ${later.toFixed(2)} where both have crawled before.`,
  );
  if (crawlee) {
    const unwaiting = (crawlee.pages * 1000) / crawlee.cpuMs;
    // Its queue waits for its files and for itself, differently long from run to run; its processor time hardly varies.
    console.log(
      `Had crawlee never waited, ${unwaiting.toFixed(0)} pages/s by its processor time alone: we read ${(own / unwaiting).toFixed(1)} times as many.`,
    );
  }
  for (const latencyMs of [50, 200]) {
    const bound = Math.min((concurrency * 1000) / latencyMs, own);
    console.log(
      `At ${latencyMs} ms: ${((100 * rate('AI Compass', latencyMs)) / bound).toFixed(0)} % of the bound of ${bound.toFixed(0)} pages/s (aim 80 %).`,
    );
  }
  console.log(
    `Memory: ${memory('AI Compass').toFixed(0)} MB against ${memory('crawlee').toFixed(0)} MB of crawlee (aim: below).`,
  );
}
