import type { QueryClient } from '@tanstack/react-query';
import { coverageQuery } from '#web/lib/audit-queries.ts';
import {
  dashboardAuditQuery,
  dashboardStatsQuery,
  taskRowsQuery,
  workflowRowsQuery,
} from './dashboard-queries.ts';

const growing = [dashboardAuditQuery, dashboardStatsQuery, workflowRowsQuery, taskRowsQuery, coverageQuery];

/**
 * Reads again what grows while an audit is being made: audit, stats, workflows, tasks and the pages so far.
 * `restart` gives up reads that are under way, since they may tell of a moment before.
 */
export function refetchGrowing(client: QueryClient, id: number, options: { restart: boolean }): void {
  for (const query of growing) {
    const queryKey: readonly unknown[] = query(id).queryKey;
    void client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: options.restart });
  }
}
