import { readdir, readFile } from 'node:fs/promises';

/** Watches what a browser's processes hold together; `stop` ends the watch. */
export interface MemoryWatch {
  stop: () => void;
}

const intervalMs = 200;

/** Size of a page of memory, as /proc counts; the same on every system that Chromium runs on with a /proc. */
const pageBytes = 4096;

/**
 * Ends the largest process of the browser with this profile folder whenever all of them together hold more than `maxBytes`:
 * a page may keep its script's memory small and fill buffers or the document instead. Where there is no /proc nothing is watched.
 */
export function watchMemory(profileFolder: string, maxBytes: number): MemoryWatch {
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    endLargest(profileFolder, maxBytes).finally(() => {
      looking = false;
    });
  }, intervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function endLargest(profileFolder: string, maxBytes: number): Promise<void> {
  const processes = await browserProcesses(profileFolder);
  const total = processes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  const [largest] = processes.sort((a, b) => b.bytes - a.bytes);
  if (largest) killProcess(largest.pid);
}

/** Ends all processes of the browser with this profile folder. */
export async function killBrowser(profileFolder: string): Promise<void> {
  for (const { pid } of await browserProcesses(profileFolder)) killProcess(pid);
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

export interface BrowserProcess {
  pid: number;
  /** Its own memory, what it shares with others left out. */
  bytes: number;
  commandLine: string;
}

/** The processes of the browser with this profile folder: the one that was started with it and all its descendants. */
export async function browserProcesses(profileFolder: string): Promise<BrowserProcess[]> {
  const names = await readdir('/proc').catch(() => []);
  const all = (
    await Promise.all(
      names
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .map(look),
    )
  ).filter((found) => found !== null);
  const family = new Set(
    all
      .filter(({ commandLine }) => commandLine.split('\0').includes(`--user-data-dir=${profileFolder}`))
      .map(({ pid }) => pid),
  );
  // A child may stand before its parent in the list, so it is gone through until nobody joins.
  for (let size = -1; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid));
}

async function look(pid: number): Promise<(BrowserProcess & { parent: number }) | null> {
  try {
    const [stat, statm, commandLine] = await Promise.all(
      ['stat', 'statm', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'latin1')),
    );
    // The name of the program, in brackets, may hold anything; the parent is the second field after it.
    const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const [, resident = 0, shared = 0] = (statm ?? '').split(' ').map(Number);
    return { pid, parent, bytes: (resident - shared) * pageBytes, commandLine: commandLine ?? '' };
  } catch {
    return null;
  }
}
