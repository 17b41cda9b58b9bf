import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#app/errors.ts';
import type { Log } from '../database.ts';
import { canReach } from './reachable.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';

/** Where the cluster lives and whom its server runs as. */
export interface DataFolder {
  /** Parent of the cluster. */
  base: string;
  cluster: string;
  user: ServerUser | null;
}

const systemFolder = '/var/lib/ai-compass';

/**
 * The folder for the embedded server's data: DATA_DIR, or as root, where the server's unprivileged user
 * cannot reach DATA_DIR, one of its own under /var/lib/ai-compass. A cluster that is already there decides.
 * Checks owner and mode, and says in the log when it is not DATA_DIR.
 */
export function openDataFolder(dataDir: string, log: Log): DataFolder {
  makeFolder(dataDir);
  const wanted = join(dataDir, 'postgres');
  const wantedStats = statOf(wanted);
  const user = chooseServerUser(wantedStats);
  const fallbackBase = join(systemFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const reached = canReach(dataDir, user);
  if (wantedStats && !reached) {
    throw new AppError('bad-configuration', {
      message: `DATA_DIR: ${wanted} holds the data of ${user?.name}, who cannot reach it; open the folders above it to that user`,
    });
  }
  const useFallback = user !== null && (!reached || (!wantedStats && statOf(join(fallbackBase, 'postgres'))));
  if (!useFallback) {
    checkOwner(wanted, wantedStats, user);
    return { base: dataDir, cluster: wanted, user };
  }
  // A cluster of its own, so the user is chosen by that one's owner.
  makeFolder(fallbackBase);
  const cluster = join(fallbackBase, 'postgres');
  const stats = statOf(cluster);
  const fallbackUser = chooseServerUser(stats);
  checkOwner(fallbackBase, statOf(fallbackBase), null);
  checkOwner(cluster, stats, fallbackUser);
  log.info(
    { event: 'data-folder', folder: fallbackBase, reason: `${fallbackUser?.name} cannot reach ${dataDir}` },
    `The data is kept in ${fallbackBase}, since PostgreSQL does not run as root and ${fallbackUser?.name} cannot reach ${dataDir}`,
  );
  return { base: fallbackBase, cluster, user: fallbackUser };
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new AppError('bad-configuration', {
      cause: error,
      message: `DATA_DIR: the folder ${path} cannot be made: ${(error as Error).message}`,
    });
  }
}

function statOf(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new AppError('bad-configuration', {
      cause: error,
      message: `DATA_DIR: ${path} cannot be read: ${(error as Error).message}`,
    });
  }
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
      message: `DATA_DIR: ${path} ${problem}; give it back to its user or choose another folder`,
    });
  }
}
