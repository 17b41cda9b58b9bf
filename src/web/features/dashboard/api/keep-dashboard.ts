import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type AuditStatus, auditStatusSchema, hasEnded } from '#shared/schemas/audit.ts';
import { dashboardSchema } from '#shared/schemas/dashboard.ts';
import type { CalculationMode } from '#shared/schemas/value.ts';
import type { TaggedAnswer } from '#web/lib/api-client.ts';
import {
  businessCaseQuery,
  coverageQuery,
  industryQuery,
  modulesQuery,
  partnersQuery,
  roadmapQuery,
  valueQuery,
} from '#web/lib/audit-queries.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { cleanOfferings } from '../rules/clean-offerings.ts';
import { cleanWorkflows } from '../rules/clean-workflows.ts';
import {
  dashboardAuditQuery,
  dashboardKey,
  dashboardStatsQuery,
  offeringRowsQuery,
  parseDashboardAudit,
  parseDashboardStats,
  parseSeenNotCounted,
  parseTaskRows,
  seenNotCountedQuery,
  taskRowsQuery,
  workflowRowsQuery,
} from './dashboard-queries.ts';

type Part = [
  query: { queryKey: readonly unknown[] },
  read: (body: unknown, tag: string | null) => unknown,
  isThere: (status: AuditStatus | null) => boolean,
];

const always = () => true;
const onceEnded = (status: AuditStatus | null) => status !== null && hasEnded(status);
const onceCompleted = (status: AuditStatus | null) => status === 'completed';
const { shape } = dashboardSchema;

const partsOf = (id: number, mode: CalculationMode): Record<string, Part> => ({
  audit: [dashboardAuditQuery(id), parseDashboardAudit, always],
  stats: [dashboardStatsQuery(id), parseDashboardStats, always],
  offerings: [offeringRowsQuery(id), cleanOfferings, onceEnded],
  seenNotCounted: [seenNotCountedQuery(id), parseSeenNotCounted, onceEnded],
  workflows: [workflowRowsQuery(id), cleanWorkflows, always],
  tasks: [taskRowsQuery(id), parseTaskRows, always],
  coverage: [coverageQuery(id), (body) => shape.coverage.parse(body), always],
  industry: [industryQuery(id), (body) => shape.industry.parse(body), onceEnded],
  value: [valueQuery(id, mode), (body) => shape.value.parse(body), onceCompleted],
  modules: [modulesQuery(id), (body) => shape.modules.parse(body), onceCompleted],
  partners: [partnersQuery(id), (body) => shape.partners.parse(body), onceCompleted],
  businessCase: [businessCaseQuery(id), (body) => shape.businessCase.parse(body), onceCompleted],
  roadmap: [roadmapQuery(id), (body) => shape.roadmap.parse(body), onceCompleted],
});

const statusSchema = z.object({ audit: z.object({ status: auditStatusSchema }) });

/** Caches the parts together, so that they show the same state. */
export function keepDashboard(
  client: QueryClient,
  id: number,
  mode: CalculationMode,
  { body, tag }: TaggedAnswer,
): void {
  const known = statusSchema.safeParse(body);
  const status = known.success ? known.data.audit.status : null;
  const kept = Object.entries(partsOf(id, mode)).flatMap(([name, [{ queryKey }, read, isThere]]) => {
    const part = (body as Record<string, unknown>)[name];
    if (part === undefined || !isThere(status)) return [];
    try {
      return [{ queryKey, data: read(part, tag) }];
    } catch {
      return [];
    }
  });
  for (const { queryKey } of kept) void client.cancelQueries({ queryKey, exact: true });
  notifyManager.batch(() => {
    for (const { queryKey, data } of kept) client.setQueryData(queryKey, data);
  });
}

export function keepChangedDashboard(
  client: QueryClient,
  id: number,
  mode: CalculationMode,
  answer: TaggedAnswer,
): void {
  void client.invalidateQueries({ queryKey: queryKeys.audit(id), refetchType: 'none' });
  keepDashboard(client, id, mode, answer);
  client.setQueryData(dashboardKey(id, 'snapshot'), answer.tag);
}
