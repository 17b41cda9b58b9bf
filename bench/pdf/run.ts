// Compares our PDF report with @react-pdf/renderer and with printing by Chromium, each in its own process.
import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildReportViewModel, type ReportViewModel } from '#report/view-model.ts';
import { richReport } from '../../tests/support/report-samples.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { median } from '../support/median.ts';
import { option } from '../support/option.ts';
import { type AtOnce, measureAtOnce } from './measure-at-once.ts';
import { type Measured, measureContender } from './measure-contender.ts';
import { toBlocks } from './report-blocks.ts';

const peers = fileURLToPath(new URL('../peers/', import.meta.url));
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const contenders = [
  { name: 'AI Compass', script: here('ours.ts'), reads: 'model' },
  { name: '@react-pdf/renderer', script: `${peers}react-pdf.mjs`, reads: 'blocks' },
  { name: 'Chromium print', script: here('chromium-print.ts'), reads: 'blocks' },
] as const;
const kinds = ['standard', 'comprehensive'] as const;
type Kind = (typeof kinds)[number];

const rounds = 3;
const warmReports = 10;
const aims = { warmMs: 80, timesFaster: 4 };

type Row = Omit<Measured, 'warmMs'> & { kind: Kind; name: string; warmMs: number };

export async function run(args: readonly string[]): Promise<void> {
  if (!existsSync(`${peers}node_modules/@react-pdf`)) {
    console.log('Installing the peers of the benchmark (bench/peers) …');
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: peers });
  }
  const times = Number(option(args, '--rounds') ?? rounds);
  const folder = makeTestFolder('bench-pdf-content');
  const rows: Row[] = [];
  try {
    for (const kind of kinds) {
      const contents = await writeContents(folder, kind);
      rows.push(...(await measure(folder, kind, contents, times)));
      printTable(
        kind,
        rows.filter((row) => row.kind === kind),
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  printAims(rows);
  const atOnce = await measureAtOnce(toSubmission);
  printAtOnce(atOnce);
  const load = loadavg()[0] ?? 0;
  console.log(`The machine: ${cpus().length} processors, load ${load.toFixed(1)}.`);
  const file = option(args, '--json');
  if (file) await writeFile(file, `${JSON.stringify({ load, rows, atOnce }, null, 2)}\n`);
}

async function writeContents(folder: string, kind: Kind): Promise<string[]> {
  const comprehensive = kind === 'comprehensive';
  const names: string[] = [];
  for (let n = 0; n <= warmReports; n += 1) {
    const viewModel = differ(buildReportViewModel(richReport()), n);
    const name = `${kind}-${n}.json`;
    const content = JSON.stringify({ viewModel, options: { comprehensive } });
    await writeFile(join(folder, `model-${name}`), content);
    await writeFile(join(folder, `blocks-${name}`), JSON.stringify(toBlocks(viewModel, comprehensive)));
    names.push(name);
  }
  return names;
}

/** Changes texts, so that their cached layouts can't be reused. */
function differ(model: ReportViewModel, n: number): ReportViewModel {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes(' ') ? `${value} ${n}` : value;
    if (Array.isArray(value)) return value.map(change);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
  };
  const { document, modules, method, assumptions, ...rest } = model;
  return { ...(change(rest) as typeof rest), document, modules, method, assumptions };
}

async function measure(
  folder: string,
  kind: Kind,
  contents: readonly string[],
  times: number,
): Promise<Row[]> {
  const measured = new Map<string, Measured[]>();
  for (let round = 0; round < times; round += 1) {
    for (const { name, script, reads } of contenders) {
      const files = contents.map((content) => `${reads}-${content}`);
      const one = await measureContender(script, folder, files);
      measured.set(name, [...(measured.get(name) ?? []), one]);
    }
  }
  return [...measured].map(([name, all]) => {
    const middle = (pick: (one: Measured) => number) => median(all.map(pick));
    return {
      kind,
      name,
      coldMs: middle((one) => one.coldMs),
      warmMs: median(all.flatMap((one) => one.warmMs)),
      warmCpuMs: middle((one) => one.warmCpuMs),
      memoryMb: middle((one) => one.memoryMb),
      pages: middle((one) => one.pages),
      words: middle((one) => one.words),
      bytes: middle((one) => one.bytes),
    };
  });
}

function printTable(kind: Kind, rows: readonly Row[]): void {
  console.log(`\nThe ${kind} report, medians`);
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.name,
        {
          'cold ms': Math.round(row.coldMs),
          'warm ms': Math.round(row.warmMs),
          'warm CPU ms': Math.round(row.warmCpuMs),
          'memory MB': Math.round(row.memoryMb),
          pages: row.pages,
          words: row.words,
          KB: Math.round(row.bytes / 1000),
        },
      ]),
    ),
  );
}

function printAims(rows: readonly Row[]): void {
  for (const kind of kinds) {
    const [own, reactPdf, chromium] = contenders.map(({ name }) =>
      rows.find((row) => row.kind === kind && row.name === name),
    );
    if (!own || !reactPdf || !chromium) continue;
    const ratio = (other: Row) =>
      `${(other.warmMs / own.warmMs).toFixed(1)} times faster (${(other.warmCpuMs / own.warmCpuMs).toFixed(1)} in CPU)`;
    const aim = kind === 'standard' ? ` (aim ${aims.warmMs})` : '';
    console.log(
      `\n${kind}: warm ${Math.round(own.warmMs)} ms${aim}, ${ratio(reactPdf)} than @react-pdf/renderer (aim ${aims.timesFaster}), ${ratio(chromium)} than Chromium.`,
    );
  }
}

function printAtOnce({ reports, firstMs, lastMs, idle, busy }: AtOnce): void {
  console.log(
    `\n${reports} different reports requested at once: the first after ${Math.round(firstMs)} ms, the last after ${Math.round(lastMs)} ms.`,
  );
  console.log('Another call meanwhile, ms');
  console.table({ idle: rounded(idle), 'while reports are made': rounded(busy) });
}

function rounded(values: AtOnce['idle']): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Math.round(value * 10) / 10]));
}

function toSubmission(n: number): object {
  const { workflows, tasks } = richReport();
  return {
    businessInfo: {
      website: `https://www.harbour-dental-${n}.example`,
      companyType: 'healthcare',
      businessDescription: 'A dental practice.',
    },
    workflows: workflows.map(({ name, department }) => ({ name, department, type: 'operational' })),
    tasks: tasks.map((task) => ({
      name: task.name,
      workflow: task.workflow,
      requiresJudgment: task.requiresJudgment,
      serviceValue: task.serviceValue,
      replicabilityDifficulty: task.replicabilityDifficulty,
      timeInvestment: task.timeInvestment,
    })),
  };
}
