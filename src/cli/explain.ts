import { parseArgs } from 'node:util';
import { parseConfig } from '#app/config.ts';
import { createLog } from '#app/log.ts';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import { applyOperatorKnowledge } from '#diagnosis/apply-operator-knowledge.ts';
import { diagnose } from '#diagnosis/diagnose.ts';
import { explainSite } from '#diagnosis/explain/explain-site.ts';
import { findWorkflowId } from '#diagnosis/explain/find-workflow-id.ts';
import type { ModelReading } from '#diagnosis/second-reader/model-reading.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { loadSiteFacts } from '#diagnosis/site-facts/site-facts-file.ts';
import type { CompanyTypeChoice, OptionalCompanySize } from '#shared/schemas/company.ts';
import { normalizeWebsite } from '#shared/website/normalize-website.ts';
import { reachDatabase } from '#storage/backup/reach-database.ts';
import { loadAuditFacts } from '#storage/load-audit-facts.ts';
import { formatExplanation } from './explain/format-explanation.ts';
import { BadUsage, runCommand } from './run-command.ts';

const usage = `Usage: npm run explain -- <website | facts file | diagnosis ID> [options]
--workflow ID   only this workflow, by ID or name, with its offerings and tasks; works even if the site never mentions it
--text "words"  only what these words on the site suggested
--json          everything as JSON`;

await runCommand(async () => {
  const { values, positionals } = parse();
  const [source, ...rest] = positionals;
  if (values.help) return usage;
  if (source === undefined || rest.length > 0)
    throw new BadUsage('Name one website, facts file, or diagnosis.');
  const { knowledgeFolder } = await loadProfile(parseConfig(process.env).profilePath);
  await applyOperatorKnowledge(knowledgeFolder);
  const workflow = values.workflow === undefined ? null : findWorkflowId(values.workflow);
  if (values.workflow !== undefined && workflow === null)
    throw new BadUsage(`The catalog has no workflow "${values.workflow}".`);
  const { facts, reading, ...request } = await loadSource(source);
  const explanation = explainSite(request, facts, { workflow, text: values.text ?? null }, reading);
  const { industry, candidates } = explanation;
  return values.json ? JSON.stringify({ industry, candidates }, null, 2) : formatExplanation(explanation);
}, usage);

function parse() {
  try {
    return parseArgs({
      options: {
        workflow: { type: 'string' },
        text: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error));
  }
}

interface Source {
  facts: SiteFacts;
  companyType: CompanyTypeChoice;
  companySize: OptionalCompanySize;
  reading: ModelReading | null;
}

async function loadSource(source: string): Promise<Source> {
  const unstated = { companyType: 'unknown', companySize: '', reading: null } as const;
  if (/^\d+$/.test(source)) return loadStored(Number(source));
  if (/\.json(\.gz)?$/.test(source)) return { facts: await loadSiteFacts(source), ...unstated };
  const website = normalizeWebsite(source);
  if (!website.ok) throw new BadUsage(website.message);
  const { crawl } = parseConfig(process.env);
  let facts: SiteFacts | null = null;
  await diagnose(
    { website: website.website, schemeTyped: website.schemeTyped, ...unstated },
    {
      limits: crawl,
      network: { resolve: crawl.resolve, dnsServers: crawl.dnsServers },
      render: { mode: crawl.render, chromiumPath: crawl.chromiumPath },
      storedPages: [],
      savePage: async () => {},
      saveFacts: async (read) => {
        facts = read;
      },
      reportProgress: async () => {},
      signal: new AbortController().signal,
      now: Date.now,
    },
  );
  if (facts === null) throw new Error(`Could not read anything at ${source}.`);
  return { facts, ...unstated };
}

async function loadStored(id: number): Promise<Source> {
  const config = parseConfig(process.env);
  const log = createLog('warn');
  const database = await reachDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  try {
    const stored = await loadAuditFacts(database.connection, id);
    if (stored === null) throw new BadUsage(`No website diagnosis has the ID ${id}.`);
    return stored;
  } finally {
    await database.close();
  }
}
