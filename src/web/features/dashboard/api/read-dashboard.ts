import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CalculationMode } from '#shared/schemas/value.ts';
import { getTagged } from '#web/lib/api-client.ts';
import { isStatus } from '#web/lib/api-error.ts';
import { dashboardPath } from '#web/lib/early-reads.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { dashboardKey } from './dashboard-queries.ts';
import { keepDashboard } from './keep-dashboard.ts';

/** Caches the dashboard's parts. If the response lacks one, the part's own query fetches it. */
export const snapshotQuery = (id: number, mode: CalculationMode) =>
  queryOptions({
    queryKey: dashboardKey(id, 'snapshot'),
    queryFn: async ({ client, signal }) => {
      const answer = await getTagged(dashboardPath(id, mode), signal);
      keepDashboard(client, id, mode, answer);
      return answer.tag;
    },
  });

const underWay = new WeakMap<QueryClient, AbortController>();

/**
 * `restart` aborts a read in progress, whose answer may be outdated. Resolves to false if the read fails. After a
 * 404, reads the parts separately and resolves to true.
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

export function giveUpRead(client: QueryClient): void {
  underWay.get(client)?.abort();
  underWay.delete(client);
}

/** During a deployment, an older server may not have the combined endpoint. */
async function readParts(client: QueryClient, id: number): Promise<void> {
  const snapshot = JSON.stringify(dashboardKey(id, 'snapshot'));
  await client.refetchQueries({
    queryKey: queryKeys.audit(id),
    type: 'active',
    predicate: ({ queryKey }) => JSON.stringify(queryKey) !== snapshot,
  });
}
