// Uses the server's pipeline but no database, so it can run while a server does.
import { writeFile } from 'node:fs/promises';
import { type Config, parseConfig } from '#app/config.ts';
import { AppError } from '#app/errors.ts';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import { applyOperatorKnowledge } from '#diagnosis/apply-operator-knowledge.ts';
import { diagnose } from '#diagnosis/diagnose.ts';
import type { Analysis } from '#diagnosis/diagnosis-types.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { loadSiteFacts, saveSiteFacts } from '#diagnosis/site-facts/site-facts-file.ts';
import { createModelClient } from '#language-model/model-client.ts';
import { modelName } from '#language-model/model-settings.ts';
import { type ComposeInput, composeResult } from './compose-result.ts';
import { diagnoseList } from './diagnose-list.ts';
import { formatSummary } from './format-summary.ts';
import { type DiagnoseArguments, diagnoseUsage, parseDiagnoseArguments } from './parse-diagnose-arguments.ts';
import { createProgressBar } from './progress-bar.ts';
import { describeSecondReading, diagnoseWith, readWithModel } from './second-reader.ts';
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
    process.exitCode = await (parsed.kind === 'list'
      ? diagnoseList(parsed.arguments)
      : run(parsed.arguments));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode =
      error instanceof AppError && error.code === 'bad-configuration' ? exitCodes.badUsage : exitCodes.failed;
  }
}

async function run(args: DiagnoseArguments): Promise<number> {
  const config = parseConfig(process.env);
  const { profile, knowledgeFolder } = await loadProfile(config.profilePath);
  await applyOperatorKnowledge(knowledgeFolder);
  const made =
    args.source.kind === 'facts'
      ? await diagnoseSavedFacts(args, args.source.file)
      : await diagnoseWebsite(args, args.source, config);
  const diagnosis = await withEngine(args, made, config);
  const host = new URL(made.website).host;
  const result = composeResult({ ...args, ...made, diagnosis, host, profile });
  const json = JSON.stringify(result, null, 2);
  if (args.jsonFile === '-') process.stdout.write(`${json}\n`);
  else console.log(formatSummary(result, profile.currency));
  if (args.jsonFile && args.jsonFile !== '-') await writeFile(args.jsonFile, `${json}\n`);
  if (args.pdfFile && !diagnosis.failure)
    await writeReport(args.pdfFile, result, profile, args.comprehensive);
  return diagnosis.failure ? exitCodes.failed : exitCodes.done;
}

/** The model's outcome goes to standard error, so that standard output contains only the diagnosis. */
async function withEngine(
  args: DiagnoseArguments,
  { facts, built }: Made,
  config: Config,
): Promise<Analysis> {
  if (args.engine === 'built-in' || built.failure) return built;
  const settings = config.languageModel;
  if (settings === null)
    throw new AppError('bad-configuration', {
      message: `Set LLM_PROVIDER to use --engine ${args.engine}.`,
    });
  const client = createModelClient(settings);
  const second = await readWithModel(args, facts, { settings, ask: client.ask }).finally(client.close);
  console.error(describeSecondReading(modelName(settings), second));
  return diagnoseWith(args.engine, args, facts, second.reading);
}

type Made = Pick<ComposeInput, 'website' | 'startedAt' | 'endedAt'> & { facts: SiteFacts; built: Analysis };

/** Takes its times from the facts, so that the same facts always give the same output. */
async function diagnoseSavedFacts(args: DiagnoseArguments, file: string): Promise<Made> {
  const facts = await loadSiteFacts(file);
  const readAt = new Date(facts.readAt);
  return {
    facts,
    built: diagnoseWith('built-in', args, facts, null),
    website: facts.website,
    startedAt: readAt,
    endedAt: readAt,
  };
}

async function diagnoseWebsite(
  { companyType, companySize, specialty }: DiagnoseArguments,
  { website, schemeTyped, saveFactsFile }: Extract<DiagnoseArguments['source'], { kind: 'website' }>,
  { crawl }: Config,
): Promise<Made> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const bar = createProgressBar(process.stderr);
  const startedAt = new Date();
  let read: SiteFacts | null = null;
  const built = await diagnose(
    { website, schemeTyped, companyType, companySize, specialty },
    {
      limits: crawl,
      network: { resolve: crawl.resolve, dnsServers: crawl.dnsServers },
      render: { mode: crawl.render, chromiumPath: crawl.chromiumPath },
      storedPages: [],
      savePage: async () => {},
      saveFacts: async (facts) => {
        read = facts;
        if (saveFactsFile !== null) await saveSiteFacts(saveFactsFile, facts);
      },
      reportProgress: async (progress) => bar.show(progress),
      signal: stop.signal,
      now: Date.now,
    },
  ).finally(() => bar.end());
  if (read === null) throw new Error(`Could not read anything at ${website}.`);
  return { facts: read, built, website, startedAt, endedAt: new Date() };
}
