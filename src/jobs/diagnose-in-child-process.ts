import { fork } from 'node:child_process';
import type { CrawledPage } from '#diagnosis/crawl/crawl-types.ts';
import type { Diagnose, Diagnosis, DiagnosisContext, DiagnosisRequest } from '#diagnosis/diagnosis-types.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { describeExit } from '#shared/text/describe-exit.ts';

export type ToChild =
  | { kind: 'diagnose'; module: string; request: DiagnosisRequest; context: PlainContext }
  | { kind: 'answer'; call: number; error: string | null };
export type FromChild =
  | { kind: 'page'; call: number; page: CrawledPage }
  | { kind: 'facts'; call: number; facts: SiteFacts }
  | { kind: 'progress'; call: number; progress: Parameters<DiagnosisContext['reportProgress']>[0] }
  | { kind: 'done'; diagnosis: Diagnosis }
  | { kind: 'broken'; error: string };

export type PlainContext = Omit<
  DiagnosisContext,
  'savePage' | 'saveFacts' | 'reportProgress' | 'signal' | 'now' | 'sharer'
>;

const worker = new URL('./diagnose-in-child-process.worker.ts', import.meta.url);
/** A site that exceeds this heap limit ends only the child process. */
const heapMb = 2048;
const clearUpWithinMs = 5_000;

/** `module` is the URL of the module that exports `diagnose`. */
export function createDiagnoseInChildProcess(module: string): Diagnose {
  return async (request, context) => {
    const { savePage, saveFacts, reportProgress, signal, now, sharer: _, ...plain } = context;
    signal.throwIfAborted();
    const child = fork(worker, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMb}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const { promise, resolve, reject } = Promise.withResolvers<Diagnosis>();
    const send = (message: ToChild) => child.send(message, () => {});
    /** The first failed call's own error, which says more than the copy that the child returns. */
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
      reject(new Error(`The process that read the site ${describeExit(code, by)}`)),
    );
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
      send({ kind: 'diagnose', module, request, context: plain });
      return await promise;
    } finally {
      signal.removeEventListener('abort', abort);
      // Disconnecting tells the child to close its resources, such as its browser, and to exit.
      if (child.connected) child.disconnect();
      setTimeout(() => child.kill('SIGKILL'), clearUpWithinMs).unref();
    }
  };
}
