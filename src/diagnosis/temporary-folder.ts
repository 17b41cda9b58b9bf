import { lstatSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const kinds = ['browser', 'knowledge'] as const;
export type TemporaryFolderKind = (typeof kinds)[number];

const name = new RegExp(`^ai-compass-(?:${kinds.join('|')})-(\\d+)-[A-Za-z0-9]{6}$`);
/**
 * Minimum age of a folder to remove. Folders in use are newer: browsers live for minutes, and long-lived folders are
 * refreshed.
 */
const maxAgeMs = 86_400_000;
const refreshIntervalMs = 3_600_000;

/**
 * Prefix for `mkdtemp`; it contains our process id, so that other processes can tell whether the owner is
 * alive.
 */
export function temporaryFolderPrefix(kind: TemporaryFolderKind): string {
  return join(tmpdir(), `ai-compass-${kind}-${process.pid}-`);
}

/**
 * Keeps a folder's timestamp fresh for the life of the process, because processes on other machines or in other
 * containers may clean up the same directory and can't see that this one is running.
 */
export function refreshTemporaryFolder(folder: string): void {
  setInterval(() => {
    try {
      const now = new Date();
      utimesSync(folder, now, now);
    } catch {
      // If that fails, other processes on this machine can still tell from the process id that the folder is
      // in use.
    }
  }, refreshIntervalMs).unref();
}

/**
 * Removes only folders with a name like ours that belong to one of the `owners` (user ids), haven't
 * changed for a day, and whose process is gone. Returns how many it removed.
 */
export function clearTemporaryFolders(
  owners: readonly number[],
  { parent = tmpdir(), now = Date.now() }: { parent?: string; now?: number } = {},
): number {
  const old = readdirSync(parent).filter((entry) => {
    const pid = Number(name.exec(entry)?.[1] ?? 0);
    return pid > 0 && !isAlive(pid);
  });
  return old.filter((entry) => removeIfOld(join(parent, entry), owners, now - maxAgeMs)).length;
}

function removeIfOld(folder: string, owners: readonly number[], before: number): boolean {
  try {
    const stats = lstatSync(folder);
    if (!stats.isDirectory() || !owners.includes(stats.uid)) return false;
    const times = [stats, ...readdirSync(folder).map((entry) => lstatSync(join(folder, entry)))];
    if (times.some(({ mtimeMs }) => mtimeMs > before)) return false;
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
