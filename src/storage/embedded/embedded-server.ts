import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../database.ts';
import type { ServerPlace } from '../server-trouble.ts';
import { prepareBinaries } from './binaries.ts';
import { holdsCluster } from './cluster.ts';
import { writeMarker } from './cluster-marker.ts';
import { type DataFolder, mountOf, openDataFolder } from './data-folder.ts';
import { connectionTo, type OwnedServer, ownServer } from './own-server.ts';
import { stopPostmaster } from './postmaster.ts';
import { isServerOf } from './postmaster-file.ts';
import { hasSocket, makeSocketFolder, removeSocketFolder, restoreSocketFolder } from './socket-folder.ts';

export interface EmbeddedServer {
  connection: pg.ClientConfig;
  place: ServerPlace;
  remember(): void;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  dataDir: string;
  log: Log;
  waitMs?: number;
}

interface Running {
  readonly data: DataFolder;
  readonly log: Log;
  readonly waitMs: number;
  socketFolder: string;
  owned: OwnedServer | null;
  responsibleFor: number | null;
  recovery: Promise<void> | null;
  stopping: boolean;
}

const longestPauseMs = 5_000;
const lookForSocketMs = 2_000;

/**
 * Takes over a server that a killed process left running. Rejects with AppError `data-folder-in-use`,
 * `database-unavailable`, or `bad-configuration`.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { log, waitMs = 15_000 } = options;
  const data = openDataFolder(options.dataDir, log);
  const server: Running = {
    data,
    log,
    waitMs,
    socketFolder: makeSocketFolder(data.user),
    owned: null,
    responsibleFor: null,
    recovery: null,
    stopping: false,
  };
  const onExit = () => abandon(server);
  process.on('exit', onExit);
  try {
    await claim(server, true);
  } catch (error) {
    onExit();
    process.off('exit', onExit);
    throw error;
  }
  adoptSocketFolder(server);
  const watch = setInterval(() => lookAfter(server), lookForSocketMs);
  watch.unref();
  let stopped: Promise<void> | null = null;
  return {
    connection: connectionTo(server.socketFolder),
    place: mountOf(data),
    remember: () => {
      try {
        writeMarker(data);
      } catch (error) {
        log.warn({ event: 'database-not-remembered', reason: (error as Error).message });
      }
    },
    stop: () => {
      clearInterval(watch);
      process.off('exit', onExit);
      stopped ??= stop(server);
      return stopped;
    },
  };
}

async function claim(server: Running, mayCreate: boolean): Promise<OwnedServer> {
  const { data, log, socketFolder, waitMs } = server;
  server.owned = await ownServer(
    {
      data,
      binaries: prepareBinaries(data.user, () => join(socketFolder, 'lib')),
      clusterRule: { mayCreate, log },
      onLost: () => restart(server),
      onResponsible: (pid) => {
        server.responsibleFor = pid;
      },
      isStopping: () => server.stopping,
    },
    socketFolder,
    waitMs,
  );
  return server.owned;
}

/** A server that was taken over keeps its own socket folder, so the one we made isn't needed. */
function adoptSocketFolder(server: Running): void {
  const { data, log, owned, socketFolder } = server;
  if (owned === null || owned.socketFolder === socketFolder) return;
  removeSocketFolder(socketFolder, data.user);
  server.socketFolder = owned.socketFolder;
  log.info(
    { event: 'database-server-adopted', pid: owned.pid },
    'Took over a PostgreSQL server that was left running',
  );
}

/**
 * Restarts the server if its socket or data was removed. Without the socket, it can't be reached.
 * Without the data, it would accept writes for up to a minute and lose them.
 */
function lookAfter(server: Running): void {
  const { data, log, owned, socketFolder } = server;
  if (server.stopping || server.recovery !== null || owned === null) return;
  if (isLost(data)) {
    log.error(
      { event: 'database-lost', folder: data.cluster },
      `The database in ${data.cluster} was removed`,
    );
  } else if (!hasSocket(socketFolder)) {
    log.error({ event: 'database-socket-lost' }, 'The socket of the embedded PostgreSQL was removed');
  } else return;
  restart(server, stopPostmaster(owned.pid));
}

function restart(server: Running, ended: Promise<void> = Promise.resolve()): void {
  if (server.stopping || server.recovery !== null) return;
  server.log.error({ event: 'database-server-lost' }, 'The embedded PostgreSQL stopped; restarting it');
  server.recovery = ended
    .then(() => recover(server))
    .finally(() => {
      server.recovery = null;
    });
}

async function recover(server: Running): Promise<void> {
  const { data, log, socketFolder } = server;
  for (let pause = 50; !server.stopping; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      // The same socket folder as before, because all connections use it.
      restoreSocketFolder(socketFolder, data.user);
      const { pid } = await claim(server, false);
      log.info({ event: 'database-server-back', pid }, 'The embedded PostgreSQL is running again');
      return;
    } catch (error) {
      log.error({ event: 'database-server-down', reason: (error as Error).message });
      await sleep(pause);
    }
  }
}

async function stop(server: Running): Promise<void> {
  server.stopping = true;
  await server.recovery;
  const { data, owned, socketFolder } = server;
  if (owned && isServerOf(owned.pid, data.cluster)) await stopPostmaster(owned.pid);
  await owned?.lock.release();
  removeSocketFolder(socketFolder, data.user);
}

function abandon({ responsibleFor, data, socketFolder }: Running): void {
  if (responsibleFor !== null && isServerOf(responsibleFor, data.cluster)) askToEnd(responsibleFor);
  removeSocketFolder(socketFolder, data.user);
}

function isLost(data: DataFolder): boolean {
  try {
    return !holdsCluster(data);
  } catch {
    return false;
  }
}

function askToEnd(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // The server has already exited.
  }
}
