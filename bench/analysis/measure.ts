// One site in a process of its own: node measure.ts TRADE TIMES. Prints an AnalysisReport as JSON.
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { buildCoverage } from '#diagnosis/build-coverage.ts';
import type { CrawledPage, CrawlResult } from '#diagnosis/crawl/crawl-types.ts';
import { diagnosePages, prepareDiagnosis } from '#diagnosis/diagnose-pages.ts';
import { isWellShown } from '#diagnosis/identify/claim-support.ts';
import { distinctNames } from '#diagnosis/identify/distinct-names.ts';
import { identifyIndustry } from '#diagnosis/identify/identify-industry.ts';
import { identifyWorkflows } from '#diagnosis/identify/identify-workflows.ts';
import { scoreIndustries } from '#diagnosis/identify/industry-scores.ts';
import { scanQuality } from '#diagnosis/identify/scan-quality.ts';
import { signalIndexes } from '#diagnosis/identify/signal-index.ts';
import { readSite } from '#diagnosis/identify/site-reading.ts';
import { typicalWorkflows } from '#diagnosis/identify/typical-workflows.ts';
import { verifyQuotes } from '#diagnosis/identify/verify-quotes.ts';
import { rateWorkflow } from '#diagnosis/rate/rate-workflow.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import { readPage } from '#diagnosis/read/read-page.ts';
import type { AnalysisReport, StepTimes } from './analysis-report.ts';
import { generateSite } from './generate-site.ts';
import { trades } from './trades.ts';

const [tradeNumber = 0, times = 1] = process.argv.slice(2).map(Number);
const trade = trades[tradeNumber];
if (!trade) throw new Error(`No trade ${tradeNumber}`);

const facts = generateSite(trade, tradeNumber + 1).map(({ path, html }) =>
  readPage({
    url: `https://example.com${path}`,
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
    xRobotsTag: null,
    isHome: path === '/',
  }),
);
const crawled = asCrawled(facts);

// What the thread does before the pages come, once for a process.
const preparedMs = cpuOf(prepareDiagnosis);
const first = analyse();
const later: StepTimes[] = [];
const whole: number[] = [];
for (let time = 0; time < times; time++) {
  later.push(analyse().steps);
  whole.push(cpuOf(() => diagnosePages({ companyType: 'unknown', companySize: '11-50' }, crawled)));
}
const report: AnalysisReport = {
  pages: facts.length,
  words: facts.reduce((sum, page) => sum + page.words, 0),
  workflows: first.workflows,
  tasks: first.tasks,
  preparedMs,
  first: first.steps,
  later,
  whole,
};
console.log(JSON.stringify(report));

/** The steps of `identify` and `diagnosePages`, in their order, each timed. */
function analyse(): { steps: StepTimes; workflows: number; tasks: number } {
  const indexes = signalIndexes({ workflows, industries });
  const [site, finding] = timed(() => readSite(facts, indexes));
  const [industry, weighing] = timed(() =>
    identifyIndustry(site, scoreIndustries(site, industries), 'unknown'),
  );
  const [identified, identifying] = timed(() =>
    identifyWorkflows(site, industry, workflows, indexes, (entry) => isWellShown(entry, site, industry)),
  );
  const [found, verifying] = timed(() => {
    const verified = verifyQuotes(identified, facts);
    return distinctNames([...verified, ...typicalWorkflows(site, industry, verified, workflows)]);
  });
  const [rated, rating] = timed(() => found.map((workflow) => rateWorkflow(workflow, '11-50')));
  const [, closing] = timed(() => scanQuality(buildCoverage(crawled, facts, null), facts, found));
  return {
    steps: {
      'facts: find phrases': finding,
      industry: weighing,
      workflows: identifying,
      'verify quotes': verifying,
      rate: rating,
      'coverage and quality': closing,
    },
    workflows: rated.length,
    tasks: rated.reduce((sum, { tasks }) => sum + tasks.length, 0),
  };
}

function timed<Result>(run: () => Result): [result: Result, cpuMs: number] {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

function cpuOf(run: () => unknown): number {
  return timed(run)[1];
}

function asCrawled(read: readonly PageFacts[]): CrawlResult {
  const pages = read.map(
    (page, position): CrawledPage => ({
      url: page.url,
      finalUrl: page.url,
      outcome: 'read',
      reason: null,
      depth: 1,
      position,
      rendered: false,
      fetchedAt: '2026-01-01T00:00:00.000Z',
      etag: null,
      lastModified: null,
      facts: page,
    }),
  );
  return {
    reachedUrl: 'https://example.com/',
    pages,
    found: pages.length,
    favicon: null,
    failure: null,
    notes: [],
  };
}
