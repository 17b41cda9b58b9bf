import { spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#app/errors.ts';
import { describeExit } from '#shared/text/describe-exit.ts';
import { describeTrouble } from '../server-trouble.ts';
import type { Binaries } from './binaries.ts';
import { type DataFolder, mountOf } from './data-folder.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';

/**
 * Small limits, because the server serves one product on one machine. `fsync` and
 * `full_page_writes` keep their default, on, because confirmed data must survive a power failure.
 */
const settings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=60',
  'shared_buffers=32MB',
  'max_wal_size=256MB',
  'max_worker_processes=2',
  'max_parallel_workers_per_gather=0',
  'max_wal_senders=0',
  'jit=off',
  'huge_pages=off',
  'io_method=sync',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
];

const maxLogBytes = 5_000_000;
/** After a crash, the server may replay a large log for this long before it answers. */
const readyWithinMs = 300_000;

export type Launch = { outcome: 'ready'; pid: number } | { outcome: 'contended' };

/**
 * The server has its own session, so that Ctrl-C reaches only us, and its own log file, because it may outlive us.
 * Rejects with `database-unavailable` if it fails or isn't ready in five minutes.
 */
export async function launchPostmaster(
  data: DataFolder,
  binaries: Binaries,
  socketFolder: string,
  onSpawn: (pid: number) => void,
): Promise<Launch> {
  const place = mountOf(data);
  const logPath = place.logFile;
  const logFile = openLog(logPath, data);
  const logStart = statSync(logPath).size;
  const args = ['-D', data.cluster, '-k', socketFolder, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(binaries.postgres, args, {
    // The working folder identifies the server among other processes; see `isServerOf`.
    cwd: data.cluster,
    detached: true,
    env: serverEnvironment(binaries),
    ...(data.user ? { uid: data.user.uid, gid: data.user.gid } : {}),
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  if (child.pid !== undefined) onSpawn(child.pid);
  let ended: { reason: string; cause?: unknown } | null = null;
  child.on('error', (error) => {
    ended = { reason: error.message, cause: error };
  });
  child.on('exit', (code, signal) => {
    ended ??= { reason: `it ${describeExit(code, signal)}` };
  });
  child.unref();
  const deadline = performance.now() + readyWithinMs;
  while (ended === null && performance.now() < deadline) {
    const file = readPostmasterFile(data.cluster);
    if (file?.pid === child.pid && file?.ready) return { outcome: 'ready', pid: file.pid };
    await sleep(5);
  }
  const logged = readFileSync(logPath).subarray(logStart).toString('utf8');
  if (isContention(logged)) return { outcome: 'contended' };
  const { reason, cause } = ended ?? { reason: 'it did not become ready', cause: undefined };
  const lastLine = logged.match(/(?:FATAL|PANIC|ERROR): .*/g)?.at(-1);
  if (lastLine?.includes('No space left on device')) {
    throw new AppError('database-unavailable', {
      cause,
      message: describeTrouble('disk-full', place, `the embedded PostgreSQL did not start: ${lastLine}`),
    });
  }
  const hint = lastLine?.includes('bogus data in lock file')
    ? ` (remove ${join(data.cluster, 'postmaster.pid')} if no PostgreSQL is running there)`
    : '';
  throw new AppError('database-unavailable', {
    cause,
    message: `The embedded PostgreSQL did not start: ${lastLine ?? reason}${hint}. Its log is ${logPath}`,
  });
}

/** SIGINT rolls back open transactions. SIGQUIT ends the server at once, so its next start replays the log. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await endsWithin(pid, 10_000)) return;
  signal(pid, 'SIGQUIT');
  await endsWithin(pid, 3_000);
}

/** Leaves out variables such as PGDATA and PGOPTIONS, which the operator may have set for another server. */
export function serverEnvironment(binaries: Binaries): NodeJS.ProcessEnv {
  const libraries = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return {
    PATH: process.env.PATH,
    LC_ALL: 'C',
    TZ: 'UTC',
    [libraries]: binaries.libraryFolder,
  };
}

function openLog(path: string, data: DataFolder): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const file = openSync(path, size > maxLogBytes ? 'w' : 'a', 0o600);
  if (data.user) fchownSync(file, data.user.uid, data.user.gid);
  return file;
}

function isContention(logged: string): boolean {
  return (
    logged.includes('lock file "postmaster.pid" already exists') ||
    logged.includes('lock file "postmaster.pid" is empty') ||
    logged.includes('pre-existing shared memory block')
  );
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function endsWithin(pid: number, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
