// Compares diagnoses with what a careful reader found on the same sites. docs/accuracy.md explains the figures.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '#app/config.ts';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import { applyOperatorKnowledge } from '#diagnosis/apply-operator-knowledge.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { saveSiteFacts } from '#diagnosis/site-facts/site-facts-file.ts';
import { modelName } from '#language-model/model-settings.ts';
import { ablateSite } from './evaluation/ablate-site.ts';
import { choiceOf, diagnoseGoldSite, type SiteSource } from './evaluation/diagnose-gold-site.ts';
import { evaluateSite, type SiteEvaluation } from './evaluation/evaluate-site.ts';
import { formatEvaluationSummary, formatSite } from './evaluation/format-evaluation.ts';
import { type GoldSite, readGold } from './evaluation/gold.ts';
import { openReader } from './evaluation/open-reader.ts';
import { formatAblation, summarizeAblation } from './evaluation/summarize-ablation.ts';
import { summarizeEvaluation } from './evaluation/summarize-evaluation.ts';
import { describeSecondReading, diagnoseWith, readWithModel, type SecondReading } from './second-reader.ts';

const usage = `Usage: npm run eval -- --gold DIR [--facts DIR | --sites DIR] [--save-facts DIR]
[--only a,b] [--ablate] [--json FILE]
[--engine built-in|model|both] [--record DIR | --replay DIR]
--gold DIR      what a careful reader expects from each site, DIR/<name>.yaml
--facts DIR     analyze saved facts, DIR/<name>.json or .json.gz, without network access
--sites DIR     serve each site from DIR/<name>/ on loopback; without --facts or --sites, read each
at its own address
--save-facts DIR  save what we read from each site as DIR/<name>.json.gz
--only a,b      only these sites
--ablate        turn off one rule at a time and report what changes
--engine E      built-in (default), model, or both: whether a language model reads the sites too
--record DIR    save every question to the model and its answer (LLM_…)
--replay DIR    take the answers from DIR, without network access; a question with no answer there is written to DIR
so that someone can answer it
--json FILE     write everything as JSON`;

const options = {
  gold: { type: 'string' },
  facts: { type: 'string' },
  sites: { type: 'string' },
  'save-facts': { type: 'string' },
  only: { type: 'string' },
  ablate: { type: 'boolean' },
  engine: { type: 'string' },
  record: { type: 'string' },
  replay: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Values {
  facts?: string;
  sites?: string;
  'save-facts'?: string;
  only?: string;
  ablate?: boolean;
  engine?: string;
  record?: string;
  replay?: string;
  json?: string;
}

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

async function run(goldFolder: string, values: Values): Promise<void> {
  const source = sourceOf(values);
  const sites = await readGold(goldFolder, values.only?.split(',') ?? []);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const { knowledgeFolder } = await loadProfile(parseConfig(process.env).profilePath);
  await applyOperatorKnowledge(knowledgeFolder);

  const reader = openReader(values);
  const readings: ({ name: string } & SecondReading)[] = [];
  const evaluations: SiteEvaluation[] = [];
  const ablations: ({ name: string } & ReturnType<typeof ablateSite>)[] = [];
  for (const site of sites) {
    const diagnosed = await diagnoseGoldSite(site, source, stop.signal);
    if (values['save-facts']) await keepFacts(values['save-facts'], site, diagnosed.facts);
    if (values.ablate) {
      ablations.push({ name: site.name, ...ablateSite(site, diagnosed.facts) });
      continue;
    }
    const second = reader && (await readWithModel(choiceOf(site), diagnosed.facts, reader));
    if (reader && second) {
      readings.push({ name: site.name, ...second });
      const { versions } = diagnosed.diagnosis;
      const analysis = diagnoseWith(reader.engine, choiceOf(site), diagnosed.facts, second.reading);
      diagnosed.diagnosis = { ...analysis, versions };
    }
    const evaluation = evaluateSite(site, diagnosed);
    evaluations.push(evaluation);
    console.log(formatSite(evaluation));
    if (reader && second) console.log(describeSecondReading(modelName(reader.settings), second));
  }
  if (values.ablate) {
    const summary = summarizeAblation(ablations);
    console.log(formatAblation(summary));
    await writeJson(values.json, { summary, sites: ablations });
  } else {
    const summary = summarizeEvaluation(evaluations);
    console.log(`\n${formatEvaluationSummary(summary)}`);
    await reader?.close();
    await writeJson(values.json, { summary, evaluations, ...(reader ? { readings } : {}) });
  }
}

async function keepFacts(folder: string, { name }: GoldSite, facts: SiteFacts): Promise<void> {
  await saveSiteFacts(join(folder, `${name}.json.gz`), facts);
}

async function writeJson(file: string | undefined, value: unknown): Promise<void> {
  if (file) await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

function sourceOf(values: Values): SiteSource {
  if (values.facts !== undefined) {
    if (values.sites !== undefined) throw new TypeError('Use either --facts or --sites, not both.');
    if (values['save-facts'] !== undefined) throw new TypeError('--save-facts needs sites to read.');
    return { kind: 'facts', folder: resolve(values.facts) };
  }
  const config = parseConfig(process.env);
  return values.sites === undefined
    ? { kind: 'web', config }
    : { kind: 'folder', folder: resolve(values.sites), config };
}
