import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CalculationMode } from '#shared/schemas/value.ts';
import { getTagged } from '#web/lib/api-client.ts';
import { isStatus } from '#web/lib/api-error.ts';
import { dashboardPath } from '#web/lib/early-reads.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { dashboardKey } from './dashboard-queries.ts';
import { keepDashboard } from './keep-dashboard.ts';

/** The first read of a dashboard; the tag of its state. What it does not bring, the parts' own queries ask for. */
export const snapshotQuery = (id: number, mode: CalculationMode) =>
  queryOptions({
    queryKey: dashboardKey(id, 'snapshot'),
    queryFn: async ({ client, signal }) => {
      const answer = await getTagged(dashboardPath(id, mode), signal);
      keepDashboard(client, id, mode, answer);
      return answer.tag;
    },
  });

/** The read under way for each client; one at a time. */
const underWay = new WeakMap<QueryClient, AbortController>();

/**
 * Reads the dashboard again and shows it. `restart` gives up a read that is under way, since it may tell of a moment
 * before; otherwise that one goes on. Resolves with false where the server could not be reached; what was known stays.
 */
export async function readDashboard(
  client: QueryClient,
  id: number,
  { mode, restart }: { mode: CalculationMode; restart: boolean },
): Promise<boolean> {
  if (underWay.has(client) && !restart) return true;
  giveUpRead(client);
  const own = new AbortController();
  underWay.set(client, own);
  try {
    const answer = await getTagged(dashboardPath(id, mode), own.signal);
    if (!own.signal.aborted) keepDashboard(client, id, mode, answer);
    return true;
  } catch (error) {
    if (own.signal.aborted) return true;
    if (!isStatus(error, 404)) return false;
    await readParts(client, id);
    return true;
  } finally {
    if (underWay.get(client) === own) underWay.delete(client);
  }
}

/** For what is newer than any read under way. */
export function giveUpRead(client: QueryClient): void {
  underWay.get(client)?.abort();
  underWay.delete(client);
}

/** Part by part: while a new release is put in place, a server of the one before may not have the call for all. */
async function readParts(client: QueryClient, id: number): Promise<void> {
  const snapshot = JSON.stringify(dashboardKey(id, 'snapshot'));
  await client.refetchQueries({
    queryKey: queryKeys.audit(id),
    type: 'active',
    predicate: ({ queryKey }) => JSON.stringify(queryKey) !== snapshot,
  });
}
