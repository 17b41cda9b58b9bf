import pg from 'pg';

/** Any fixed number; it only has to be the same in every process. */
const ownershipKey = 7_236_901;

/** Ownership of the data folder: a session lock that goes away with its connection, whatever kills us. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Tries once to own the server behind this connection. `held`: another process does. `unreachable`: it does
 * not answer (yet, or any more). `onLost` is called when the connection breaks later, but not after `release`.
 */
export async function tryFolderLock(
  connection: pg.ClientConfig,
  onLost: () => void,
): Promise<FolderLock | 'held' | 'unreachable'> {
  const client = new pg.Client({
    ...connection,
    application_name: 'ai-compass owner',
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
    keepAlive: true,
  });
  let state: 'trying' | 'owned' | 'over' = 'trying';
  const end = () => {
    if (state === 'owned') onLost();
    state = 'over';
  };
  const isOver = () => state === 'over';
  client.on('error', end);
  client.on('end', end);
  try {
    await client.connect();
    const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [
      ownershipKey,
    ]);
    if (rows[0]?.owned !== true) {
      await client.end();
      return 'held';
    }
  } catch {
    await client.end().catch(() => {});
    return 'unreachable';
  }
  // It may have broken since it answered.
  if (isOver()) return 'unreachable';
  state = 'owned';
  return {
    release: async () => {
      state = 'over';
      await client.end().catch(() => {});
    },
  };
}
