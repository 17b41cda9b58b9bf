import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#app/errors.ts';
import { describeExit } from '#shared/text/describe-exit.ts';
import type { Log } from '../database.ts';
import type { Binaries } from './binaries.ts';
import { readMarker } from './cluster-marker.ts';
import type { DataFolder } from './data-folder.ts';
import { removeOldDrafts } from './old-drafts.ts';
import { serverEnvironment } from './postmaster.ts';

/** No password is needed, because only the server's user and root can enter the socket's folder. */
export const embeddedUser = 'ai_compass';

const draftPrefix = 'postgres.new-';

export const restoreFolder = 'restoring';

export interface ClusterRule {
  /** Must be false once the product is running, because a cluster that is missing then was lost. */
  mayCreate: boolean;
  log: Log;
}

/**
 * Builds the cluster in a draft folder and renames it when complete, so that a killed process leaves no partial
 * cluster and only one of two processes succeeds.
 */
export async function ensureCluster(
  data: DataFolder,
  binaries: Binaries,
  { mayCreate, log }: ClusterRule,
): Promise<void> {
  const found = readVersion(data.cluster);
  if (found === null) {
    if (existsSync(join(data.base, restoreFolder))) {
      throw new AppError('bad-configuration', {
        message: `DATA_DIR: a restore into ${data.base} was interrupted; run it again, or remove ${join(data.base, restoreFolder)} to start empty`,
      });
    }
    refuseLostCluster(data, mayCreate);
    removeOldDrafts(data.base, draftPrefix);
    if (await makeCluster(data, binaries)) {
      log.warn(
        { event: 'database-created', folder: data.cluster },
        `Created an empty database in ${data.cluster}`,
      );
    }
    return;
  }
  if (found !== binaries.majorVersion) {
    throw new AppError('bad-configuration', {
      message: `DATA_DIR: the data in ${data.cluster} was written by PostgreSQL ${found}, and this release includes ${binaries.majorVersion}; with the release that wrote it, run: npm run backup -- FILE, then here: npm run restore -- FILE --replace`,
    });
  }
}

export function holdsCluster({ cluster }: Pick<DataFolder, 'cluster'>): boolean {
  return readVersion(cluster) !== null;
}

function refuseLostCluster(data: DataFolder, mayCreate: boolean): void {
  const marked = readMarker(data);
  if (marked === null && mayCreate) return;
  const missing = marked ?? data.cluster;
  const freshStart = marked === null ? '' : `; to start with an empty database, delete ${data.marker}`;
  throw new AppError('bad-configuration', {
    message: `DATA_DIR: the database is missing. It was in ${missing}. Mount or restore that folder, or restore a backup with: npm run restore -- FILE${freshStart}`,
  });
}

async function makeCluster(data: DataFolder, binaries: Binaries): Promise<boolean> {
  const draft = mkdtempSync(join(data.base, draftPrefix));
  if (data.user) chownSync(draft, data.user.uid, data.user.gid);
  try {
    await runInitdb(draft, data, binaries);
    renameSync(draft, data.cluster);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (readVersion(data.cluster) === null) throw error;
    return false;
  }
}

function runInitdb(folder: string, data: DataFolder, binaries: Binaries): Promise<void> {
  const args = [
    '-D',
    folder,
    '-U',
    embeddedUser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
  ];
  const child = spawn(binaries.initdb, args, {
    cwd: '/',
    env: serverEnvironment(binaries),
    ...(data.user ? { uid: data.user.uid, gid: data.user.gid } : {}),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2000);
  });
  return new Promise((resolve, reject) => {
    const fail = (reason: string, cause?: unknown) =>
      reject(
        new AppError('database-unavailable', {
          cause,
          message: `The embedded PostgreSQL could not be set up in ${data.base}: ${reason}`,
        }),
      );
    child.on('error', (error) => fail(error.message, error));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else fail(errors.trim().split('\n').at(-1) || `initdb ${describeExit(code, signal)}`);
    });
  });
}

function readVersion(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
