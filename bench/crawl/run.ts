// Compares our crawler with crawlee and with undici + parse5, which both extract only title, text, and links. Each
// crawl is the first in its process.
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median } from '../support/median.ts';
import { option } from '../support/option.ts';
import type { ContenderReport } from './contender-report.ts';
import { generatePage, pageCount } from './generate-page.ts';

const concurrency = 10;
const latenciesMs = [0, 50, 200];
const defaultRounds = 3;

const scan = { pages: 40, concurrency: 6, latencyMs: 50 };
/**
 * The minimum time for the network: first the home page alone, because it links to the others, then rounds of
 * concurrent requests.
 */
const networkMs = scan.latencyMs * (1 + Math.ceil((scan.pages - 1) / scan.concurrency));

const peers = fileURLToPath(new URL('../peers/', import.meta.url));
const contenders = {
  ours: fileURLToPath(new URL('./ours.ts', import.meta.url)),
  'undici + parse5': `${peers}undici-parse5.mjs`,
  crawlee: `${peers}crawlee-cheerio.mjs`,
};
type ContenderName = keyof typeof contenders;

interface Row extends ContenderReport {
  latencyMs: number;
  name: ContenderName;
  pagesPerSecond: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const rounds = Number(option(args, '--rounds') ?? defaultRounds);
  if (!existsSync(`${peers}node_modules`)) {
    console.log('Installing the peers of the benchmark (bench/peers) …');
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: peers });
  }
  const bytes = Array.from({ length: pageCount }, (_, n) => generatePage(n).length);
  const kilobytes = bytes.reduce((a, b) => a + b, 0) / pageCount / 1000;
  console.log(`${pageCount} pages of ${kilobytes.toFixed(1)} kB on average, ${concurrency} at once.`);
  const rows: Row[] = [];
  for (const latencyMs of latenciesMs) {
    const measured = await withServer(latencyMs, (port) => measure(port, latencyMs, rounds));
    rows.push(...measured);
    printTable(`Latency ${latencyMs} ms`, measured);
  }
  const scanMs = await withServer(scan.latencyMs, (port) => measureScan(port, rounds));
  printAims(rows, scanMs);
  const file = option(args, '--json');
  if (file) await writeFile(file, `${JSON.stringify({ rows, scanMs, networkMs }, null, 2)}\n`);
}

async function measure(port: number, latencyMs: number, rounds: number): Promise<Row[]> {
  const names = Object.keys(contenders) as ContenderName[];
  const reports = new Map<ContenderName, ContenderReport[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) reports.get(name)?.push(await crawlOnce(name, port, pageCount, concurrency));
  }
  return [...reports].map(([name, all]) => {
    const middle = (figure: keyof ContenderReport) => median(all.map((report) => report[figure]));
    const [pages, wallMs] = [middle('pages'), middle('wallMs')];
    const pagesPerSecond = (pages * 1000) / wallMs;
    return {
      latencyMs,
      name,
      pages,
      wallMs,
      pagesPerSecond,
      cpuMs: middle('cpuMs'),
      peakRssMb: middle('peakRssMb'),
    };
  });
}

async function measureScan(port: number, rounds: number): Promise<number> {
  const wallMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const report = await crawlOnce('ours', port, scan.pages, scan.concurrency);
    if (report.pages !== scan.pages) throw new Error(`${report.pages} pages were read`);
    wallMs.push(report.wallMs);
  }
  return median(wallMs);
}

async function crawlOnce(
  name: ContenderName,
  port: number,
  pages: number,
  atOnce: number,
): Promise<ContenderReport> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    contenders[name],
    ...[port, pages, atOnce].map(String),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

async function withServer<Result>(
  latencyMs: number,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const script = fileURLToPath(new URL('./site-server.ts', import.meta.url));
  const child: ChildProcess = fork(script, [String(latencyMs)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    return await use(
      await new Promise<number>((resolve) => {
        child.stdout?.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
      }),
    );
  } finally {
    child.disconnect();
  }
}

function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, pages, pagesPerSecond, wallMs, cpuMs, peakRssMb }) => [
        name,
        {
          pages,
          'pages/s': Math.round(pagesPerSecond),
          'wall ms': Math.round(wallMs),
          'CPU ms': Math.round(cpuMs),
          'peak MB': Math.round(peakRssMb),
        },
      ]),
    ),
  );
}

function printAims(rows: readonly Row[], scanMs: number): void {
  const at0 = (name: ContenderName) => rows.find((row) => row.latencyMs === 0 && row.name === name);
  const rate = (name: ContenderName) => at0(name)?.pagesPerSecond ?? Number.NaN;
  const memory = (name: ContenderName) => at0(name)?.peakRssMb.toFixed(0);
  console.log(
    `\nAt 0 ms: ${(rate('ours') / rate('undici + parse5')).toFixed(2)} times the pages a second of undici + parse5 (aim: at least 0.5).`,
  );
  console.log(`Memory: ${memory('ours')} MB against ${memory('crawlee')} MB of crawlee (aim: below).`);
  console.log(
    `${scan.pages} pages at ${scan.latencyMs} ms, ${scan.concurrency} at once: ${scanMs.toFixed(0)} ms, ${(scanMs / networkMs).toFixed(2)} times the network's own ${networkMs} ms (aim 2).`,
  );
}
