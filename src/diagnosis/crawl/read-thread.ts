import { Worker } from 'node:worker_threads';
import type { ReadAnswer, ReadJob, ReadReady } from './read-messages.ts';

interface Task {
  job: ReadJob;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

export interface ReadThreadOptions {
  timeoutMs: number;
  worker: URL;
}

interface ReadThreadEvents<Given> {
  onFree: () => void;
  /** Also called for an unanswered job, but not while the thread is still loading its code. */
  onSpent: (task: Given, ms: number) => void;
  onRetired: (behind: Given[]) => void;
}

export interface ReadThread<Given> {
  given: () => number;
  give: (task: Given) => void;
  /** Fails the current job with the message. Resolves once the thread has ended. */
  retire: (message: string) => Promise<unknown>;
}

const startTimeoutMs = 20_000;

/** If the thread crashes or takes too long for a job, that job fails and the thread retires. */
export function startReadThread<Given extends Task>(
  options: ReadThreadOptions,
  events: ReadThreadEvents<Given>,
): ReadThread<Given> {
  const worker = new Worker(options.worker, {
    name: 'reading pages',
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 8 },
  });
  const tasks: Given[] = [];
  let timer: NodeJS.Timeout | null = null;
  let isReady = false;
  let isRetired = false;
  let begunAt = 0;

  function begin(): void {
    worker.ref();
    begunAt = performance.now();
    watch();
  }

  function watch(): void {
    if (timer) clearTimeout(timer);
    const limit = isReady ? options.timeoutMs : startTimeoutMs;
    timer = setTimeout(() => void retire('The page took too long to process.'), limit);
  }

  function release(): Given | undefined {
    if (timer) clearTimeout(timer);
    timer = null;
    worker.unref();
    const task = tasks.shift();
    if (task && isReady) events.onSpent(task, performance.now() - begunAt);
    return task;
  }

  function drop(message: string): void {
    if (isRetired) return;
    isRetired = true;
    release()?.reject(new Error(message));
    events.onRetired(tasks.splice(0));
  }

  async function retire(message: string): Promise<unknown> {
    drop(message);
    return worker.terminate();
  }

  worker.on('message', (answer: ReadAnswer | ReadReady) => {
    if ('ready' in answer) {
      isReady = true;
      begunAt = performance.now();
      if (timer) watch();
      return;
    }
    const task = release();
    if (!task) return;
    if (tasks.length > 0) begin();
    events.onFree();
    settle(task, answer);
  });
  // Ignored, because an error event may arrive before earlier answers. By `exit`, all have arrived.
  worker.on('error', () => {});
  worker.on('exit', () => drop('The page crashed our crawler.'));
  worker.unref();

  return {
    given: () => tasks.length,
    give: (task) => {
      tasks.push(task);
      if (tasks.length === 1) begin();
      worker.postMessage(task.job);
    },
    retire,
  };
}

function settle(task: Task, answer: ReadAnswer): void {
  if ('error' in answer) {
    task.reject(new Error(answer.error));
    return;
  }
  try {
    task.resolve(JSON.parse(utf8.decode(answer.result)) as never);
  } catch (cause) {
    task.reject(new Error('The page reader sent an invalid response.', { cause }));
  }
}

const utf8 = new TextDecoder();
