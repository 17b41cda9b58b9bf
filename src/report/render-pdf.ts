import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from './render-message.ts';
import type { TypesetOptions } from './typeset-report.ts';
import type { ReportViewModel } from './view-model.ts';

/** A report that is not set within this time is given up, and its worker with it. */
export const renderTimeLimitMs = 30_000;

interface Waiting {
  resolve: (pdf: Uint8Array) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The one worker, started when first needed. While it is idle it does not keep the process alive. */
let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * The report as a tagged PDF (PDF/UA-1), set in a worker thread so that other requests go on.
 * Reports asked for at once are set one after the other. Rejects when the report cannot be set, takes
 * longer than `renderTimeLimitMs`, or the worker ends.
 */
export function renderReportPdf(viewModel: ReportViewModel, options: TypesetOptions): Promise<Uint8Array> {
  const current = worker ?? startWorker();
  lastId += 1;
  const id = lastId;
  const request: RenderRequest = { id, viewModel, options };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void current.terminate();
      endWorker(current, new Error(`The report took longer than ${renderTimeLimitMs / 1000} seconds`));
    }, renderTimeLimitMs);
    waiting.set(id, { resolve, reject, timer });
    current.ref();
    current.postMessage(request);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./render-pdf.worker.ts', import.meta.url));
  started.on('message', (answer: RenderAnswer) => settle(started, answer));
  started.on('error', (error) =>
    endWorker(started, error instanceof Error ? error : new Error(String(error))),
  );
  started.on('exit', () => endWorker(started, new Error('The report worker ended')));
  worker = started;
  return started;
}

function settle(from: Worker, answer: RenderAnswer): void {
  const request = waiting.get(answer.id);
  if (request === undefined) return;
  waiting.delete(answer.id);
  clearTimeout(request.timer);
  if (waiting.size === 0) from.unref();
  if ('pdf' in answer) request.resolve(answer.pdf);
  else request.reject(new Error(answer.error));
}

/** Forgets a worker that is gone; whoever waits for it is told, the next request starts another. */
function endWorker(ended: Worker, reason: Error): void {
  if (worker !== ended) return;
  worker = null;
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(reason);
  }
  waiting.clear();
}
