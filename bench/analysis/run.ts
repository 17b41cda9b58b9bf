// Measures the CPU time of each step in analyzing saved facts: npm run bench -- analysis [--rounds
// N] [--facts FILE,FILE] [--json FILE].
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { saveSiteFacts } from '#diagnosis/site-facts/site-facts-file.ts';
import type { AnalysisReport, StepTimes } from './analysis-report.ts';
import { generatedFacts } from './generated-facts.ts';
import { trades } from './trades.ts';

/** Target CPU milliseconds for 40 pages: the first analysis in a process, and later ones. */
const aimMs = { first: 300, later: 80 };
const defaultRounds = 5;
const analysesPerProcess = 5;

interface Measured {
  site: string;
  file: string;
  reports: AnalysisReport[];
}

/** Throws if two analyses of the same facts differ. */
export async function run(args: readonly string[]): Promise<void> {
  const rounds = Number(option(args, '--rounds') ?? defaultRounds);
  const given = option(args, '--facts')?.split(',');
  const folder = await mkdtemp(join(tmpdir(), 'bench-analysis-'));
  try {
    const sites = given ? given.map((file) => ({ site: basename(file), file })) : await saveGenerated(folder);
    const measured: Measured[] = sites.map((site) => ({ ...site, reports: [] }));
    for (let round = 0; round < rounds; round++) {
      for (const { file, reports } of measured) reports.push(await measureOnce(file));
    }
    report(measured);
    const jsonFile = option(args, '--json');
    if (jsonFile) await writeFile(jsonFile, `${JSON.stringify({ aimMs, measured }, null, 2)}\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function saveGenerated(folder: string): Promise<{ site: string; file: string }[]> {
  const sites = trades.map((trade, number) => ({
    site: trade.what,
    file: join(folder, `${number}.json.gz`),
    facts: generatedFacts(trade, number + 1),
  }));
  for (const { file, facts } of sites) await saveSiteFacts(file, facts);
  return sites.map(({ site, file }) => ({ site, file }));
}

function report(measured: readonly Measured[]): void {
  console.table(measured.map(summary));
  const all = measured.flatMap(({ reports }) => reports);
  console.log('\nSteps of later analyses, median over all sites');
  console.table(stepTable(all));
  const prepared = median(all.map(({ preparedMs }) => preparedMs));
  console.log(
    `Prepared once per process while the first pages are fetched: ${Math.round(prepared)} ms, not in the sums.`,
  );
  const slowest = (msOf: (one: AnalysisReport) => number) =>
    Math.max(...measured.map(({ reports }) => median(reports.map(msOf))));
  compare(
    'first analysis of a process',
    slowest(({ firstMs }) => firstMs),
    aimMs.first,
  );
  compare(
    'later analyses',
    slowest(({ whole }) => median(whole)),
    aimMs.later,
  );
  const unstable = measured.filter(
    ({ reports }) => new Set(reports.flatMap(({ digests }) => digests)).size > 1,
  );
  if (unstable.length === 0)
    console.log('Every analysis of the same facts gave the same JSON, byte for byte.');
  else throw new Error(`Analyses of the same facts differ: ${unstable.map(({ site }) => site).join(', ')}`);
}

function compare(what: string, ms: number, limit: number): void {
  const verdict = ms <= limit ? 'reached' : 'missed';
  console.log(`Slowest site, ${what}: ${Math.round(ms)} ms of CPU, aim ${limit} ms: ${verdict}.`);
}

async function measureOnce(file: string): Promise<AnalysisReport> {
  const script = fileURLToPath(new URL('./measure.ts', import.meta.url));
  const args = ['--disable-warning=ExperimentalWarning', script, file, String(analysesPerProcess)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    timeout: 120_000,
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function summary({ site, reports }: Measured): Record<string, string | number> {
  return {
    site,
    pages: reports[0]?.pages ?? 0,
    words: reports[0]?.words ?? 0,
    workflows: reports[0]?.workflows ?? 0,
    tasks: reports[0]?.tasks ?? 0,
    'loaded, CPU ms': Math.round(median(reports.map(({ loadedMs }) => loadedMs))),
    'prepared, CPU ms': Math.round(median(reports.map(({ preparedMs }) => preparedMs))),
    'first, CPU ms': Math.round(median(reports.map(({ firstMs }) => firstMs))),
    'later, CPU ms': Math.round(median(reports.flatMap(({ whole }) => whole))),
  };
}

function stepTable(reports: readonly AnalysisReport[]): Record<string, Record<string, string>> {
  const times = reports.flatMap(({ later }) => later);
  const names = Object.keys(times[0] ?? {}) as (keyof StepTimes)[];
  const whole = median(times.map(sum));
  return Object.fromEntries(
    names.map((name) => {
      const ms = median(times.map((steps) => steps[name]));
      return [name, { 'CPU ms': `${ms.toFixed(1)} (${Math.round((100 * ms) / whole)} %)` }];
    }),
  );
}

/** The step `identify, whole` includes the two steps listed before it. */
function sum(steps: StepTimes): number {
  return steps['identify, whole'] + steps.rate + steps['coverage and quality'];
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
