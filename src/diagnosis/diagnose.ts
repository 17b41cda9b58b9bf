import { formatPlural } from '#shared/text/figures.ts';
import { crawl } from './crawl/crawl.ts';
import { onlySharer } from './crawl/crawl-types.ts';
import { diagnoseInThread, prepareDiagnosisThread } from './diagnose-thread.ts';
import type { Diagnose, DiagnosisContext, DiagnosisRequest } from './diagnosis-types.ts';
import type { SiteFacts } from './site-facts/site-facts.ts';
import { analysisVersions } from './versions/analysis-versions.ts';

/**
 * Problems with a site are part of the result. Rejects if aborted, if the analysis fails or takes too long, or if
 * something cannot be saved.
 */
export const diagnose: Diagnose = async (request, context) => {
  prepareDiagnosisThread();
  const facts = context.siteFacts ?? (await readFacts(request, context));
  context.signal.throwIfAborted();
  await context.saveFacts?.(facts);
  await context.reportProgress({
    status: 'analyzing',
    stage: 'workflows',
    message: 'Identifying workflows',
    progress: crawlProgress.to,
  });
  const sharer = context.sharer ?? onlySharer;
  const diagnosis = await sharer.whileWorking(() =>
    diagnoseInThread(request, facts, { network: sharer.network, signal: context.signal }),
  );
  context.signal.throwIfAborted();
  await context.reportProgress({
    status: 'analyzing',
    stage: 'generating-recommendations',
    message: `${formatPlural(diagnosis.workflows.length, 'workflow')} found. Preparing recommendations`,
    progress: analyzedProgress,
  });
  return { ...diagnosis, versions: analysisVersions() };
};

async function readFacts(request: DiagnosisRequest, context: DiagnosisContext): Promise<SiteFacts> {
  await context.reportProgress({
    status: 'scanning',
    stage: 'crawling',
    message: 'Reading the website',
    progress: crawlProgress.from,
  });
  const sharer = context.sharer ?? onlySharer;
  const crawled = await crawl({
    sharer,
    website: request.website,
    schemeTyped: request.schemeTyped,
    limits: context.limits,
    network: context.network,
    render: context.render,
    ...(context.botUrl === undefined ? {} : { botUrl: context.botUrl }),
    stored: context.storedPages,
    previous: context.previousPages ?? [],
    signal: context.signal,
    now: context.now,
    onPage: withProgress(context),
  });
  return { ...crawled, website: request.website, readAt: new Date(context.now()).toISOString() };
}

const crawlProgress = { from: 2, to: 70 };
const analyzedProgress = 85;

function withProgress(context: DiagnosisContext): DiagnosisContext['savePage'] {
  let handled = context.storedPages.length;
  return async (page) => {
    await context.savePage(page);
    handled += 1;
    const share = Math.min(1, handled / context.limits.maxPages);
    await context.reportProgress({
      status: 'scanning',
      stage: 'crawling',
      message:
        page.outcome === 'read' && page.facts?.title ? `Read "${page.facts.title}"` : 'Reading the website',
      progress: Math.round(crawlProgress.from + share * (crawlProgress.to - crawlProgress.from)),
    });
  };
}
