// Each page arrives in a message of its own, so that sending a large site doesn't block the server.
import { parentPort } from 'node:worker_threads';
import type { CrawledPage, CrawlResult } from './crawl/crawl-types.ts';
import { diagnosePages, prepareDiagnosis } from './diagnose-pages.ts';
import type { ThreadAnswer, ThreadMessage } from './diagnose-thread.ts';
import { explainSite } from './explain/explain-site.ts';
import { identifySite } from './identify-site.ts';

// Deferred, because the thread must not be terminated while this module is being evaluated; see
// `closeDiagnosisThread`.
setImmediate(prepareDiagnosis);

const pagesOf = new Map<number, CrawledPage[]>();

parentPort?.on('message', (message: ThreadMessage) => {
  if (message.kind === 'page') {
    const pages = pagesOf.get(message.id) ?? [];
    pages.push(message.page);
    pagesOf.set(message.id, pages);
    return;
  }
  const crawled: CrawlResult = { ...message.crawled, pages: pagesOf.get(message.id) ?? [] };
  pagesOf.delete(message.id);
  parentPort?.postMessage(answerTo(message, crawled));
});

function answerTo(message: Exclude<ThreadMessage, { kind: 'page' }>, crawled: CrawlResult): ThreadAnswer {
  const { id, request } = message;
  try {
    if (message.kind === 'judge') return { id, result: diagnosePages(request, crawled, message.reading) };
    if (message.kind === 'explain')
      return { id, result: explainSite(request, crawled, message.question, message.reading) };
    const { industry, workflows, trace } = identifySite(request, crawled);
    const shown = workflows.map(({ definition, name, evidence }) => ({
      definition: { id: definition.id },
      name,
      evidence,
    }));
    return { id, result: { industry, workflows: shown, trace: { candidates: trace.candidates } } };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.postMessage({ ready: true } satisfies ThreadAnswer);
