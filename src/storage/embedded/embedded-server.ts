import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#app/errors.ts';
import type { Log } from '../database.ts';
import type { ServerPlace } from '../server-trouble.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { type ClusterRule, embeddedUser, ensureCluster, holdsCluster } from './cluster.ts';
import { writeMarker } from './cluster-marker.ts';
import { type DataFolder, openDataFolder, placeOf } from './data-folder.ts';
import { type FolderLock, tryFolderLock } from './folder-lock.ts';
import { launchPostmaster, stopPostmaster } from './postmaster.ts';
import {
  disownPostmasterFile,
  isAlive,
  isServerOf,
  readPostmasterFile,
  removeEmptyPostmasterFile,
} from './postmaster-file.ts';
import { hasSocket, makeSocketFolder, removeSocketFolder, restoreSocketFolder } from './socket-folder.ts';

/**
 * The PostgreSQL server included with the product: its setup, start, ownership, monitoring, and stop. It has no TCP
 * port; its socket is in a private folder.
 */
export interface EmbeddedServer {
  connection: pg.ClientConfig;
  place: ServerPlace;
  /** Records next to the data that it exists; from then on a start without it is refused. */
  remember(): void;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** Absolute. */
  dataDir: string;
  log: Log;
  /** How long to wait for another process to release the folder. */
  waitMs?: number;
}

/** A running server that is ours. */
interface Owned {
  pid: number;
  socketFolder: string;
  lock: FolderLock;
}

const longestPauseMs = 5_000;
/** How long a server that reports ready may take to answer. */
const answersWithinMs = 60_000;
/** How often the socket is checked. */
const lookForSocketMs = 2_000;

/**
 * Starts the server, or takes over one left running by a killed process. Rejects with AppError `data-folder-in-use` if
 * another process holds the folder, `database-unavailable` if the server cannot run, `bad-configuration` if the folder
 * cannot be used.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { log, waitMs = 15_000 } = options;
  const data = openDataFolder(options.dataDir, log);
  let socketFolder = makeSocketFolder(data.user);
  let stopping = false;
  let owned: Owned;
  /** The server that this process started or took over; null if there is none, or it is another's. */
  let responsibleFor: number | null = null;
  let recovery: Promise<void> | null = null;

  const onLost = (ended: Promise<void> = Promise.resolve()) => {
    if (stopping || recovery !== null) return;
    log.error({ event: 'database-server-lost' }, 'The embedded PostgreSQL stopped; restarting it');
    recovery = ended.then(recover).finally(() => {
      recovery = null;
    });
  };

  const recover = async () => {
    for (let pause = 50; !stopping; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        // Always the previous folder, because all connections point to it.
        restoreSocketFolder(socketFolder, data.user);
        binaries = prepareBinaries(data.user, () => join(socketFolder, 'lib'));
        owned = await own(context(false), socketFolder, waitMs);
        log.info({ event: 'database-server-back', pid: owned.pid }, 'The embedded PostgreSQL is back');
        return;
      } catch (error) {
        log.error({ event: 'database-server-down', reason: (error as Error).message });
        await sleep(pause);
      }
    }
  };

  // If the process ends without our shutdown code, the server is at least asked to stop and its folder removed.
  const onExit = () => {
    if (responsibleFor !== null && isServerOf(responsibleFor, data.cluster)) askToEnd(responsibleFor);
    removeSocketFolder(socketFolder, data.user);
  };
  process.on('exit', onExit);

  let binaries: Binaries;
  const context = (mayCreate: boolean): Context => ({
    data,
    binaries,
    clusterRule: { mayCreate, log },
    onLost: () => onLost(),
    onResponsible: (pid) => {
      responsibleFor = pid;
    },
    isStopping: () => stopping,
  });
  try {
    binaries = prepareBinaries(data.user, () => join(socketFolder, 'lib'));
    owned = await own(context(true), socketFolder, waitMs);
  } catch (error) {
    onExit();
    process.off('exit', onExit);
    throw error;
  }
  if (owned.socketFolder !== socketFolder) {
    // Its folder is ours from now on, so the one created for our own server is not needed.
    removeSocketFolder(socketFolder, data.user);
    socketFolder = owned.socketFolder;
    binaries = prepareBinaries(data.user, () => join(socketFolder, 'lib'));
    log.info(
      { event: 'database-server-adopted', pid: owned.pid },
      'Took over a PostgreSQL that was left running',
    );
  }
  // A server without its socket is unreachable: once stopped, it is noticed and restarted. One whose data was removed
  // notices only after a minute, and would accept writes that are lost.
  const watch = setInterval(() => {
    if (stopping || recovery !== null) return;
    if (isLost(data)) {
      log.error(
        { event: 'database-lost', folder: data.cluster },
        `The database in ${data.cluster} was removed`,
      );
    } else if (!hasSocket(socketFolder)) {
      log.error({ event: 'database-socket-lost' }, 'The socket of the embedded PostgreSQL was removed');
    } else return;
    onLost(stopPostmaster(owned.pid));
  }, lookForSocketMs);
  watch.unref();
  let stopped: Promise<void> | null = null;
  return {
    connection: connectionTo(socketFolder),
    place: placeOf(data),
    remember: () => {
      try {
        writeMarker(data);
      } catch (error) {
        log.warn({ event: 'database-not-remembered', reason: (error as Error).message });
      }
    },
    stop: () => {
      stopped ??= (async () => {
        stopping = true;
        clearInterval(watch);
        process.off('exit', onExit);
        await recovery;
        if (isServerOf(owned.pid, data.cluster)) await stopPostmaster(owned.pid);
        await owned.lock.release();
        removeSocketFolder(socketFolder, data.user);
      })();
      return stopped;
    },
  };
}

