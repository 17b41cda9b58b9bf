import type pg from 'pg';
import { AppError } from '#app/errors.ts';
import { externalConnection } from '../database.ts';
import { holdsCluster } from '../embedded/cluster.ts';
import { openDataFolder } from '../embedded/data-folder.ts';
import { startEmbeddedServer } from '../embedded/embedded-server.ts';
import { connectionTo } from '../embedded/own-server.ts';
import { isServerOf, readPostmasterFile } from '../embedded/postmaster-file.ts';
import type { DatabaseOptions } from '../open-database.ts';

/** Rejects with AppError `bad-configuration` if there is no data yet for the embedded server. */
export async function reachDatabase(
  options: DatabaseOptions,
): Promise<{ connection: pg.ClientConfig; close: () => Promise<void> }> {
  const nothing = async () => {};
  if (options.databaseUrl !== null) {
    return { connection: externalConnection(options.databaseUrl), close: nothing };
  }
  const data = openDataFolder(options.dataDir, options.log);
  if (!holdsCluster(data)) {
    throw new AppError('bad-configuration', { message: `DATA_DIR: there is no data in ${data.base}` });
  }
  const running = readPostmasterFile(data.cluster);
  if (running?.ready && isServerOf(running.pid, data.cluster)) {
    return { connection: connectionTo(running.socketFolder), close: nothing };
  }
  const server = await startEmbeddedServer({ dataDir: options.dataDir, log: options.log });
  return { connection: server.connection, close: server.stop };
}
