// Kills the product, its PostgreSQL, or both during scans and submissions: nothing confirmed may be lost or
// duplicated, and every diagnosis must complete.
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { type CrashReport, type CrashRun, runCrashes } from '../../tests/support/crash/crash-run.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { option } from '../support/option.ts';
import { randomFrom } from '../support/random.ts';

const modes: readonly CrashRun['mode'][] = ['embedded', 'external'];
const withinMs = 5_000;
const faultsShown = 40;

/**
 * Exits with 1 if anything was lost, duplicated, or not completed. Options: `--kills N`, `--seed N`, `--mode
 * embedded|external` (default: both), `--json FILE`.
 */
export async function run(args: readonly string[]): Promise<void> {
  const kills = Number(option(args, '--kills') ?? 100);
  const seed = Number(option(args, '--seed') ?? 1);
  const only = option(args, '--mode');
  const reports: Partial<Record<CrashRun['mode'], CrashReport>> = {};
  for (const mode of modes.filter((one) => only === undefined || one === only)) {
    const folder = makeTestFolder('bench-crash');
    try {
      reports[mode] = await runCrashes({
        mode,
        kills,
        withinMs,
        random: randomFrom(seed),
        folder,
        onKill: (number) => {
          if (process.stderr.isTTY) process.stderr.write(`\r${mode}: kill ${number} of ${kills} `);
        },
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.table(
    Object.fromEntries(Object.entries(reports).map(([mode, report]) => [mode, summarize(report)])),
  );
  const faults = Object.entries(reports).flatMap(([mode, { verdict }]) =>
    Object.entries(verdict).flatMap(([kind, cases]) =>
      cases.map((one: string) => `${mode}, ${kind}: ${one}`),
    ),
  );
  for (const fault of faults.slice(0, faultsShown)) console.log(fault);
  if (faults.length > faultsShown) console.log(`… and ${faults.length - faultsShown} more`);
  const load = loadavg()[0] ?? 0;
  console.log(`Seed ${seed}; the machine's load at the end ${load.toFixed(1)}.`);
  const file = option(args, '--json');
  if (file) await writeFile(file, `${JSON.stringify({ seed, kills, load, reports }, null, 2)}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

function summarize({ kills, acknowledged, verdict, ...report }: CrashReport) {
  const { scans, manual, edits, enquiries, subscribers } = acknowledged;
  return {
    'kills (product, PostgreSQL, both)': `${kills.product}, ${kills.postgres}, ${kills.both}`,
    scans,
    'other acknowledged rows': manual + edits + enquiries + subscribers,
    'mails arrived': report.mailsArrived,
    'uncertain, left to the operator': report.mailsUncertain,
    lost: verdict.lost.length,
    'not completed': verdict.notCompleted.length,
    'doubled results': verdict.doubledResults.length,
    'doubled mails': verdict.doubledMails.length,
    'missing mails': verdict.missingMails.length,
    'settled after the last start, s': Math.round(report.settledMs / 100) / 10,
  };
}
