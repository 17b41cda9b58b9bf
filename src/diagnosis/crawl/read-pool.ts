import { availableParallelism } from 'node:os';
import type { PageFacts } from '../read/page-facts.ts';
import type { ScriptLink } from '../read/script-links.ts';
import type { Sharer } from './crawl-types.ts';
import { FetchError } from './fetch-failure.ts';
import type { ReadJob, SitemapContent } from './read-messages.ts';
import { type ReadThread, type ReadThreadOptions, startReadThread } from './read-thread.ts';
import { createReadingTime, type ReadingTime } from './reading-time.ts';
import { createTurns } from './turns.ts';

export interface PageReader {
  /**
   * Rejects if the page crashes its worker, makes the reader fail, or takes too long. Rejects with a `FetchError`
   * if the scan ends or its pages have used up their time.
   */
  readPage: (job: Omit<Extract<ReadJob, { kind: 'page' }>, 'kind'>) => Promise<PageFacts>;
  readSitemap: (job: Omit<Extract<ReadJob, { kind: 'sitemap' }>, 'kind'>) => Promise<SitemapContent>;
  readScript: (bytes: Uint8Array) => Promise<ScriptLink[]>;
}

export interface ReadPool {
  /** Starts a thread before the first page, so its code loads while we wait for the network. */
  warm: () => void;
  readerFor: (sharer: Sharer, signal: AbortSignal) => PageReader;
  close: () => Promise<void>;
}

export interface ReadPoolOptions extends ReadThreadOptions {
  size: number;
}

const ahead = 2;

const pageTimeoutMs = 5000;

let shared: ReadPool | null = null;

/** Its threads keep the process alive only while they work. */
export function sharedReadPool(): ReadPool {
  shared ??= createReadPool({
    size: Math.min(4, Math.max(1, availableParallelism() - 1)),
    timeoutMs: pageTimeoutMs,
    worker: new URL('./read-worker.ts', import.meta.url),
  });
  return shared;
}

/**
 * Stops the pool's threads, because threads that are still running can crash the process when it
 * exits.
 */
export async function closeSharedReadPool(): Promise<void> {
  await shared?.close();
}

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

export function createReadPool(options: ReadPoolOptions): ReadPool {
  const threads = new Set<ReadThread<Waiting>>();
  const queue = createTurns<Waiting>();
  let closed = false;

  function run<Answer>(reading: Reading, job: ReadJob): Promise<Answer> {
    if (closed) return Promise.reject(closedError());
    const { sharer, signal } = reading;
    return sharer.whileWorking(() => {
      const answer = new Promise<Answer>((resolve, reject) => {
        queue.push(sharer, { job, reading, resolve, reject });
        assign();
      });
      return orAborted(signal, answer);
    });
  }

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
      thread.give(waiting);
    }
  }

  function freest(): ReadThread<Waiting> | null {
    let least: ReadThread<Waiting> | null = null;
    for (const thread of threads) {
      if (thread.given() < (least?.given() ?? ahead)) least = thread;
    }
    return least?.given() === 0 || threads.size >= options.size ? least : start();
  }

  function start(): ReadThread<Waiting> {
    const thread = startReadThread<Waiting>(options, {
      onFree: assign,
      onSpent: ({ job, reading }, ms) => {
        // Sitemaps don't count toward the scan's time, because they are few and often large.
        if (job.kind !== 'sitemap') reading.time.add(ms);
      },
      onRetired: (behind) => {
        threads.delete(thread);
        for (const waiting of behind) {
          if (closed) waiting.reject(closedError());
          else queue.push(waiting.reading.sharer, waiting);
        }
        assign();
      },
    });
    threads.add(thread);
    return thread;
  }

  return {
    warm: () => {
      if (threads.size === 0 && !closed) start();
    },
    readerFor: (sharer, signal) => {
      const reading = { sharer, signal, time: createReadingTime(options.timeoutMs) };
      return readerBy((job) => run(reading, job));
    },
    close: async () => {
      closed = true;
      for (const waiting of queue.clear()) waiting.reject(closedError());
      await Promise.all([...threads].map((thread) => thread.retire(closedMessage)));
    },
  };
}

function readerBy(run: <Answer>(job: ReadJob) => Promise<Answer>): PageReader {
  return {
    readPage: async (job) => await run<PageFacts>({ kind: 'page', ...job }),
    readSitemap: async (job) => await run<SitemapContent>({ kind: 'sitemap', ...job }),
    readScript: async (bytes) => await run<ScriptLink[]>({ kind: 'script', bytes }),
  };
}

async function orAborted<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(abortedError());
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([answer, ended.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

const closedMessage = 'The page reader was closed.';

function abortedError(): FetchError {
  return new FetchError('aborted', 'Stopped before the page was read.');
}

function hardToReadError(): FetchError {
  return new FetchError(
    'hard-to-read',
    "Some of the site's pages took too long to process, so we didn't read the rest.",
  );
}

function closedError(): Error {
  return new Error(closedMessage);
}
