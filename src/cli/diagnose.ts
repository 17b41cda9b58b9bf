// The terminal's way to a diagnosis: the same pipeline, in memory, beside a running server too.
import { writeFile } from 'node:fs/promises';
import { parseConfig } from '#app/config.ts';
import { AppError } from '#app/errors.ts';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import { diagnose } from '#diagnosis/diagnose.ts';
import { composeResult } from './compose-result.ts';
import { formatSummary } from './format-summary.ts';
import { type DiagnoseArguments, diagnoseUsage, parseDiagnoseArguments } from './parse-diagnose-arguments.ts';
import { createProgressBar } from './progress-bar.ts';
import { writeReport } from './write-report.ts';

const exitCodes = { done: 0, failed: 1, badUsage: 2 } as const;

const parsed = parseDiagnoseArguments(process.argv.slice(2));
if (parsed.kind === 'help') {
  console.log(diagnoseUsage);
} else if (parsed.kind === 'bad-usage') {
  console.error(`${parsed.message}\n\n${diagnoseUsage}`);
  process.exitCode = exitCodes.badUsage;
} else {
  try {
    process.exitCode = await run(parsed.arguments);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode =
      error instanceof AppError && error.code === 'bad-configuration' ? exitCodes.badUsage : exitCodes.failed;
  }
}

async function run(args: DiagnoseArguments): Promise<number> {
  const config = parseConfig(process.env);
  const { profile } = await loadProfile(config.profilePath);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

  const bar = createProgressBar(process.stderr);
  const startedAt = new Date();
  const diagnosis = await diagnose(
    {
      website: args.website,
      schemeTyped: args.schemeTyped,
      companyType: args.companyType,
      companySize: args.companySize,
    },
    {
      limits: config.crawl,
      network: { resolve: config.crawl.resolve, dnsServers: config.crawl.dnsServers },
      render: { mode: config.crawl.render, chromiumPath: config.crawl.chromiumPath },
      storedPages: [],
      savePage: async () => {},
      reportProgress: async (progress) => bar.show(progress),
      signal: stop.signal,
      now: Date.now,
    },
  ).finally(() => bar.end());

  const result = composeResult({ ...args, diagnosis, profile, startedAt, endedAt: new Date() });
  const json = JSON.stringify(result, null, 2);
  if (args.jsonFile === '-') process.stdout.write(`${json}\n`);
  else console.log(formatSummary(result));
  if (args.jsonFile && args.jsonFile !== '-') await writeFile(args.jsonFile, `${json}\n`);
  if (args.pdfFile && !diagnosis.failure)
    await writeReport(args.pdfFile, result, profile, args.comprehensive);
  return diagnosis.failure ? exitCodes.failed : exitCodes.done;
}
