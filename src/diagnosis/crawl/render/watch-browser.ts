import { readdir, readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { browserProcesses, killBrowser, killProcess } from './browser-processes.ts';

/** Watches what a browser's processes take together; `stop` ends the watch. */
export interface BrowserWatch {
  /** Whether it ended a process. */
  hasEndedOne: () => boolean;
  stop: () => void;
}

export interface BrowserAllowance {
  maxMemoryBytes: number;
  maxWrittenBytes: number;
}

const intervalMs = 100;

/** The family is looked up anew at every so many looks; in between only those known are asked, which takes next to nothing. */
const looksPerRoll = 8;

/** As the process that sets reports: whoever waits for a page of ours goes first. */
const niceness = 10;

/**
 * Has the browser with this profile folder stand back behind other processes, and holds it to what it may take: whenever all
 * its processes hold more memory than that, the largest is ended (a page may keep its script's memory small and fill buffers
 * or the document instead); once those that run have written more to disk, all are. Where there is no /proc nothing is watched.
 */
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
    // What they share stands with each of them, and counts once.
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

/** Lowers the priority of each thread of a process; the system counts them one by one. */
async function standBack(pid: number): Promise<void> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  for (const thread of threads.map(Number)) {
    try {
      if (getPriority(thread) < niceness) setPriority(thread, niceness);
    } catch {
      // It ended meanwhile.
    }
  }
}

/** Memory of a process that is its own, and that it shares with others and stands in no file, in bytes; 0 when it is gone. */
async function memory(pid: number): Promise<{ own: number; shared: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { own: kilobytes('RssAnon') * 1024, shared: kilobytes('RssShmem') * 1024 };
}

/**
 * What a process wrote to disk so far, files without a name included, but for what it took back before it got there; 0 when it
 * is gone, and where we may not know.
 */
async function writtenBytes(pid: number): Promise<number> {
  const io = await readFile(`/proc/${pid}/io`, 'latin1').catch(() => '');
  const bytes = (name: string) => Number(new RegExp(`^${name}: (\\d+)`, 'm').exec(io)?.[1] ?? 0);
  return Math.max(0, bytes('write_bytes') - bytes('cancelled_write_bytes'));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
