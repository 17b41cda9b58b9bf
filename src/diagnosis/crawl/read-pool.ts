import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageFacts } from '../read/page-facts.ts';
import type { ScriptLink } from '../read/script-links.ts';
import type { Sharer } from './crawl-types.ts';
import { FetchError } from './fetch-failure.ts';
import { createReadingTime, type ReadingTime } from './reading-time.ts';
import { createTurns } from './turns.ts';

/** A worker thread's tasks. */
export type ReadJob =
  | {
      kind: 'page';
      url: string;
      bytes: Uint8Array;
      contentType: string | null;
      xRobotsTag: string | null;
      isHome: boolean;
    }
  | { kind: 'sitemap'; bytes: Uint8Array; url: string }
  | { kind: 'script'; bytes: Uint8Array };

export interface SitemapContent {
  /** Addresses of pages, the most promising first. */
  pages: string[];
  /** Addresses of further sitemaps. */
  sitemaps: string[];
}

/** A worker thread's answer: the result as JSON in UTF-8, whose bytes are transferred, not copied. */
export type ReadAnswer = { result: Uint8Array } | { error: string };

/** Sent once when a worker thread has loaded its code: the time limit for a page starts then. */
export interface ReadReady {
  ready: true;
}

/** Parses external content for one scan. */
export interface PageReader {
  /**
   * Rejects if the page crashes its worker, breaks the reader, or takes too long; with a `FetchError` if it is not read
   * at all, because the scan ends or its pages have used up their time.
   */
  readPage: (job: Omit<Extract<ReadJob, { kind: 'page' }>, 'kind'>) => Promise<PageFacts>;
  readSitemap: (job: Omit<Extract<ReadJob, { kind: 'sitemap' }>, 'kind'>) => Promise<SitemapContent>;
  /** Links in a script, which is not run. */
  readScript: (bytes: Uint8Array) => Promise<ScriptLink[]>;
}

/** Threads that parse pages away from the event loop. Scans take turns. */
export interface ReadPool {
  /** Starts a thread before the first page, so that its code loads while waiting for the network. */
  warm: () => void;
  /** Once the signal aborts, the scan's pages stop waiting. */
  readerFor: (sharer: Sharer, signal: AbortSignal) => PageReader;
  close: () => Promise<void>;
}

export interface ReadPoolOptions {
  size: number;
  timeoutMs: number;
  /** Module that the threads run. */
  worker: URL;
}

/** Time limit for a page. */
const pageTimeoutMs = 5000;

/** A thread that has not loaded its code by then, even on a busy machine, never will. */
const startTimeoutMs = 20_000;

let shared: ReadPool | null = null;

/** The pool of this process, created on first use; its threads do not keep a process alive. */
export function sharedReadPool(): ReadPool {
  shared ??= createReadPool({
    size: Math.min(4, Math.max(1, availableParallelism() - 1)),
    timeoutMs: pageTimeoutMs,
    worker: new URL('./read-worker.ts', import.meta.url),
  });
  return shared;
}

/** Stops its threads before the process exits: they must not be running then. */
export async function closeSharedReadPool(): Promise<void> {
  await shared?.close();
}

/** A scan and the time its pages have used so far. */
interface Reading {
  sharer: Sharer;
  signal: AbortSignal;
  time: ReadingTime;
}

interface Waiting {
  job: ReadJob;
  reading: Reading;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  /** Its jobs: the first is being processed, the others wait in its inbox, so that it never idles. */
  given: Waiting[];
  timer: NodeJS.Timeout | null;
  isReady: boolean;
  /** When it started the first one. */
  begunAt: number;
}

/** Jobs given to a thread at once. */
const ahead = 2;

