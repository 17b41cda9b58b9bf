import { readdir, readFile } from 'node:fs/promises';

/** Size of a memory page: 4 KB on x64 and on most arm64 systems. */
const pageBytes = 4096;

async function ownMemory(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '');
  const [, resident = 0, shared = 0] = statm.split(' ').map(Number);
  return (resident - shared) * pageBytes;
}

export async function killBrowser(profileFolder: string): Promise<void> {
  for (const { pid } of await browserProcesses(profileFolder)) killProcess(pid);
}

export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}

export interface BrowserProcess {
  pid: number;
  bytes: number;
  commandLine: string;
}

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
  // A child may be listed before its parent, so repeat until nothing is added.
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
    // The program's name, in parentheses, may contain any character. The parent is the second field after it.
    const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, bytes, commandLine: commandLine ?? '' };
  } catch {
    return null;
  }
}
