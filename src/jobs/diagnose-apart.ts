import { fork } from 'node:child_process';
import type { CrawledPage } from '#diagnosis/crawl/crawl-types.ts';
import type { Diagnose, Diagnosis, DiagnosisContext, DiagnosisRequest } from '#diagnosis/diagnosis-types.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';

/** What crosses between the two processes: the task once, calls back with their answers, and the outcome. */
export type ToChild =
  | { kind: 'diagnose'; module: string; request: DiagnosisRequest; context: PlainContext }
  | { kind: 'answer'; call: number; error: string | null };
export type FromChild =
  | { kind: 'page'; call: number; page: CrawledPage }
  | { kind: 'facts'; call: number; facts: SiteFacts }
  | { kind: 'progress'; call: number; progress: Parameters<DiagnosisContext['reportProgress']>[0] }
  | { kind: 'done'; diagnosis: Diagnosis }
  | { kind: 'broken'; error: string };

/** The part of the context that can be sent. */
export type PlainContext = Omit<
  DiagnosisContext,
  'savePage' | 'saveFacts' | 'reportProgress' | 'signal' | 'now' | 'sharer'
>;

const worker = new URL('./diagnose-apart.worker.ts', import.meta.url);
/** MB of the child's own heap: what grows beyond it is the site's doing and ends the child alone. */
const heapMb = 2048;
const clearUpWithinMs = 5_000;

/**
 * A diagnosis in a process of its own: a site that ends the process which reads it then ends only that one, and is known for it. `module` is
 * the address of what exports `diagnose`. Rejects when the child ends before it has an answer.
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
    // A child that is gone answers by its exit.
    const send = (message: ToChild) => child.send(message, () => {});
    /** The first call that went wrong: its own error is of more use than its words from the child. */
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
      // It clears up after itself, a browser of its own included; when it does not, it is ended.
      if (child.connected) child.disconnect();
      setTimeout(() => child.kill('SIGKILL'), clearUpWithinMs).unref();
    }
  };
}
