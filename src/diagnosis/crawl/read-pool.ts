import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageFacts } from '../read/page-facts.ts';

/** What a worker thread is asked to do. */
export type ReadJob =
  | {
      kind: 'page';
      url: string;
      bytes: Uint8Array;
      contentType: string | null;
      xRobotsTag: string | null;
      isHome: boolean;
    }
  | { kind: 'sitemap'; bytes: Uint8Array; url: string };

export interface SitemapContent {
  /** Addresses of pages, the most telling first. */
  pages: string[];
  /** Addresses of further sitemaps. */
  sitemaps: string[];
}

/** Threads that parse what other people wrote, away from the event loop. */
export interface ReadPool {
  /** Starts a thread ahead of the first page, so that loading its code falls into the wait for the network. */
  warm: () => void;
  /** Rejects when the page crashes its worker, breaks the reader or takes too long. */
  readPage: (job: Omit<Extract<ReadJob, { kind: 'page' }>, 'kind'>) => Promise<PageFacts>;
  readSitemap: (job: Omit<Extract<ReadJob, { kind: 'sitemap' }>, 'kind'>) => Promise<SitemapContent>;
  close: () => Promise<void>;
}

export interface ReadPoolOptions {
  size: number;
  timeoutMs: number;
  /** Module that runs in the threads. */
  worker: URL;
}

/** A page that takes longer is given up. */
const pageTimeoutMs = 5000;

let shared: ReadPool | null = null;

/** The pool of this process, made when first needed; its threads keep no process alive. */
export function sharedReadPool(): ReadPool {
  shared ??= createReadPool({
    size: Math.min(4, Math.max(1, availableParallelism() - 1)),
    timeoutMs: pageTimeoutMs,
    worker: new URL('./read-worker.ts', import.meta.url),
  });
  return shared;
}

interface Waiting {
  job: ReadJob;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  current: Waiting | null;
  timer: NodeJS.Timeout | null;
}

export function createReadPool(options: ReadPoolOptions): ReadPool {
  const threads = new Set<Thread>();
  const queue: Waiting[] = [];

  function run<Answer>(job: ReadJob): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      queue.push({ job, resolve, reject });
      assign();
    });
  }

  function assign(): void {
    while (queue.length > 0) {
      const idle = [...threads].find((thread) => thread.current === null);
      const thread = idle ?? (threads.size < options.size ? start() : null);
      const waiting = thread && queue.shift();
      if (!waiting) return;
      thread.current = waiting;
      thread.worker.ref();
      thread.timer = setTimeout(() => giveUp(thread), options.timeoutMs);
      thread.worker.postMessage(waiting.job);
    }
  }

  function start(): Thread {
    const worker = new Worker(options.worker, {
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 8 },
    });
    const thread: Thread = { worker, current: null, timer: null };
    threads.add(thread);
    worker.on('message', (answer: { result: string } | { error: string }) => {
      const waiting = release(thread);
      if (!waiting) return;
      if ('result' in answer) waiting.resolve(JSON.parse(answer.result) as never);
      else waiting.reject(new Error(answer.error));
      assign();
    });
    worker.on('error', () => drop(thread, 'The page broke our reader.'));
    worker.on('exit', () => drop(thread, 'The page broke our reader.'));
    return thread;
  }

  function release(thread: Thread): Waiting | null {
    const waiting = thread.current;
    if (thread.timer) clearTimeout(thread.timer);
    thread.current = null;
    thread.timer = null;
    thread.worker.unref();
    return waiting;
  }

  function giveUp(thread: Thread): void {
    drop(thread, 'The page took too long to be taken apart.');
    void thread.worker.terminate();
  }

  function drop(thread: Thread, message: string): void {
    if (!threads.delete(thread)) return;
    release(thread)?.reject(new Error(message));
    assign();
  }

  return {
    warm: () => {
      if (threads.size === 0) start().worker.unref();
    },
    readPage: async (job) => await run<PageFacts>({ kind: 'page', ...job }),
    readSitemap: async (job) => await run<SitemapContent>({ kind: 'sitemap', ...job }),
    close: async () => {
      const all = [...threads];
      for (const waiting of queue.splice(0)) waiting.reject(new Error('The reader was closed.'));
      for (const thread of all) drop(thread, 'The reader was closed.');
      await Promise.all(all.map((thread) => thread.worker.terminate()));
    },
  };
}
