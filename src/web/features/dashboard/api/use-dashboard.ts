import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasEnded } from '#shared/schemas/audit.ts';
import type { CalculationMode } from '#shared/schemas/value.ts';
import {
  coverageQuery,
  industryQuery,
  modulesQuery,
  partnersQuery,
  valueQuery,
} from '#web/lib/audit-queries.ts';
import { type ListCounts, missingLists } from '../rules/missing-lists.ts';
import { isRunning } from '../rules/status.ts';
import {
  dashboardAuditQuery,
  dashboardStatsQuery,
  offeringRowsQuery,
  seenNotCountedQuery,
  taskRowsQuery,
  workflowRowsQuery,
} from './dashboard-queries.ts';
import { snapshotQuery } from './read-dashboard.ts';
import { usePart } from './use-part.ts';

export function useDashboard(id: number, mode: CalculationMode) {
  const snapshot = useQuery(snapshotQuery(id, mode));
  const audit = usePart({ ...dashboardAuditQuery(id), enabled: snapshot.isFetched });
  const status = audit.data?.status ?? null;
  const known = status !== null;
  const completed = status === 'completed';

  const stats = usePart({ ...dashboardStatsQuery(id), enabled: known });
  const workflows = usePart({ ...workflowRowsQuery(id), enabled: known });
  const ended = known && hasEnded(status);
  const offerings = usePart({ ...offeringRowsQuery(id), enabled: ended });
  const seenNotCounted = usePart({ ...seenNotCountedQuery(id), enabled: ended });
  const tasks = usePart({ ...taskRowsQuery(id), enabled: known });
  const coverage = usePart({ ...coverageQuery(id), enabled: known });
  const industry = usePart({ ...industryQuery(id), enabled: ended });
  const modules = usePart({ ...modulesQuery(id), enabled: completed });
  const partners = usePart({ ...partnersQuery(id), enabled: completed });
  const value = usePart({
    ...valueQuery(id, mode),
    enabled: completed,
    // Keeps the other mode's figures until this one's arrive, so that open details stay open.
    placeholderData: keepPreviousData,
  });

  const counts: ListCounts = useMemo(
    () => ({
      workflows: workflows.data?.length ?? null,
      tasks: tasks.data?.tasks.length ?? null,
      modules: modules.data?.length ?? null,
      partners: partners.data?.length ?? null,
    }),
    [workflows.data, tasks.data, modules.data, partners.data],
  );
  const coverageSettled = coverage.isSuccess || coverage.isError;
  const missing = useMemo(
    () => (completed && coverageSettled ? missingLists(counts, coverage.data) : []),
    [completed, coverageSettled, counts, coverage.data],
  );

  return {
    id,
    mode,
    status,
    running: known && isRunning(status),
    audit,
    retry: snapshot.refetch,
    stats,
    offerings,
    workflows,
    seenNotCounted,
    tasks,
    coverage,
    industry,
    modules,
    partners,
    value,
    counts,
    missing,
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
