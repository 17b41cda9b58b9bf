import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Explanation } from '#shared/schemas/explanation.ts';
import type { CrawledPage, CrawlResult } from './crawl/crawl-types.ts';
import { onlySharer } from './crawl/crawl-types.ts';
import type { Analysis, DiagnosisRequest, FoundInPages } from './diagnosis-types.ts';
import type { ExplanationQuestion } from './explain/select-candidates.ts';
import { createFairShare } from './fair-share.ts';
import type { ModelReading } from './second-reader/model-reading.ts';

type Judged = Pick<DiagnosisRequest, 'companyType' | 'companySize'>;

/** What can be done with the pages of a crawl. */
type Task =
  | { kind: 'judge'; request: Judged; reading: ModelReading | null }
  | { kind: 'trace'; request: Judged }
  | { kind: 'explain'; request: Judged; question: ExplanationQuestion; reading: ModelReading | null };

/** What comes of each. */
interface Results {
  judge: Analysis;
  trace: FoundInPages;
  explain: Explanation;
}

/** What the thread is sent: every page, then the rest of the crawl and what to do with it. */
export type ThreadMessage =
  | { kind: 'page'; id: number; page: CrawledPage }
  | (Task & { id: number; crawled: Omit<CrawlResult, 'pages'> });

/** `ready` is sent once, when the thread has loaded its code. */
export type ThreadAnswer =
  | { ready: true }
  | { id: number; result: Results[Task['kind']] }
  | { id: number; error: string };

interface Waiting {
  resolve: (result: Results[Task['kind']]) => void;
  reject: (error: Error) => void;
}

/** A diagnosis takes well under a second; one that takes this long will never end. */
const timeLimitMs = 60_000;

let worker: Worker | null = null;
/** Resolves when the thread has loaded its code, or will not any more. */
let loaded: Promise<void> = Promise.resolve();
let lastId = 0;
const waiting = new Map<number, Waiting>();
/** At the thread at once: the pages of the next are on the way while it judges one. */
const atThread = createFairShare(2);

/**
 * Starts the thread, unless it runs, and has it prepare what every analysis needs. To be called when a crawl begins: the thread
 * is then ready when the pages are.
 */
export function prepareDiagnosisThread(): void {
  worker ??= start();
  if (waiting.size === 0) worker.unref();
}

/**
 * `diagnosePages` in a thread of its own, so that the server answers meanwhile. The one thread is started when
 * first needed and keeps no process alive; networks share it. Rejects when the analysis fails or takes longer than a minute.
 */
export async function diagnoseInThread(
  request: Judged,
  crawled: CrawlResult,
  { network, signal }: { network: string; signal: AbortSignal } = nobodyElse,
  reading: ModelReading | null = null,
): Promise<Analysis> {
  const { companyType, companySize } = request;
  const task = { kind: 'judge', request: { companyType, companySize }, reading } as const;
  return await atThread.run(network, signal, () => workInThread<'judge'>(task, crawled));
}

/** What the analysis weighed, for a second reader, in the same thread. Rejects as `diagnoseInThread` does. */
export async function traceInThread(
  { companyType, companySize }: Judged,
  crawled: CrawlResult,
  signal: AbortSignal,
): Promise<FoundInPages> {
  const task = { kind: 'trace', request: { companyType, companySize } } as const;
  return await atThread.run(nobodyElse.network, signal, () => workInThread<'trace'>(task, crawled));
}

/** `explainSite` in the same thread, which it shares with the scans as one network more. Rejects as `diagnoseInThread` does. */
export async function explainInThread(
  { companyType, companySize }: Judged,
  crawled: CrawlResult,
  question: ExplanationQuestion,
  reading: ModelReading | null = null,
): Promise<Explanation> {
  const { network, signal } = nobodyElse;
  const task = { kind: 'explain', request: { companyType, companySize }, question, reading } as const;
  return await atThread.run(network, signal, () => workInThread<'explain'>(task, crawled));
}

const nobodyElse = { network: onlySharer.network, signal: new AbortController().signal };

async function workInThread<Kind extends Task['kind']>(
  task: Extract<Task, { kind: Kind }>,
  crawled: CrawlResult,
): Promise<Results[Kind]> {
  const thread = worker ?? start();
  lastId += 1;
  const id = lastId;
  const { promise, resolve, reject } = Promise.withResolvers<Results[Kind]>();
  waiting.set(id, { resolve: (result) => resolve(result as Results[Kind]), reject });
  thread.ref();
  const timer = setTimeout(() => drop(thread, new Error('The analysis took too long.')), timeLimitMs);
  try {
    const { pages, ...rest } = crawled;
    for (const page of pages) {
      send(thread, { kind: 'page', id, page });
      await nextTurn();
    }
    send(thread, { ...task, id, crawled: rest });
    return await promise;
  } finally {
    clearTimeout(timer);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
  }
}

/**
 * Ends the thread, and rejects what it was asked. Waits until it has loaded its code, at most so many milliseconds: V8 aborts the whole process
 * when a thread is terminated while it evaluates modules that waited for another one's top-level await.
 */
export async function closeDiagnosisThread(loadWithinMs = 8_000): Promise<void> {
  const thread = worker;
  if (thread === null) return;
  const timeout = new AbortController();
  await Promise.race([loaded, sleep(loadWithinMs, undefined, { signal: timeout.signal })]);
  timeout.abort();
  drop(thread, new Error('The analysis was closed.'));
  await thread.terminate();
}

function send(thread: Worker, message: ThreadMessage): void {
  thread.postMessage(message);
}

function start(): Worker {
  const thread = new Worker(new URL('./diagnose-thread.worker.ts', import.meta.url), {
    name: 'judging',
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  });
  worker = thread;
  const loading = Promise.withResolvers<void>();
  loaded = loading.promise;
  thread.on('exit', () => loading.resolve());
  thread.on('message', (answer: ThreadAnswer) => {
    if ('ready' in answer) {
      loading.resolve();
      return;
    }
    const asked = waiting.get(answer.id);
    if ('result' in answer) asked?.resolve(answer.result);
    else asked?.reject(new Error(answer.error));
  });
  thread.on('error', (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    drop(thread, new Error(`The analysis broke off: ${reason}`, { cause: error }));
  });
  return thread;
}

/** A thread that broke or hangs goes, and whatever waited for it is told; the next call starts another. */
function drop(thread: Worker, error: Error): void {
  if (worker !== thread) return;
  worker = null;
  for (const asked of waiting.values()) asked.reject(error);
  void thread.terminate();
}
