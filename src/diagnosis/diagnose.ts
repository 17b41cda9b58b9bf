import { crawl } from './crawl/crawl.ts';
import { diagnoseInThread, prepareDiagnosisThread } from './diagnose-thread.ts';
import type { Diagnose, DiagnosisContext } from './diagnosis-types.ts';

/**
 * From an address to a diagnosis: crawl the site, then judge what was read. What goes wrong with a site is in
 * the answer; it rejects only when aborted or when a page cannot be saved.
 */
export const diagnose: Diagnose = async (request, context) => {
  await context.reportProgress({
    status: 'scanning',
    stage: 'crawling',
    message: 'Reading the website',
    progress: crawlProgress.from,
  });
  prepareDiagnosisThread();
  const crawled = await crawl({
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
  context.signal.throwIfAborted();
  await context.reportProgress({
    status: 'analyzing',
    stage: 'workflows',
    message: 'Identifying the workflows in what was read',
    progress: crawlProgress.to,
  });
  const diagnosis = await diagnoseInThread(request, crawled);
  context.signal.throwIfAborted();
  await context.reportProgress({
    status: 'analyzing',
    stage: 'generating-recommendations',
    message: `${diagnosis.workflows.length} workflows found, working out recommendations`,
    progress: analysedProgress,
  });
  return diagnosis;
};

/** Percent of the whole that reading the site takes, and where the analysis leaves it. */
const crawlProgress = { from: 2, to: 70 };
const analysedProgress = 85;

/** Saves each page, then tells how far the crawl is: by pages handled of those it may read. */
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
