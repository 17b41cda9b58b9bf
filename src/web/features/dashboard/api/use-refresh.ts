import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { refreshThrottleMs } from '../rules/timing.ts';
import { dashboardKey, fetchTaskRows } from './dashboard-queries.ts';
import { readDashboard } from './read-dashboard.ts';
import type { Dashboard } from './use-dashboard.ts';

export function useRefresh({ id, mode }: Dashboard) {
  const client = useQueryClient();
  const last = useRef(Number.NEGATIVE_INFINITY);
  const [refreshing, setRefreshing] = useState(false);

  const refresh = useCallback(async () => {
    const now = performance.now();
    if (now - last.current < refreshThrottleMs) return;
    last.current = now;
    setRefreshing(true);
    const tasks = client
      .fetchQuery({
        queryKey: dashboardKey(id, 'tasks'),
        queryFn: ({ signal }) => fetchTaskRows(id, { refresh: true, signal }),
        staleTime: 0,
      })
      .catch(() => showToast({ title: messages.refreshFailed, tone: 'destructive' }));
    await Promise.allSettled([tasks, readDashboard(client, id, { mode, restart: true })]);
    setRefreshing(false);
  }, [client, id, mode]);

  return { refresh, refreshing };
}
