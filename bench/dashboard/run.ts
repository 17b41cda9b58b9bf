// Measures the time from an input to the next paint, a first load over 4G, and the server's cost of a poll when
// nothing has changed. `--trace FILE` saves a trace of the interactions.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { sampleAuditId } from '../../src/shared/sample-audit.ts';
import { findChromium } from '../../tests/support/chromium.ts';
import { startProduct } from '../../tests/support/product.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { storeLargeAudit } from './large-audit.ts';
import { devices, type FirstLoad, measureFirstLoad } from './measure-first-load.ts';
import { type InteractionRun, measureInteractions } from './measure-interactions.ts';
import { measurePolling, type Polling } from './measure-polling.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const aims = { interactionMs: 100, largestPaintMs: 2000, scriptBytes: 200_000, pollCpuMs: 1 };
const loads = 5;

export async function run(args: readonly string[]): Promise<void> {
  const built = spawnSync(process.execPath, ['scripts/prepare.mjs', 'start'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The pages could not be built');
  const dataDir = makeTestFolder('bench-dashboard');
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const audit = await storeLargeAudit(product.url);
    const interactions = await measureInteractions(browser, product.url, audit, option(args, '--trace'));
    printInteractions(interactions);
    const first: Record<string, FirstLoad[]> = {};
    for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
      const list: FirstLoad[] = [];
      for (let round = 0; round < loads; round++) {
        list.push(await measureFirstLoad(browser, `${product.url}/diagnosis/${sampleAuditId}`, device));
      }
      first[device] = list;
    }
    printFirstLoads(first);
    const polling = await measurePolling(product.url, audit.id, product.process.pid ?? 0);
    printPolling(polling);
    const load = loadavg()[0] ?? 0;
    console.log(`The machine: ${cpus().length} processors, load ${load.toFixed(1)}.`);
    const file = option(args, '--json');
    if (file) await writeFile(file, `${JSON.stringify({ load, interactions, first, polling }, null, 2)}\n`);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function printInteractions({ layoutShift, moved, ...kinds }: InteractionRun): void {
  console.log('\nInput to next paint in ms, 1,000 tasks in 100 workflows, processor four times slower');
  console.table(
    Object.fromEntries(
      Object.entries(kinds).map(([kind, times]) => {
        const value = quantile(times, 0.75);
        return [
          kind,
          {
            times: times.length,
            median: quantile(times, 0.5),
            p75: value,
            longest: quantile(times, 1),
            aim: `below ${aims.interactionMs}`,
            met: value < aims.interactionMs,
          },
        ];
      }),
    ),
  );
  console.log(`Layout shift meanwhile: ${layoutShift.toFixed(4)} (aim 0).`);
  if (moved.length > 0) console.log(`Moved: ${[...new Set(moved)].join(' | ')}`);
}

function printFirstLoads(first: Record<string, FirstLoad[]>): void {
  console.log(`\nFirst load of a completed dashboard over 4G (9 Mbit/s, 170 ms), medians of ${loads}`);
  const middle = (list: FirstLoad[], pick: (load: FirstLoad) => number) => quantile(list.map(pick), 0.5);
  console.table(
    Object.fromEntries(
      Object.entries(first).map(([device, list]) => {
        const largest = middle(list, (load) => load.largestPaintMs);
        const script = middle(list, (load) => load.scriptBytes);
        return [
          device,
          {
            'first paint, ms': Math.round(middle(list, (load) => load.firstPaintMs)),
            'largest paint, ms': Math.round(largest),
            'layout shift': Number(middle(list, (load) => load.layoutShift).toFixed(4)),
            'script, bytes': script,
            'all, bytes': middle(list, (load) => load.allBytes),
            met: largest < aims.largestPaintMs && script < aims.scriptBytes,
          },
        ];
      }),
    ),
  );
  console.log(
    `The largest: ${[...new Set(Object.values(first).flatMap((list) => list.map((one) => one.largest)))].join(' | ')}`,
  );
}

function printPolling({ cpuMs, bytes }: Polling): void {
  console.log(
    `\nAn unchanged poll: ${cpuMs.toFixed(2)} ms of the server's processor (aim below ${aims.pollCpuMs}), ${Math.round(bytes)} bytes.`,
  );
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function option(args: readonly string[], name: string): string | null {
  const at = args.indexOf(name);
  return at < 0 ? null : (args[at + 1] ?? null);
}
