// CPU time to analyse 40 read pages, with the share of each step: npm run bench -- analysis [--rounds N] [--json FILE].
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AnalysisReport, StepTimes } from './analysis-report.ts';
import { trades } from './trades.ts';

/** CPU milliseconds that the analysis of 40 read pages may take. */
const aimMs = 300;
const defaultRounds = 5;
const analysesPerProcess = 5;

/**
 * Analyses four generated sites, each in `--rounds` new processes, and prints the medians: the first analysis of a
 * process and the later ones. Reading the pages is not part of it; what a process lays out beforehand stands by itself. `--json FILE` writes all that was measured.
 */
export async function run(args: readonly string[]): Promise<void> {
  const rounds = Number(option(args, '--rounds') ?? defaultRounds);
  const measured: { trade: string; reports: AnalysisReport[] }[] = trades.map(({ what }) => ({
    trade: what,
    reports: [],
  }));
  for (let round = 0; round < rounds; round++) {
    for (const [number, { reports }] of measured.entries()) reports.push(await measureOnce(number));
  }
  console.table(measured.map(({ trade, reports }) => summary(trade, reports)));
  const all = measured.flatMap(({ reports }) => reports);
  console.log('\nSteps, median CPU ms over all sites');
  console.table(stepTable(all));
  const worst = Math.max(...measured.map(({ reports }) => median(reports.map(({ first }) => sum(first)))));
  const prepared = median(all.map(({ preparedMs }) => preparedMs));
  console.log(
    `Laid out and practised once for a process while the first pages are fetched: ${Math.round(prepared)} ms, not in the sums.`,
  );
  console.log(
    `Aim: under ${aimMs} ms of CPU. Slowest site, first analysis of a process: ${Math.round(worst)} ms: ${worst < aimMs ? 'reached' : 'missed'}.`,
  );
  const file = option(args, '--json');
  if (file) await writeFile(file, `${JSON.stringify({ aimMs, measured }, null, 2)}\n`);
}

async function measureOnce(trade: number): Promise<AnalysisReport> {
  const script = fileURLToPath(new URL('./measure.ts', import.meta.url));
  const args = ['--disable-warning=ExperimentalWarning', script, String(trade), String(analysesPerProcess)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    timeout: 120_000,
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function summary(trade: string, reports: readonly AnalysisReport[]): Record<string, string | number> {
  const later = reports.flatMap((report) => report.later);
  return {
    site: trade,
    pages: reports[0]?.pages ?? 0,
    words: reports[0]?.words ?? 0,
    workflows: reports[0]?.workflows ?? 0,
    tasks: reports[0]?.tasks ?? 0,
    'prepared, CPU ms': Math.round(median(reports.map(({ preparedMs }) => preparedMs))),
    'first, CPU ms': Math.round(median(reports.map(({ first }) => sum(first)))),
    'later, CPU ms': Math.round(median(later.map(sum))),
    'later, whole call': Math.round(median(reports.flatMap(({ whole }) => whole))),
  };
}

function stepTable(reports: readonly AnalysisReport[]): Record<string, Record<string, string>> {
  const firsts = reports.map(({ first }) => first);
  const laters = reports.flatMap(({ later }) => later);
  const names = Object.keys(firsts[0] ?? {}) as (keyof StepTimes)[];
  const medians = (list: readonly StepTimes[]) =>
    names.map((name) => median(list.map((steps) => steps[name])));
  const first = medians(firsts);
  const later = medians(laters);
  const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const cell = (list: readonly number[], index: number) => {
    const ms = list[index] ?? 0;
    return `${ms.toFixed(1)} (${Math.round((100 * ms) / total(list))} %)`;
  };
  return Object.fromEntries(
    names.map((name, index) => [name, { first: cell(first, index), later: cell(later, index) }]),
  );
}

function sum(steps: StepTimes): number {
  return Object.values(steps).reduce((a, b) => a + b, 0);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}
