import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AppError } from '#app/errors.ts';
import type { Log } from '../database.ts';
import type { ServerPlace } from '../server-trouble.ts';
import { markerName } from './cluster-marker.ts';
import { canReach } from './reachable.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';

export interface DataFolder {
  base: string;
  cluster: string;
  /** Always in DATA_DIR, so that the marker remains if the cluster is lost. */
  marker: string;
  user: ServerUser | null;
}

const systemFolder = '/var/lib/ai-compass';

/**
 * Returns DATA_DIR, or a folder under /var/lib/ai-compass if we are root, DATA_DIR has no data, and
 * either that folder has data or the server's user can't access DATA_DIR. Throws AppError
 * `bad-configuration` if the folder with the data can't be used.
 */
export function openDataFolder(dataDir: string, log: Log): DataFolder {
  makeFolder(dataDir);
  const wanted = join(dataDir, 'postgres');
  const marker = join(dataDir, markerName);
  const wantedStats = statOfData(wanted);
  const user = chooseServerUser(wantedStats);
  const fallbackBase = join(systemFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const reached = canReach(dataDir, user);
  if (wantedStats && !reached) {
    throw new AppError('bad-configuration', {
      message: `DATA_DIR: PostgreSQL runs as ${user?.name}, who can't access ${wanted}; give that user access to its parent folders`,
    });
  }
  const useFallback =
    user !== null && (!reached || (!wantedStats && statOfData(join(fallbackBase, 'postgres'))));
  if (!useFallback) {
    checkOwner(wanted, wantedStats, user);
    return { base: dataDir, cluster: wanted, marker, user };
  }
  // This folder may already have a cluster. If so, the owner of that cluster runs the server.
  makeFolder(fallbackBase);
  const cluster = join(fallbackBase, 'postgres');
  const stats = statOfData(cluster);
  const fallbackUser = chooseServerUser(stats);
  checkOwner(fallbackBase, statOf(fallbackBase), null);
  checkOwner(cluster, stats, fallbackUser);
  log.info(
    { event: 'data-folder', folder: fallbackBase, reason: `${fallbackUser?.name} cannot access ${dataDir}` },
    `The data is kept in ${fallbackBase}, because PostgreSQL does not run as root and ${fallbackUser?.name} cannot access ${dataDir}`,
  );
  return { base: fallbackBase, cluster, marker, user: fallbackUser };
}

/** The log is next to the cluster, so that it remains if the cluster is lost. */
export function mountOf({ base, cluster }: Pick<DataFolder, 'base' | 'cluster'>): ServerPlace {
  return { folder: cluster, logFile: join(base, 'postgres.log') };
}

function makeFolder(path: string): void {
  try {
    makeMissing(path);
  } catch (error) {
    throw new AppError('bad-configuration', {
      cause: error,
      message: `DATA_DIR: cannot create the folder ${path}: ${(error as Error).message}`,
    });
  }
}

/** Node's `recursive` option never returns for a folder such as /proc, where creating a folder fails with ENOENT. */
function makeMissing(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new Error('it is a file');
    return;
  }
  makeMissing(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function statOf(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new AppError('bad-configuration', {
      cause: error,
      message: `DATA_DIR: cannot read ${path}: ${(error as Error).message}`,
    });
  }
}

/** An empty folder counts as no data, because it may be the mount point of an unmounted volume. */
function statOfData(path: string): Stats | null {
  const stats = statOf(path);
  return stats?.isDirectory() && readdirSync(path).length === 0 ? null : stats;
}

function checkOwner(path: string, stats: Stats | null, user: ServerUser | null): void {
  if (!stats) return;
  const uid = user?.uid ?? process.getuid?.() ?? stats.uid;
  const problem = !stats.isDirectory()
    ? 'is not a folder'
    : stats.uid !== uid
      ? `belongs to another user (uid ${stats.uid})`
      : (stats.mode & 0o022) !== 0
        ? 'can be written to by others'
        : null;
  if (problem) {
    throw new AppError('bad-configuration', {
      message: `DATA_DIR: ${path} ${problem}; restore its owner and permissions, or choose another folder`,
    });
  }
}
