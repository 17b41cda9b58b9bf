import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#app/errors.ts';
import type { Binaries } from './binaries.ts';
import { type ClusterRule, embeddedUser, ensureCluster } from './cluster.ts';
import { type DataFolder, mountOf } from './data-folder.ts';
import { type FolderLock, tryFolderLock } from './folder-lock.ts';
import { launchPostmaster, stopPostmaster } from './postmaster.ts';
import {
  disownPostmasterFile,
  isAlive,
  isServerOf,
  readPostmasterFile,
  removeEmptyPostmasterFile,
} from './postmaster-file.ts';
import { removeSocketFolder } from './socket-folder.ts';

export interface OwnedServer {
  pid: number;
  socketFolder: string;
  lock: FolderLock;
}

const answersWithinMs = 60_000;

export interface ClaimContext {
  data: DataFolder;
  binaries: Binaries;
  clusterRule: ClusterRule;
  onLost: () => void;
  onResponsible: (pid: number | null) => void;
  isStopping: () => boolean;
}

/**
 * `held`: another process owns the folder, or owned it a moment ago. `silent`: a server is running
 * there but doesn't answer, so its owner is unknown.
 */
type Obstacle = 'held' | 'silent';

/**
 * Rejects with `data-folder-in-use`, `database-unavailable`, `bad-configuration`, or
 * `shutting-down`. `waitMs` starts when the folder is found in use; a server that doesn't answer
 * gets another minute.
 */
export async function ownServer(
  context: ClaimContext,
  socketFolder: string,
  waitMs: number,
): Promise<OwnedServer> {
  const since: Partial<Record<Obstacle, number>> = {};
  for (;;) {
    const owned = await tryOwning(context, socketFolder);
    if (typeof owned !== 'string') return owned;
    if (context.isStopping()) throw new AppError('shutting-down');
    const now = performance.now();
    since[owned] ??= now;
    if (since.held !== undefined && now - since.held > waitMs) {
      throw new AppError('data-folder-in-use', {
        message: `Another instance of AI Compass is using this data folder: ${context.data.base}; stop it first, or set DATA_DIR to another folder`,
      });
    }
    if (since.silent !== undefined && now - since.silent > waitMs + answersWithinMs) {
      throw new AppError('database-unavailable', {
        message: `A PostgreSQL server is running in ${context.data.cluster} but does not respond; stop it, then restart`,
      });
    }
    await sleep(50);
  }
}

async function tryOwning(context: ClaimContext, socketFolder: string): Promise<OwnedServer | Obstacle> {
  const { data, binaries, clusterRule, onLost, onResponsible } = context;
  onResponsible(null);
  const running = readPostmasterFile(data.cluster);
  if (running && isServerOf(running.pid, data.cluster)) {
    const lock = await tryFolderLock(connectionTo(running.socketFolder), mountOf(data), onLost);
    if (lock === 'held') return 'held';
    if (lock === 'unreachable') return 'silent';
    onResponsible(running.pid);
    if (startedBy(data.cluster, binaries)) {
      return { pid: running.pid, socketFolder: running.socketFolder, lock };
    }
    // The server runs other binaries than ours, such as those of another release, which may have
    // been deleted since, so we restart it.
    await lock.release();
    await stopPostmaster(running.pid);
  } else if (running) {
    disownPostmasterFile(data.cluster);
    // If the data was copied, the recorded socket folder belongs to the original server, which may
    // still be running.
    if (running.socketFolder !== socketFolder && !isAlive(running.pid))
      removeSocketFolder(running.socketFolder, data.user);
  } else {
    removeEmptyPostmasterFile(data.cluster);
  }
  await ensureCluster(data, binaries, clusterRule);
  const launch = await launchPostmaster(data, binaries, socketFolder, onResponsible);
  if (launch.outcome === 'contended') return 'held';
  const lock = await lockOwnServer(launch.pid, socketFolder, data, onLost);
  if (lock === 'held') onResponsible(null);
  if (lock === 'held' || lock === 'gone') return 'held';
  return { pid: launch.pid, socketFolder, lock };
}

/** A ready server may be slow on a busy machine, so this retries for up to a minute. */
async function lockOwnServer(
  pid: number,
  socketFolder: string,
  data: DataFolder,
  onLost: () => void,
): Promise<FolderLock | 'held' | 'gone'> {
  const place = mountOf(data);
  const deadline = performance.now() + answersWithinMs;
  for (;;) {
    const lock = await tryFolderLock(connectionTo(socketFolder), place, onLost);
    if (lock !== 'unreachable') return lock;
    if (!isAlive(pid)) return 'gone';
    if (performance.now() > deadline) {
      throw new AppError('database-unavailable', {
        message: `The embedded PostgreSQL started but then did not respond. Its log is ${place.logFile}`,
      });
    }
    await sleep(50);
  }
}

function startedBy(cluster: string, binaries: Binaries): boolean {
  try {
    return readFileSync(join(cluster, 'postmaster.opts'), 'utf8').startsWith(`${binaries.postgres} `);
  } catch {
    return false;
  }
}

export function connectionTo(socketFolder: string): pg.ClientConfig {
  return {
    host: socketFolder,
    port: 5432,
    user: embeddedUser,
    password: '',
    database: 'postgres',
    ssl: false,
    options: '',
  };
}