interface Context {
  data: DataFolder;
  binaries: Binaries;
  clusterRule: ClusterRule;
  onLost: () => void;
  /** Called whenever this process becomes, or stops being, responsible for stopping a server. */
  onResponsible: (pid: number | null) => void;
  isStopping: () => boolean;
}

/**
 * Why a round did not result in a server of ours. `held`: another process has the folder, or did a moment ago;
 * `silent`: a server runs there and does not answer, so its owner is unknown.
 */
type Obstacle = 'held' | 'silent';

/**
 * Tries until the server runs and is ours, or the time is up. The time counts from when the folder was first seen held:
 * the rounds' own duration on a slow machine says nothing about other processes.
 */
async function own(context: Context, socketFolder: string, waitMs: number): Promise<Owned> {
  const since: Partial<Record<Obstacle, number>> = {};
  for (;;) {
    const owned = await tryOwning(context, socketFolder);
    if (typeof owned !== 'string') return owned;
    if (context.isStopping()) throw new AppError('shutting-down');
    const now = performance.now();
    since[owned] ??= now;
    if (since.held !== undefined && now - since.held > waitMs) {
      throw new AppError('data-folder-in-use', {
        message: `Another AI Compass is using this data folder: ${context.data.base}; stop it first, or set DATA_DIR to another folder`,
      });
    }
    if (since.silent !== undefined && now - since.silent > waitMs + answersWithinMs) {
      throw new AppError('database-unavailable', {
        message: `A PostgreSQL is running in ${context.data.cluster} but does not answer`,
      });
    }
    await sleep(50);
  }
}

async function tryOwning(context: Context, socketFolder: string): Promise<Owned | Obstacle> {
  const { data, binaries, clusterRule, onLost, onResponsible } = context;
  onResponsible(null);
  const running = readPostmasterFile(data.cluster);
  if (running && isServerOf(running.pid, data.cluster)) {
    const lock = await tryFolderLock(connectionTo(running.socketFolder), placeOf(data), onLost);
    if (lock === 'held') return 'held';
    if (lock === 'unreachable') return 'silent';
    onResponsible(running.pid);
    if (startedBy(data.cluster, binaries)) {
      return { pid: running.pid, socketFolder: running.socketFolder, lock };
    }
    // Left by another release: its programs may be gone, so it is not kept.
    await lock.release();
    await stopPostmaster(running.pid);
  } else if (running) {
    disownPostmasterFile(data.cluster);
    // Copied data names the socket of the original server, which may be running.
    if (running.socketFolder !== socketFolder && !isAlive(running.pid))
      removeSocketFolder(running.socketFolder, data.user);
  } else {
    removeEmptyPostmasterFile(data.cluster);
  }
  await ensureCluster(data, binaries, clusterRule);
  const launch = await launchPostmaster(data, binaries, socketFolder, onResponsible);
  if (launch.outcome === 'contended') return 'held';
  const lock = await lockOwnServer(launch.pid, socketFolder, data, onLost);
  // Another process was faster and now owns the server.
  if (lock === 'held') onResponsible(null);
  if (lock === 'held' || lock === 'gone') return 'held';
  return { pid: launch.pid, socketFolder, lock };
}

/**
 * Takes ownership of the server that this process has just started. On a busy machine a ready server may answer slowly,
 * and giving up would leave the folder without an owner.
 */
async function lockOwnServer(
  pid: number,
  socketFolder: string,
  data: DataFolder,
  onLost: () => void,
): Promise<FolderLock | 'held' | 'gone'> {
  const place = placeOf(data);
  const deadline = performance.now() + answersWithinMs;
  for (;;) {
    const lock = await tryFolderLock(connectionTo(socketFolder), place, onLost);
    if (lock !== 'unreachable') return lock;
    if (!isAlive(pid)) return 'gone';
    if (performance.now() > deadline) {
      throw new AppError('database-unavailable', {
        message: `The embedded PostgreSQL started but then did not answer. Its log is ${place.logFile}`,
      });
    }
    await sleep(50);
  }
}

/** Whether the running server uses the same programs that we would start. */
function startedBy(cluster: string, binaries: Binaries): boolean {
  try {
    return readFileSync(join(cluster, 'postmaster.opts'), 'utf8').startsWith(`${binaries.postgres} `);
  } catch {
    return false;
  }
}

/** Whether the data is certainly gone; an unreadable disk proves nothing. */
function isLost(data: DataFolder): boolean {
  try {
    return !holdsCluster(data);
  } catch {
    return false;
  }
}

/** How a client connects to the server whose socket is in that folder. */
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

function askToEnd(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has already exited.
  }
}
