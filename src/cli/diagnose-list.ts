import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Config, parseConfig } from '#app/config.ts';
import { AppError } from '#app/errors.ts';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import { applyOperatorKnowledge } from '#diagnosis/apply-operator-knowledge.ts';
import { diagnose } from '#diagnosis/diagnose.ts';
import { figuresOfFindings } from '#shared/prospects/figures-of-findings.ts';
import { type ParsedProspect, parseProspects } from '#shared/prospects/parse-prospects.ts';
import type { ProspectResult } from '#shared/prospects/prospect-csv.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import { formatPlural } from '#shared/text/figures.ts';
import { composeResult, type TerminalResult } from './compose-result.ts';
import { type ListFolder, openListFolder } from './list-folder.ts';
import type { ListArguments } from './parse-diagnose-arguments.ts';

/**
 * Writes each diagnosis as soon as it is finished, so that an interrupted run can continue. Returns exit code 1 if
 * a website failed or the run was interrupted.
 */
export async function diagnoseList({ file, folder, concurrency }: ListArguments): Promise<number> {
  const config = parseConfig(process.env);
  const { profile, knowledgeFolder } = await loadProfile(config.profilePath);
  await applyOperatorKnowledge(knowledgeFolder);
  const { prospects, notices, problem } = parseProspects(await readText(file));
  for (const { line, text, message } of notices) console.error(`Line ${line}: ${message} (${text})`);
  if (problem !== null) throw new AppError('bad-configuration', { message: problem });
  const out = await openListFolder(resolve(folder));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

  const waiting = [...prospects];
  const results = new Map<number, ProspectResult>();
  const work = async () => {
    for (let next = waiting.shift(); next && !stop.signal.aborted; next = waiting.shift()) {
      const result = await resultOf(next, { out, config, profile, signal: stop.signal });
      if (result === null) return;
      results.set(next.line, result);
      console.error(`${results.size}/${prospects.length}  ${lineOf(result)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const ended = prospects.flatMap(({ line }) => results.get(line) ?? []);
  await out.writeTable(ended);
  return conclude(ended, prospects.length, out.folder);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new AppError('bad-configuration', { cause, message: `We couldn't read the list ${file}.` });
  }
}

function conclude(ended: readonly ProspectResult[], total: number, folder: string): number {
  const failed = ended.filter(({ state }) => state === 'failed').length;
  const left = total - ended.length;
  console.log(
    `${formatPlural(ended.length - failed, 'website')} diagnosed, ${failed} failed. Results: ${folder}/results.csv`,
  );
  if (left > 0)
    console.log(
      `${formatPlural(left, 'website is', 'websites are')} left. Run the same command again to continue.`,
    );
  return failed > 0 || left > 0 ? 1 : 0;
}

interface ListWork {
  out: ListFolder;
  config: Config;
  profile: Profile;
  signal: AbortSignal;
}

/** Null if the run was interrupted. */
async function resultOf(prospect: ParsedProspect, work: ListWork): Promise<ProspectResult | null> {
  const known = await work.out.read(prospect);
  if (known !== null) return toResult(prospect, known, work.out.pathOf(prospect));
  try {
    const made = await diagnoseOne(prospect, work);
    if (work.signal.aborted) return null;
    await work.out.write(prospect, made);
    return toResult(prospect, made, work.out.pathOf(prospect));
  } catch (error) {
    if (work.signal.aborted) return null;
    throw error;
  }
}

async function diagnoseOne(
  { website, schemeTyped, companyType, companySize }: ParsedProspect,
  { config: { crawl }, profile, signal }: ListWork,
): Promise<TerminalResult> {
  const startedAt = new Date();
  const diagnosis = await diagnose(
    { website, schemeTyped, companyType, companySize },
    {
      limits: crawl,
      network: { resolve: crawl.resolve, dnsServers: crawl.dnsServers },
      render: { mode: crawl.render, chromiumPath: crawl.chromiumPath },
      storedPages: [],
      savePage: async () => {},
      saveFacts: async () => {},
      reportProgress: async () => {},
      signal,
      now: Date.now,
    },
  );
  const { host } = new URL(website);
  const made = { diagnosis, website, host, companyType, companySize, profile };
  return composeResult({ ...made, startedAt, endedAt: new Date() });
}

function toResult(
  { line, name, website, companyType, companySize, note }: ParsedProspect,
  {
    audit,
    industry,
    stats,
    value,
    roadmap,
  }: Pick<TerminalResult, 'audit' | 'industry' | 'stats' | 'value' | 'roadmap'>,
  diagnosis: string,
): ProspectResult {
  const { failure } = audit;
  return {
    line,
    name,
    website,
    companyType,
    companySize,
    note,
    state: failure ? 'failed' : 'done',
    failure,
    figures: failure ? null : figuresOfFindings({ industry, scanQuality: stats.scanQuality, value, roadmap }),
    diagnosis,
  };
}

function lineOf({ website, failure, figures }: ProspectResult): string {
  return `${website}: ${failure ? failure.message : (figures?.trade ?? 'trade not clear')}`;
}
