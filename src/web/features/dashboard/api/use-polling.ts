import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { coverageQuery } from '#web/lib/audit-queries.ts';
import { pollIntervalMs } from '../rules/timing.ts';
import {
  dashboardAuditQuery,
  dashboardStatsQuery,
  taskRowsQuery,
  workflowRowsQuery,
} from './dashboard-queries.ts';

/** While an audit is being made: reads audit, stats, workflows, tasks and the pages so far every three seconds. */
export function usePolling(id: number, running: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      for (const query of polledQueries(id)) void client.refetchQueries(query, { cancelRefetch: false });
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [client, id, running]);
}

function polledQueries(id: number) {
  return [dashboardAuditQuery, dashboardStatsQuery, workflowRowsQuery, taskRowsQuery, coverageQuery].map(
    (query) => ({
      queryKey: query(id).queryKey as readonly unknown[],
      exact: true,
    }),
  );
}
