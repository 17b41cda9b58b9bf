import { join } from 'node:path';
import type { Config } from '#app/config.ts';
import type { CrawledPage } from '#diagnosis/crawl/crawl-types.ts';
import { diagnose } from '#diagnosis/diagnose.ts';
import type { DiagnosedWorkflow, Diagnosis } from '#diagnosis/diagnosis-types.ts';
import { pageText } from '#diagnosis/read/page-facts.ts';
import type { GoldSite, GoldWorkflow, Judged } from './gold.ts';
import { type GoldMatch, matchGold } from './match-gold.ts';
import { serveFolder } from './serve-folder.ts';

export interface SiteEvaluation {
  site: GoldSite;
  diagnosis: Diagnosis;
  industryRight: boolean;
  /** Of the gold with kind own, against what the diagnosis calls the organisation's own work. */
  matched: GoldMatch[];
  missed: GoldWorkflow[];
  /** Own predictions without gold, typical ones left out; `verdict` is a person's, where there is one. */
  unmatched: { prediction: DiagnosedWorkflow; verdict: boolean | null }[];
  /** The same for what a product does for its customers. */
  productMatched: GoldMatch[];
  productMissed: GoldWorkflow[];
  quotes: { all: number; verified: number };
  milliseconds: number;
}

/** Diagnoses one site, told no industry, and compares it with the gold. `folder` null: reached at its own address. */
export async function evaluateSite(
  site: GoldSite,
  folder: string | null,
  config: Config,
  judged: Judged,
  signal: AbortSignal,
): Promise<SiteEvaluation> {
  const served = folder === null ? null : await serveFolder(join(folder, site.name), site.origin);
  const startedAt = performance.now();
  const pages: CrawledPage[] = [];
  try {
    const host = site.origin ?? site.host;
    const names = served ? [host, host.replace(/^www\./, ''), `www.${host.replace(/^www\./, '')}`] : [];
    const resolve = new Map(config.crawl.resolve);
    for (const name of names) resolve.set(name, { address: '127.0.0.1', port: served?.port ?? null });
    const diagnosis = await diagnose(
      {
        website: `${served ? 'http' : 'https'}://${host}${site.start}`,
        schemeTyped: served !== null,
        companyType: 'unknown',
        companySize: '',
      },
      {
        limits: config.crawl,
        network: { resolve, dnsServers: config.crawl.dnsServers },
        render: { mode: config.crawl.render, chromiumPath: config.crawl.chromiumPath },
        storedPages: [],
        savePage: async (page) => {
          pages.push(page);
        },
        reportProgress: async () => {},
        signal,
        now: Date.now,
      },
    );
    return compare(site, diagnosis, pages, judged, performance.now() - startedAt);
  } finally {
    await served?.close();
  }
}

function compare(
  site: GoldSite,
  diagnosis: Diagnosis,
  pages: readonly CrawledPage[],
  judged: Judged,
  milliseconds: number,
): SiteEvaluation {
  const found = diagnosis.workflows.filter(({ basis }) => basis !== 'typical');
  const own = found.filter(({ performedBy }) => performedBy === 'own');
  const goldOf = (kind: GoldWorkflow['kind']) => site.gold.filter((item) => item.kind === kind);
  const matched = matchGold(goldOf('own'), own);
  const productMatched = matchGold(
    goldOf('product'),
    found.filter(({ performedBy }) => performedBy === 'product'),
  );
  const missing = (kind: GoldWorkflow['kind'], matches: readonly GoldMatch[]) =>
    goldOf(kind).filter((item) => !matches.some(({ gold }) => gold === item));
  return {
    site,
    diagnosis,
    industryRight: [site.industry, ...site.also_acceptable].includes(diagnosis.industry.detected),
    matched,
    missed: missing('own', matched),
    unmatched: own
      .filter((prediction) => !matched.some((match) => match.prediction === prediction))
      .map((prediction) => ({ prediction, verdict: judged[site.name]?.[prediction.name] ?? null })),
    productMatched,
    productMissed: missing('product', productMatched),
    quotes: verifyQuotes(diagnosis, pages),
    milliseconds: Math.round(milliseconds),
  };
}

/** Every quote of the diagnosis, counted and looked for in the stored text of the page it names. */
function verifyQuotes(diagnosis: Diagnosis, pages: readonly CrawledPage[]): SiteEvaluation['quotes'] {
  const texts = new Map(pages.flatMap(({ facts }) => (facts ? [[facts.url, pageText(facts)]] : [])));
  const quotes = diagnosis.workflows
    .flatMap((workflow) => [workflow, ...workflow.tasks])
    .filter(({ basis }) => basis === 'observed')
    .flatMap(({ evidence }) => evidence);
  return {
    all: quotes.length,
    verified: quotes.filter(({ url, quote }) => texts.get(url)?.includes(quote)).length,
  };
}
