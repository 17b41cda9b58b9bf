import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The contents of the file that a running server writes into its data folder. */
export interface PostmasterFile {
  pid: number;
  port: number;
  socketFolder: string;
  ready: boolean;
}

/**
 * A process id that no system assigns. With this id in the file, the server relies on its shared memory alone to see
 * whether the cluster is in use.
 */
const impossiblePid = 2_147_483_647;

/** `postmaster.pid` of the cluster; null if missing or incomplete. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const socketFolder = lines[4];
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return {
    pid,
    port: port > 0 ? port : 5432,
    socketFolder: socketFolder ?? '',
    ready: lines[7]?.trim() === 'ready',
  };
}

/**
 * Whether that process is a server working in this cluster. After a machine crash, or in a new container, the id may
 * belong to any process, so we check that its working folder is the cluster.
 */
export function isServerOf(pid: number, cluster: string): boolean {
  if (pid === impossiblePid || !isAlive(pid)) return false;
  try {
    if (process.platform !== 'linux') return isNamedPostgres(pid);
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** If a process' working folder cannot be read, its program's name is used. */
function isNamedPostgres(pid: number): boolean {
  return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Neutralizes a stale file. The server would refuse to start while another process of its user has the process id in
 * the file. The rest of the file stays, because it names the shared memory that orphaned helpers of a killed server
 * may still use.
 */
export function disownPostmasterFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const lines = readFileSync(path, 'utf8').split('\n');
  lines[0] = String(impossiblePid);
  writeFileSync(path, lines.join('\n'));
}

/**
 * A server writes its process id a moment after it creates the file; a file that stays empty is from a killed server.
 */
const emptyForMs = 2_000;

/** Removes an empty file that no server is about to fill. While it exists, a server refuses to start. */
export function removeEmptyPostmasterFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.size === 0 && Date.now() - stats.mtimeMs > emptyForMs) rmSync(path, { force: true });
}
