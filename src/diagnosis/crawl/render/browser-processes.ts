import { readdir, readFile } from 'node:fs/promises';

/** Size of a page of memory, as /proc counts; the same on every system that Chromium runs on with a /proc. */
const pageBytes = 4096;

/** What a process holds for itself, what it shares with others left out; 0 when it is gone. */
async function ownMemory(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '');
  const [, resident = 0, shared = 0] = statm.split(' ').map(Number);
  return (resident - shared) * pageBytes;
}

/** Ends all processes of the browser with this profile folder. */
export async function killBrowser(profileFolder: string): Promise<void> {
  for (const { pid } of await browserProcesses(profileFolder)) killProcess(pid);
}

/** Ends a process; nothing happens when it has ended by itself. */
export function killProcess(pid: number): void {
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
    const [[stat, commandLine], bytes] = await Promise.all([
      Promise.all(['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'latin1'))),
      ownMemory(pid),
    ]);
    // The name of the program, in brackets, may hold anything; the parent is the second field after it.
    const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, bytes, commandLine: commandLine ?? '' };
  } catch {
    return null;
  }
}
