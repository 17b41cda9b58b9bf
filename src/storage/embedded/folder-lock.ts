import pg from 'pg';
import { AppError } from '#app/errors.ts';
import { describeTrouble, type ServerPlace, troubleOf } from '../server-trouble.ts';

/** Any fixed number will do, as long as every process uses the same one. */
const ownershipKey = 7_236_901;

/**
 * Ownership of the data folder: a PostgreSQL session lock, which ends with its connection even if
 * the process is killed.
 */
export interface FolderLock {
  release(): Promise<void>;
}

export async function tryFolderLock(
  connection: pg.ClientConfig,
  place: ServerPlace,
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
  } catch (error) {
    await client.end().catch(() => {});
    const { code, message } = error as Error & { code?: string };
    const trouble = troubleOf(code);
    if (trouble === null) return 'unreachable';
    throw new AppError('database-unavailable', {
      cause: error,
      message: describeTrouble(trouble, place, message),
    });
  }
  if (isOver()) return 'unreachable';
  state = 'owned';
  return {
    release: async () => {
      state = 'over';
      await client.end().catch(() => {});
    },
  };
}
