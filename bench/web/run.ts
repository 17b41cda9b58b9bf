// Measures a page with Lighthouse on a simulated phone with a slow network.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '../../tests/support/chromium.ts';
import { startProduct } from '../../tests/support/product.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { median } from '../support/median.ts';
import { option } from '../support/option.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const peers = fileURLToPath(new URL('../peers/', import.meta.url));
const defaultRuns = 5;

/** As printed by bench/peers/lighthouse.mjs. Scores are from 0 to 100. */
interface LighthouseRun {
  lighthouseVersion: string;
  /** Lighthouse's measure of the machine's current speed. */
  machineIndex: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  speedIndexMs: number;
  blockingMs: number;
  layoutShift: number;
  scriptBytes: number;
  requests: number;
  failed: string[];
}

type Figure = Exclude<keyof LighthouseRun, 'lighthouseVersion' | 'failed'>;

interface Aim {
  figure: Figure;
  label: string;
  bound: number;
  better: 'more' | 'less';
  digits?: number;
}

const aims: Aim[] = [
  { figure: 'performance', label: 'Performance', bound: 97, better: 'more' },
  { figure: 'accessibility', label: 'Accessibility', bound: 100, better: 'more' },
  { figure: 'bestPractices', label: 'Best practices', bound: 100, better: 'more' },
  { figure: 'seo', label: 'SEO', bound: 100, better: 'more' },
  { figure: 'largestPaintMs', label: 'Largest contentful paint, ms', bound: 1500, better: 'less' },
  { figure: 'blockingMs', label: 'Total blocking time, ms', bound: 100, better: 'less' },
  { figure: 'layoutShift', label: 'Layout shift', bound: 0, better: 'less', digits: 4 },
  { figure: 'scriptBytes', label: 'Script, bytes sent', bound: 110_000, better: 'less' },
];

/** Looser than `aims`, because a diagnosis shows far more than the landing page, and search engines don't index it. */
const diagnosisAims: Aim[] = [
  { figure: 'performance', label: 'Performance', bound: 90, better: 'more' },
  { figure: 'accessibility', label: 'Accessibility', bound: 100, better: 'more' },
  { figure: 'blockingMs', label: 'Total blocking time, ms', bound: 200, better: 'less' },
  { figure: 'layoutShift', label: 'Layout shift', bound: 0, better: 'less', digits: 4 },
  { figure: 'scriptBytes', label: 'Script, bytes sent', bound: 200_000, better: 'less' },
];

export async function run(args: readonly string[]): Promise<void> {
  const count = Number(option(args, '--runs') ?? defaultRuns);
  const path = option(args, '--path') ?? '/';
  if (!existsSync(`${peers}node_modules/lighthouse`)) {
    console.log('Installing the peers of the benchmark (bench/peers) …');
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: peers });
  }
  const built = spawnSync(process.execPath, ['scripts/prepare.mjs', 'start'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The pages could not be built');

  const chromium = await findChromium();
  const dataDir = makeTestFolder('bench-web');
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const runs: LighthouseRun[] = [];
  try {
    for (let index = 0; index < count; index++) {
      runs.push(await measure(`${product.url}${path}`, chromium));
      const { performance, largestPaintMs, blockingMs } = runs[index] as LighthouseRun;
      console.log(
        `run ${index + 1}: performance ${performance}, largest paint ${Math.round(largestPaintMs)} ms, blocked ${Math.round(blockingMs)} ms`,
      );
    }
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const load = loadavg()[0] ?? 0;
  printMedians(path, runs, load);
  const file = option(args, '--json');
  if (file)
    await writeFile(file, `${JSON.stringify({ path, load, medians: medians(runs), runs }, null, 2)}\n`);
}

async function measure(url: string, chromium: string): Promise<LighthouseRun> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${peers}lighthouse.mjs`, url, chromium], {
    timeout: 180_000,
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function printMedians(path: string, runs: readonly LighthouseRun[], load: number): void {
  const values = medians(runs);
  console.log(
    `\n${path} on a simulated phone, median of ${runs.length}, Lighthouse ${runs[0]?.lighthouseVersion}`,
  );
  console.table(
    Object.fromEntries(
      (path.startsWith('/diagnosis/') ? diagnosisAims : aims).map(
        ({ figure, label, bound, better, digits = 0 }) => {
          const value = Number(values[figure].toFixed(digits));
          const met = better === 'more' ? value >= bound : value <= bound;
          return [
            label,
            { median: value, aim: `${better === 'more' ? 'at least' : 'at most'} ${bound}`, met },
          ];
        },
      ),
    ),
  );
  console.log(
    `First paint ${Math.round(values.firstPaintMs)} ms, largest ${Math.round(values.largestPaintMs)} ms, speed index ${Math.round(values.speedIndexMs)} ms, ${values.requests} requests.`,
  );
  console.log(
    `The machine: ${cpus().length} processors, load ${load.toFixed(1)}, index ${Math.round(values.machineIndex)}.`,
  );
  const failed = new Set(runs.flatMap((one) => one.failed));
  if (failed.size > 0) console.log(`Audits that lowered a score: ${[...failed].join(', ')}.`);
}

function medians(runs: readonly LighthouseRun[]): Record<Figure, number> {
  const figures: Figure[] = [
    ...aims.map(({ figure }) => figure),
    'firstPaintMs',
    'speedIndexMs',
    'machineIndex',
    'requests',
  ];
  return Object.fromEntries(
    figures.map((figure) => [figure, median(runs.map((one) => one[figure]))]),
  ) as Record<Figure, number>;
}
