// Measures the diagnosis against sites that a careful reader has read: how much of what it says is right, and how
// much of what is there it finds.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '#app/config.ts';
import { evaluateSite, type SiteEvaluation } from './evaluation/evaluate-site.ts';
import { formatEvaluationSummary, formatSite } from './evaluation/format-evaluation.ts';
import { readGold, readJudged } from './evaluation/gold.ts';
import { summariseEvaluation } from './evaluation/summarise-evaluation.ts';

const usage = `Usage: npm run eval -- --gold FILE [--sites DIR] [--only a,b] [--judged FILE] [--json FILE]

  --gold FILE     sites with their industry and workflows, as a careful reader found them
  --sites DIR     serve each site from DIR/<name>/ on loopback; left out, each is reached at its own address
  --only a,b      these sites only
  --judged FILE   verdicts on predictions without gold: {"site": {"workflow name": true}}
  --json FILE     write everything as JSON`;

const options = {
  gold: { type: 'string' },
  sites: { type: 'string' },
  only: { type: 'string' },
  judged: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

try {
  const { values } = parseArgs({ options });
  if (values.help) console.log(usage);
  else if (values.gold) await run(values.gold, values);
  else throw new TypeError('--gold is missing');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof TypeError) console.error(`\n${usage}`);
  process.exitCode = error instanceof TypeError ? 2 : 1;
}

async function run(
  goldFile: string,
  values: { sites?: string; only?: string; judged?: string; json?: string },
): Promise<void> {
  const config = parseConfig(process.env);
  const sites = await readGold(goldFile, values.only?.split(',') ?? []);
  const judged = await readJudged(values.judged ?? null);
  const folder = values.sites ? resolve(values.sites) : null;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const evaluations: SiteEvaluation[] = [];
  for (const site of sites) {
    const evaluation = await evaluateSite(site, folder, config, judged, stop.signal);
    evaluations.push(evaluation);
    console.log(formatSite(evaluation));
  }
  const summary = summariseEvaluation(evaluations);
  console.log(`\n${formatEvaluationSummary(summary)}`);
  if (values.json) await writeFile(values.json, `${JSON.stringify({ summary, evaluations }, null, 2)}\n`);
}
