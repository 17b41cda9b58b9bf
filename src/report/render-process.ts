import { type ChildProcess, fork } from 'node:child_process';
import { readResidentBytes } from './read-resident-bytes.ts';
import type { RenderAnswer, RenderRequest } from './render-message.ts';

interface RenderProcessOptions {
  script: URL;
  /** Counted from the start of a report, without its time in the queue. */
  timeLimitMs: number;
  /** Limits the resident memory. Has no effect on systems that don't report it. */
  memoryLimitBytes: number;
  /**
   * After each report, a process that uses more resident memory than this is ended, so that the next report starts
   * a new one.
   */
  retireAboveBytes: number;
}

export interface RenderProcess {
  /**
   * Retries once in a new process if the process failed before it answered, or if a process that had already
   * rendered other reports exceeded the memory limit.
   */
  render(request: RenderRequest): Promise<Uint8Array>;
}

interface Job {
  request: RenderRequest;
  isRetry: boolean;
  resolve: (file: Uint8Array) => void;
  reject: (error: Error) => void;
}

const memoryCheckMs = 100;

/**
 * Uses a process instead of a thread, because native code that aborts takes its whole process down,
 * and code that hangs or leaks can be stopped only by ending its process.
 */
export function createRenderProcess(limits: RenderProcessOptions): RenderProcess {
  const queue: Job[] = [];
  let current: Job | null = null;
  let child: ChildProcess | null = null;
  let used = false;
  /** The next report waits while the memory is measured, because it may get a new process. */
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
    stopWatching = watch(setter, limits, (limit, reason) =>
      give(setter, reason, { retry: limit === 'memory' && !isFresh }),
    );
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

  const give = (setter: ChildProcess, reason: Error, { retry }: { retry: boolean }) => {
    if (child !== setter) return;
    child = null;
    setter.kill('SIGKILL');
    const job = end();
    if (job !== null && retry && !job.isRetry) queue.unshift({ ...job, isRetry: true });
    else job?.reject(reason);
    begin();
  };

  const retireIfLarge = async (setter: ChildProcess) => {
    weighing = true;
    const bytes = setter.pid === undefined ? null : await readResidentBytes(setter.pid);
    weighing = false;
    if (bytes === null || bytes <= limits.retireAboveBytes || child !== setter) return;
    child = null;
    setter.kill('SIGKILL');
  };

  const start = (): ChildProcess => {
    const started = forkRenderer(limits.script, {
      onAnswer: (answer) => {
        if (child !== started) return;
        settle(end(), answer);
        used = true;
        hold(started, false);
        void retireIfLarge(started).then(begin);
      },
      onFailure: (reason) => give(started, reason, { retry: true }),
    });
    child = started;
    used = false;
    return started;
  };

  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        queue.push({ request, isRetry: false, resolve, reject });
        begin();
      }),
  };
}

function forkRenderer(
  script: URL,
  on: { onAnswer: (answer: RenderAnswer) => void; onFailure: (reason: Error) => void },
): ChildProcess {
  const renderer = fork(script, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  renderer.on('message', on.onAnswer);
  renderer.on('error', on.onFailure);
  renderer.on('exit', () => on.onFailure(new Error('The report process ended')));
  return renderer;
}

function settle(job: Job | null, answer: RenderAnswer): void {
  if ('file' in answer) job?.resolve(new Uint8Array(answer.file));
  else job?.reject(new Error(answer.error));
}

function hold(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function watch(
  child: ChildProcess,
  { timeLimitMs, memoryLimitBytes }: RenderProcessOptions,
  onExceeded: (limit: 'time' | 'memory', reason: Error) => void,
): () => void {
  const timer = setTimeout(
    () => onExceeded('time', new Error(`The report took longer than ${timeLimitMs / 1000} seconds`)),
    timeLimitMs,
  );
  const interval = setInterval(async () => {
    const bytes = child.pid === undefined ? null : await readResidentBytes(child.pid);
    if (bytes === null || bytes <= memoryLimitBytes) return;
    onExceeded(
      'memory',
      new Error(`The report used more than ${Math.round(memoryLimitBytes / 1024 ** 2)} MB of memory`),
    );
  }, memoryCheckMs);
  return () => {
    clearTimeout(timer);
    clearInterval(interval);
  };
}
