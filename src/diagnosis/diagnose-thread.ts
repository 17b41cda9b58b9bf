import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Explanation } from '#shared/schemas/explanation.ts';
import type { CrawledPage, CrawlResult } from './crawl/crawl-types.ts';
import { onlySharer } from './crawl/crawl-types.ts';
import type { Analysis, FoundInPages, SaidOfCompany } from './diagnosis-types.ts';
import type { ExplanationQuestion } from './explain/select-candidates.ts';
import { createFairShare } from './fair-share.ts';
import type { ModelReading } from './second-reader/model-reading.ts';

type Task =
  | { kind: 'judge'; request: SaidOfCompany; reading: ModelReading | null }
  | { kind: 'trace'; request: SaidOfCompany }
  | { kind: 'explain'; request: SaidOfCompany; question: ExplanationQuestion; reading: ModelReading | null };

interface Results {
  judge: Analysis;
  trace: FoundInPages;
  explain: Explanation;
}

export type ThreadMessage =
  | { kind: 'page'; id: number; page: CrawledPage }
  | (Task & { id: number; crawled: Omit<CrawlResult, 'pages'> });

export type ThreadAnswer =
  | { ready: true }
  | { id: number; result: Results[Task['kind']] }
  | { id: number; error: string };

interface Waiting {
  resolve: (result: Results[Task['kind']]) => void;
  reject: (error: Error) => void;
}

/** An analysis usually takes well under a second, so one that reaches the limit is probably stuck. */
const timeLimitMs = 60_000;

let worker: Worker | null = null;
let loaded: Promise<void> = Promise.resolve();
let lastId = 0;
const waiting = new Map<number, Waiting>();
/**
 * Sends at most two jobs to the thread, so that the pages of one are transferred while it works on the other.
 */
const atThread = createFairShare(2);

/** Call this when a crawl begins, so that the thread is ready when the pages are. */
export function prepareDiagnosisThread(): void {
  worker ??= start();
  if (waiting.size === 0) worker.unref();
}

/** Rejects if the analysis fails or takes too long, or if `signal` aborts before it starts. */
export async function diagnoseInThread(
  request: SaidOfCompany,
  crawled: CrawlResult,
  { network, signal }: { network: string; signal: AbortSignal } = nobodyElse,
  reading: ModelReading | null = null,
): Promise<Analysis> {
  const { companyType, companySize, specialty = '' } = request;
  const task = { kind: 'judge', request: { companyType, companySize, specialty }, reading } as const;
  return await atThread.run(network, signal, () => workInThread<'judge'>(task, crawled));
}

/** Rejects like `diagnoseInThread`. */
export async function traceInThread(
  { companyType, companySize, specialty = '' }: SaidOfCompany,
  crawled: CrawlResult,
  signal: AbortSignal,
): Promise<FoundInPages> {
  const task = { kind: 'trace', request: { companyType, companySize, specialty } } as const;
  return await atThread.run(nobodyElse.network, signal, () => workInThread<'trace'>(task, crawled));
}

export async function explainInThread(
  { companyType, companySize, specialty = '' }: SaidOfCompany,
  crawled: CrawlResult,
  question: ExplanationQuestion,
  reading: ModelReading | null = null,
): Promise<Explanation> {
  const { network, signal } = nobodyElse;
  const task = {
    kind: 'explain',
    request: { companyType, companySize, specialty },
    question,
    reading,
  } as const;
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
 * Stops the thread and rejects its pending jobs. First waits up to `loadWithinMs` for the thread to load its
 * code, because V8 aborts the whole process if a thread is terminated while its modules wait for a top-level
 * await.
 */
export async function closeDiagnosisThread(loadWithinMs = 8_000): Promise<void> {
  const thread = worker;
  if (thread === null) return;
  const timeout = new AbortController();
  await Promise.race([loaded, sleep(loadWithinMs, undefined, { signal: timeout.signal })]);
  timeout.abort();
  drop(thread, new Error('The analysis was stopped.'));
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
    drop(thread, new Error(`The analysis failed: ${reason}`, { cause: error }));
  });
  return thread;
}

function drop(thread: Worker, error: Error): void {
  if (worker !== thread) return;
  worker = null;
  for (const asked of waiting.values()) asked.reject(error);
  void thread.terminate();
}
