import { type ChildProcess, fork } from 'node:child_process';
import { readResidentBytes } from './read-resident-bytes.ts';
import type { RenderAnswer, RenderRequest } from './render-message.ts';

interface RenderProcessOptions {
  /** What the process runs: it answers each `RenderRequest` with a `RenderAnswer`. */
  script: URL;
  /** For one report, from when it is begun. */
  timeLimitMs: number;
  /** Resident memory; held to where the system tells it. */
  memoryLimitBytes: number;
  /** A process that holds more than this after a report sets no other: a big one needs the room. */
  retireAboveBytes: number;
}

export interface RenderProcess {
  /**
   * Sets one report; once more in a fresh process when the process ended meanwhile, or exceeded its memory after it had set
   * others. Rejects when the report cannot be set within the limits.
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

/** A report is set in a tenth of a second; one that fills memory takes longer. */
const memoryCheckMs = 100;

/**
 * One process that sets reports, started when first needed, another after it ended. It is a process and not
 * a thread because native code that hangs, hoards or aborts can only be ended together with its process.
 * While it is idle it does not keep ours alive.
 */
export function createRenderProcess(limits: RenderProcessOptions): RenderProcess {
  const queue: Job[] = [];
  let current: Job | null = null;
  let child: ChildProcess | null = null;
  /** Whether the process has answered before; its memory then holds more than what this report needs. */
  let used = false;
  /** While the process is weighed, the next report waits: it may get another. */
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
   * Gives up the process; those that wait get another. So does the report in hand, once, where the process and not the
   * report may be to blame.
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

  /** What earlier reports left in memory is given back with the process; the next report starts another. */
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

/** Whether our process waits for that one before it ends. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Tells once a limit is passed; answers how to stop watching. */
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
