import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { postJson } from '#web/lib/api-client.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { countRows, statsDisagree } from '../rules/compare-stats.ts';
import { syncFollowUpMs } from '../rules/timing.ts';
import { dashboardStatsQuery, taskRowsQuery } from './dashboard-queries.ts';
import type { Dashboard } from './use-dashboard.ts';

/** Requests only one sync for the same counts, so a permanent difference doesn't cause a loop. */
export function useStatsSync({ id, status, stats, tasks }: Dashboard): void {
  const client = useQueryClient();
  const askedFor = useRef('');
  const { mutate } = useMutation({
    mutationFn: async () => {
      showToast({ title: messages.syncStarted });
      return postJson(`/api/audits/${id}/sync-stats`);
    },
    onSuccess: () => {
      showToast({ title: messages.statsUpdated });
      setTimeout(() => {
        for (const query of [taskRowsQuery(id), dashboardStatsQuery(id)]) {
          void client.refetchQueries({ queryKey: query.queryKey as readonly unknown[], exact: true });
        }
      }, syncFollowUpMs);
    },
    onError: () => showToast({ ...messages.syncFailed, tone: 'destructive' }),
  });

  const settled =
    status === 'completed' && stats.isFetched && tasks.isSuccess && !stats.isFetching && !tasks.isFetching;
  const rows = tasks.data?.tasks;
  const counts = stats.data ?? null;
  useEffect(() => {
    if (!settled || rows === undefined || !statsDisagree(counts, rows)) return;
    const wanted = JSON.stringify([id, countRows(rows)]);
    if (askedFor.current === wanted) return;
    askedFor.current = wanted;
    mutate();
  }, [settled, id, rows, counts, mutate]);
}
