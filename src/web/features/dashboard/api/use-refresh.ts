import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { refreshThrottleMs } from '../rules/timing.ts';
import { dashboardKey, fetchTaskRows } from './dashboard-queries.ts';

/** Reads everything of the audit again, the tasks past the server's caches. Ignored within a second of the last. */
export function useRefresh(id: number) {
  const client = useQueryClient();
  const last = useRef(Number.NEGATIVE_INFINITY);
  const [refreshing, setRefreshing] = useState(false);

  const refresh = useCallback(async () => {
    const now = performance.now();
    if (now - last.current < refreshThrottleMs) return;
    last.current = now;
    setRefreshing(true);
    const tasksKey = dashboardKey(id, 'tasks');
    const tasks = client
      .fetchQuery({
        queryKey: tasksKey,
        queryFn: ({ signal }) => fetchTaskRows(id, { refresh: true, signal }),
        staleTime: 0,
      })
      .catch(() => showToast({ title: messages.refreshFailed, tone: 'destructive' }));
    const rest = client.refetchQueries({
      queryKey: queryKeys.audit(id),
      type: 'active',
      predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(tasksKey),
    });
    await Promise.allSettled([tasks, rest]);
    setRefreshing(false);
  }, [client, id]);

  return { refresh, refreshing };
}
