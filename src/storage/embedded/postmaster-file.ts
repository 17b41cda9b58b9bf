import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PostmasterFile {
  pid: number;
  port: number;
  socketFolder: string;
  ready: boolean;
}

/**
 * No system assigns this process id. If the file contains it, the server checks only the shared
 * memory to see whether the cluster is in use.
 */
const impossiblePid = 2_147_483_647;

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

/** After a crash or in a new container, any process may have this id, so the process itself is checked too. */
export function isServerOf(pid: number, cluster: string): boolean {
  if (pid === impossiblePid || !isAlive(pid)) return false;
  try {
    if (process.platform !== 'linux') return isNamedPostgres(pid);
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

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
 * Replaces the recorded process id, because the server would not start if another process now has it. The rest
 * must stay, because it names the shared memory that child processes may still use.
 */
export function disownPostmasterFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const lines = readFileSync(path, 'utf8').split('\n');
  lines[0] = String(impossiblePid);
  writeFileSync(path, lines.join('\n'));
}

/**
 * A server writes its process id right after creating the file. If the file is still empty after this time,
 * its server was killed.
 */
const emptyForMs = 2_000;

/** An empty file keeps the server from starting. */
export function removeEmptyPostmasterFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.size === 0 && Date.now() - stats.mtimeMs > emptyForMs) rmSync(path, { force: true });
}
