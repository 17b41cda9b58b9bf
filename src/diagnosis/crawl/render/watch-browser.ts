import { readdir, readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { browserProcesses, killBrowser, killProcess } from './browser-processes.ts';

export interface BrowserWatch {
  hasEndedOne: () => boolean;
  stop: () => void;
}

export interface BrowserAllowance {
  maxMemoryBytes: number;
  maxWrittenBytes: number;
}

const intervalMs = 100;

/**
 * The list of processes is refreshed only after this many checks, because checking known processes is
 * cheaper.
 */
const looksPerRoll = 8;

/** The same as for the report process: work that people are waiting for has priority. */
const niceness = 10;

/** Without /proc, nothing is watched. */
export function watchBrowser(profileFolder: string, allowed: BrowserAllowance): BrowserWatch {
  let family: number[] = [];
  let looks = 0;
  let looking = false;
  let ended = false;
  const look = async () => {
    if (looks++ % looksPerRoll === 0) {
      family = (await browserProcesses(profileFolder)).map(({ pid }) => pid);
      await Promise.all(family.map(standBack));
    }
    const written = await Promise.all(family.map(writtenBytes));
    if (sum(written) > allowed.maxWrittenBytes) {
      ended = true;
      return await killBrowser(profileFolder);
    }
    const sizes = await Promise.all(family.map(async (pid) => ({ pid, ...(await memory(pid)) })));
    // Shared memory is listed for each process, but counts only once.
    const shared = Math.max(0, ...sizes.map((one) => one.shared));
    if (sum(sizes.map(({ own }) => own)) + shared <= allowed.maxMemoryBytes) return;
    const [largest] = sizes.sort((a, b) => b.own - a.own);
    if (!largest) return;
    ended = true;
    killProcess(largest.pid);
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look().finally(() => {
      looking = false;
    });
  }, intervalMs);
  timer.unref();
  return { hasEndedOne: () => ended, stop: () => clearInterval(timer) };
}

/** Lowers the priority of every thread in a process, because Linux sets it per thread. */
async function standBack(pid: number): Promise<void> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  for (const thread of threads.map(Number)) {
    try {
      if (getPriority(thread) < niceness) setPriority(thread, niceness);
    } catch {
      // The thread or process has exited.
    }
  }
}

async function memory(pid: number): Promise<{ own: number; shared: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { own: kilobytes('RssAnon') * 1024, shared: kilobytes('RssShmem') * 1024 };
}

/** Canceled writes are not counted. 0 if the process is gone or we lack permission. */
async function writtenBytes(pid: number): Promise<number> {
  const io = await readFile(`/proc/${pid}/io`, 'latin1').catch(() => '');
  const bytes = (name: string) => Number(new RegExp(`^${name}: (\\d+)`, 'm').exec(io)?.[1] ?? 0);
  return Math.max(0, bytes('write_bytes') - bytes('cancelled_write_bytes'));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