export function createReadPool(options: ReadPoolOptions): ReadPool {
  const threads = new Set<Thread>();
  const queue = createTurns<Waiting>();
  let closed = false;

  function run<Answer>(reading: Reading, job: ReadJob): Promise<Answer> {
    if (closed) return Promise.reject(closedError());
    const { sharer, signal } = reading;
    return sharer.whileWorking(async () => {
      const ended = Promise.withResolvers<never>();
      const end = () => ended.reject(abortedError());
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
      const answer = new Promise<Answer>((resolve, reject) => {
        queue.push(sharer, { job, reading, resolve, reject });
        assign();
      });
      try {
        return await Promise.race([answer, ended.promise]);
      } finally {
        signal.removeEventListener('abort', end);
      }
    });
  }

  /** The next job whose scan still wants it; the others are refused. */
  function nextWanted(): Waiting | undefined {
    for (;;) {
      const waiting = queue.shift();
      if (!waiting) return undefined;
      if (waiting.reading.time.isUsedUp()) waiting.reject(hardToReadError());
      else if (!waiting.reading.signal.aborted) return waiting;
    }
  }

  function assign(): void {
    while (queue.size() > 0) {
      const thread = freest();
      const waiting = thread && nextWanted();
      if (!waiting) return;
      thread.given.push(waiting);
      if (thread.given.length === 1) begin(thread);
      thread.worker.postMessage(waiting.job);
    }
  }

  /** An idle thread, else a new one if allowed, else the one with the fewest jobs; null if all are full. */
  function freest(): Thread | null {
    let least: Thread | null = null;
    for (const thread of threads) {
      if (thread.given.length < (least?.given.length ?? ahead)) least = thread;
    }
    return least?.given.length === 0 || threads.size >= options.size ? least : start();
  }

  /** The thread starts its first job. */
  function begin(thread: Thread): void {
    thread.worker.ref();
    thread.begunAt = performance.now();
    watch(thread);
  }

  function watch(thread: Thread): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = setTimeout(() => giveUp(thread), thread.isReady ? options.timeoutMs : startTimeoutMs);
  }

  function start(): Thread {
    const worker = new Worker(options.worker, {
      name: 'reading pages',
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 8 },
    });
    const thread: Thread = { worker, given: [], timer: null, isReady: false, begunAt: 0 };
    threads.add(thread);
    worker.on('message', (answer: ReadAnswer | ReadReady) => {
      if ('ready' in answer) {
        thread.isReady = true;
        thread.begunAt = performance.now();
        if (thread.timer) watch(thread);
        return;
      }
      const waiting = release(thread);
      if (!waiting) return;
      if (thread.given.length > 0) begin(thread);
      assign();
      settle(waiting, answer);
    });
    // An error may arrive before earlier answers; once the thread has exited, all of them have arrived.
    worker.on('error', () => {});
    worker.on('exit', () => drop(thread, 'The page crashed our reader.'));
    return thread;
  }

  /** Finishes a thread's first job. */
  function release(thread: Thread): Waiting | undefined {
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = null;
    thread.worker.unref();
    const waiting = thread.given.shift();
    // Sitemaps are few, and large ones are common.
    if (thread.isReady && waiting?.job.kind !== 'sitemap')
      waiting?.reading.time.add(performance.now() - thread.begunAt);
    return waiting;
  }

  function giveUp(thread: Thread): void {
    drop(thread, 'The page took too long to process.');
    void thread.worker.terminate();
  }

  /** Retires a thread: its current job fails, and those behind it move to another thread. */
  function drop(thread: Thread, message: string): void {
    if (!threads.delete(thread)) return;
    release(thread)?.reject(new Error(message));
    for (const waiting of thread.given.splice(0)) queue.push(waiting.reading.sharer, waiting);
    assign();
  }

  return {
    warm: () => {
      if (threads.size === 0 && !closed) start().worker.unref();
    },
    readerFor: (sharer, signal) => {
      const reading = { sharer, signal, time: createReadingTime(options.timeoutMs) };
      return {
        readPage: async (job) => await run<PageFacts>(reading, { kind: 'page', ...job }),
        readSitemap: async (job) => await run<SitemapContent>(reading, { kind: 'sitemap', ...job }),
        readScript: async (bytes) => await run<ScriptLink[]>(reading, { kind: 'script', bytes }),
      };
    },
    close: async () => {
      closed = true;
      const all = [...threads];
      for (const waiting of queue.clear()) waiting.reject(closedError());
      for (const thread of all) {
        for (const waiting of thread.given.splice(1)) waiting.reject(closedError());
        drop(thread, closedMessage);
      }
      await Promise.all(all.map((thread) => thread.worker.terminate()));
    },
  };
}

const closedMessage = 'The reader was closed.';

function abortedError(): FetchError {
  return new FetchError('aborted', 'Stopped before the page was read.');
}

function hardToReadError(): FetchError {
  return new FetchError(
    'hard-to-read',
    'Pages of the site took too long to process, so we did not read the rest.',
  );
}

function closedError(): Error {
  return new Error(closedMessage);
}

function settle(waiting: Waiting, answer: ReadAnswer): void {
  if ('error' in answer) {
    waiting.reject(new Error(answer.error));
    return;
  }
  try {
    waiting.resolve(JSON.parse(utf8.decode(answer.result)) as never);
  } catch (cause) {
    waiting.reject(new Error('The reader sent an invalid answer.', { cause }));
  }
}

const utf8 = new TextDecoder();
