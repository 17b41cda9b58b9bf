import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#app/errors.ts';
import type { Log } from '../database.ts';
import { holdsCluster, restoreFolder } from '../embedded/cluster.ts';
import { writeMarker } from '../embedded/cluster-marker.ts';
import { type DataFolder, openDataFolder } from '../embedded/data-folder.ts';
import { startEmbeddedServer } from '../embedded/embedded-server.ts';
import { stopPostmaster } from '../embedded/postmaster.ts';
import { isServerOf, readPostmasterFile } from '../embedded/postmaster-file.ts';
import { stampOf } from './migration-snapshot.ts';
import { type RestoredBackup, restoreBackup } from './restore-backup.ts';

/**
 * Sets the existing data aside only when the restore is complete. Rejects with `data-folder-in-use` while a server
 * uses the folder, and `bad-configuration` if there is data and `replace` is false.
 */
export async function restoreEmbedded(
  options: { dataDir: string; log: Log; replace: boolean; now: Date },
  file: string,
  finish: (restored: RestoredBackup, dataDir: string) => Promise<void>,
): Promise<RestoredBackup & { setAside: string | null }> {
  const { log, now } = options;
  const data = openDataFolder(options.dataDir, log);
  requireStopped(data);
  const isThere = holdsCluster(data);
  if (isThere && !options.replace) {
    throw new AppError('bad-configuration', {
      message: `DATA_DIR: there is data in ${data.base}; add --replace to set it aside and restore the backup in its place`,
    });
  }
  const draft = join(data.base, restoreFolder);
  await removeDraft(draft);
  try {
    const restored = await restoreInto(draft, file, log);
    await finish(restored, draft);
    const setAside = isThere ? `${data.cluster}.before-${stampOf(now)}` : null;
    requireStopped(data);
    if (setAside !== null) renameSync(data.cluster, setAside);
    renameSync(openDataFolder(draft, log).cluster, data.cluster);
    writeMarker(data);
    return { ...restored, setAside };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function removeDraft(draft: string): Promise<void> {
  const cluster = join(draft, 'postgres');
  const running = existsSync(cluster) ? readPostmasterFile(cluster) : null;
  if (running && isServerOf(running.pid, cluster)) await stopPostmaster(running.pid);
  rmSync(draft, { recursive: true, force: true });
}

async function restoreInto(dataDir: string, file: string, log: Log): Promise<RestoredBackup> {
  const server = await startEmbeddedServer({ dataDir, log });
  try {
    return await restoreBackup(server.connection, file, log);
  } finally {
    await server.stop();
  }
}

function requireStopped({ base, cluster }: DataFolder): void {
  const running = existsSync(cluster) ? readPostmasterFile(cluster) : null;
  if (running && isServerOf(running.pid, cluster)) {
    throw new AppError('data-folder-in-use', {
      message: `AI Compass is using this data folder: ${base}; stop it, then restore`,
    });
  }
}
