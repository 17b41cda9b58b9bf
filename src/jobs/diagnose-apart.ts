import { fork } from 'node:child_process';
import type { CrawledPage } from '#diagnosis/crawl/crawl-types.ts';
import type { Diagnose, Diagnosis, DiagnosisContext, DiagnosisRequest } from '#diagnosis/diagnosis-types.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';

/** The messages between the two processes: the task once, calls back with their answers, and the outcome. */
export type ToChild =
  | { kind: 'diagnose'; module: string; request: DiagnosisRequest; context: PlainContext }
  | { kind: 'answer'; call: number; error: string | null };
export type FromChild =
  | { kind: 'page'; call: number; page: CrawledPage }
  | { kind: 'facts'; call: number; facts: SiteFacts }
  | { kind: 'progress'; call: number; progress: Parameters<DiagnosisContext['reportProgress']>[0] }
  | { kind: 'done'; diagnosis: Diagnosis }
  | { kind: 'broken'; error: string };

/** The serializable part of the context. */
export type PlainContext = Omit<
  DiagnosisContext,
  'savePage' | 'saveFacts' | 'reportProgress' | 'signal' | 'now' | 'sharer'
>;

const worker = new URL('./diagnose-apart.worker.ts', import.meta.url);
/** MB of the child's own heap: exceeding it is the site's fault and ends only the child. */
const heapMb = 2048;
const clearUpWithinMs = 5_000;

/**
 * Runs a diagnosis in its own process, so that a site that crashes it affects nothing else and can be identified.
 * `module` is the address of the module that exports `diagnose`. Rejects if the child ends before it returns a
 * result.
 */
export function createDiagnoseApart(module: string): Diagnose {
  return async (request, context) => {
    const { savePage, saveFacts, reportProgress, signal, now, sharer: _, ...plain } = context;
    signal.throwIfAborted();
    const child = fork(worker, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMb}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const { promise, resolve, reject } = Promise.withResolvers<Diagnosis>();
    // Errors are ignored: if the child is gone, its exit handler settles the promise.
    const send = (message: ToChild) => child.send(message, () => {});
    /** The error of the first failed call; it is more useful than the child's copy. */
    let failed: { error: unknown } | null = null;
    const answer = async (call: number, work: Promise<void> | undefined) => {
      try {
        await work;
        send({ kind: 'answer', call, error: null });
      } catch (error) {
        failed ??= { error };
        send({ kind: 'answer', call, error: String(error) });
      }
    };
    child.on('message', (message: FromChild) => {
      if (message.kind === 'page') void answer(message.call, savePage(message.page));
      else if (message.kind === 'facts') void answer(message.call, saveFacts?.(message.facts));
      else if (message.kind === 'progress') void answer(message.call, reportProgress(message.progress));
      else if (message.kind === 'done') resolve(message.diagnosis);
      else reject(failed?.error ?? new Error(message.error));
    });
    child.on('error', reject);
    child.on('exit', (code, by) =>
      reject(new Error(`The process that read the site ended with ${by ?? code}`)),
    );
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
      send({ kind: 'diagnose', module, request, context: plain });
      return await promise;
    } finally {
      signal.removeEventListener('abort', abort);
      // The child cleans up after itself, including its own browser; if it does not, it is killed.
      if (child.connected) child.disconnect();
      setTimeout(() => child.kill('SIGKILL'), clearUpWithinMs).unref();
    }
  };
}
