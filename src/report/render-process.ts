import { type ChildProcess, fork } from 'node:child_process';
import { readResidentBytes } from './read-resident-bytes.ts';
import type { RenderAnswer, RenderRequest } from './render-message.ts';

interface RenderProcessOptions {
  /** The module that answers each `RenderRequest` with a `RenderAnswer`. */
  script: URL;
  /** For one report, from its start. */
  timeLimitMs: number;
  /** Resident memory; enforced if the system reports it. */
  memoryLimitBytes: number;
  /** A process that uses more than this after a report is replaced, because a large report needs the memory. */
  retireAboveBytes: number;
}

export interface RenderProcess {
  /**
   * Renders one report; tries again in a new process if the process ended, or exceeded its memory after earlier
   * reports. Rejects if the report cannot be rendered within the limits.
   */
  render(request: RenderRequest): Promise<Uint8Array>;
}

interface Job {
  request: RenderRequest;
  /** Whether an earlier process failed at it. */
  isRetry: boolean;
  resolve: (file: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** A report usually takes a tenth of a second; one that fills memory takes longer. */
const memoryCheckMs = 100;

/**
 * One process that renders reports, started on first use and restarted after it ends. A process, not a thread, because
 * native code that hangs, leaks, or aborts can only be stopped together with its process. While idle, it does not keep
 * ours alive.
 */
export function createRenderProcess(limits: RenderProcessOptions): RenderProcess {
  const queue: Job[] = [];
  let current: Job | null = null;
  let child: ChildProcess | null = null;
  /** True if the process has answered before; its memory then includes earlier reports. */
  let used = false;
  /** While the process' memory is measured, the next report waits: it may get another process. */
  let weighing = false;
  let stopWatching = () => {};
  process.once('exit', () => child?.kill('SIGKILL'));

  const begin = () => {
    const job = current === null && !weighing ? queue.shift() : undefined;
    if (job === undefined) return;
    current = job;
    const setter = child ?? start();
    hold(setter, true);
    const isFresh = !used;
    stopWatching = watch(setter, limits, {
      onTimeout: (reason) => give(setter, reason, { retry: false }),
      onMemory: (reason) => give(setter, reason, { retry: !isFresh }),
    });
    setter.send(job.request, (error) => {
      if (error !== null) give(setter, error, { retry: true });
    });
  };

  const end = (): Job | null => {
    const ended = current;
    current = null;
    stopWatching();
    return ended;
  };

  /**
   * Stops the process; waiting reports get another one. So does the current report, once, if the process may be to
   * blame.
   */
  const give = (setter: ChildProcess, reason: Error, { retry }: { retry: boolean }) => {
    if (child !== setter) return;
    child = null;
    setter.kill('SIGKILL');
    const job = end();
    if (job !== null && retry && !job.isRetry) queue.unshift({ ...job, isRetry: true });
    else job?.reject(reason);
    begin();
  };

  /** Memory left from earlier reports is freed with the process; the next report starts another. */
  const retireIfLarge = async (setter: ChildProcess) => {
    weighing = true;
    const bytes = setter.pid === undefined ? null : await readResidentBytes(setter.pid);
    weighing = false;
    if (bytes === null || bytes <= limits.retireAboveBytes || child !== setter) return;
    child = null;
    setter.kill('SIGKILL');
  };

  const start = (): ChildProcess => {
    const started = fork(limits.script, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (answer: RenderAnswer) => {
      if (child !== started) return;
      const job = end();
      used = true;
      hold(started, false);
      if ('file' in answer) job?.resolve(new Uint8Array(answer.file));
      else job?.reject(new Error(answer.error));
      void retireIfLarge(started).then(begin);
    });
    started.on('error', (error) => give(started, error, { retry: true }));
    started.on('exit', () => give(started, new Error('The report process ended'), { retry: true }));
    child = started;
    used = false;
    return started;
  };

  return {
    render: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      queue.push({ request, isRetry: false, resolve, reject });
      begin();
      return promise;
    },
  };
}

/** Whether our process waits for that one before it exits. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Reports once when a limit is exceeded; returns a function that stops watching. */
function watch(
  child: ChildProcess,
  { timeLimitMs, memoryLimitBytes }: RenderProcessOptions,
  exceeded: { onTimeout: (reason: Error) => void; onMemory: (reason: Error) => void },
): () => void {
  const timer = setTimeout(
    () => exceeded.onTimeout(new Error(`The report took longer than ${timeLimitMs / 1000} seconds`)),
    timeLimitMs,
  );
  const interval = setInterval(async () => {
    const bytes = child.pid === undefined ? null : await readResidentBytes(child.pid);
    if (bytes === null || bytes <= memoryLimitBytes) return;
    exceeded.onMemory(
      new Error(`The report used more than ${Math.round(memoryLimitBytes / 1024 ** 2)} MB of memory`),
    );
  }, memoryCheckMs);
  return () => {
    clearTimeout(timer);
    clearInterval(interval);
  };
}
