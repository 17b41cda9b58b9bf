import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { auditSchema } from '#shared/schemas/audit.ts';
import { companyTypeSchema } from '#shared/schemas/company.ts';
import { seenNotCountedSchema } from '#shared/schemas/seen-not-counted.ts';
import { statsSchema } from '#shared/schemas/stats.ts';
import { getJson, getTagged } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { parseGenerating, type SeenProgress } from '#web/lib/generating.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { statusPhrase } from '#web/lib/status-phrase.ts';
import { cleanOfferings } from '../rules/clean-offerings.ts';
import { cleanTasks } from '../rules/clean-tasks.ts';
import { cleanWorkflows } from '../rules/clean-workflows.ts';
import type { TaskRow } from '../rules/rows.ts';

/**
 * The dashboard also shows incomplete data, so its schemas are laxer than the shared ones, and its
 * parts have their own cache entries.
 */
const nullableStats = statsSchema.nullable().catch(null);
const dashboardAuditSchema = auditSchema.extend({
  stats: nullableStats,
  companyType: companyTypeSchema.catch('other'),
});
export type DashboardAudit = z.infer<typeof dashboardAuditSchema> & {
  tag: string | null;
};

type Part = 'snapshot' | 'audit' | 'stats' | 'offerings' | 'workflows' | 'seen-not-counted' | 'tasks';

export const dashboardKey = (id: number, part: Part) => [...queryKeys.audit(id), 'dashboard', part] as const;

export const parseDashboardAudit = (answer: unknown, tag: string | null): DashboardAudit => ({
  ...dashboardAuditSchema.parse(answer),
  tag,
});
export const parseDashboardStats = (answer: unknown) => nullableStats.parse(answer);
export const parseTaskRows = (answer: unknown): TaskRows => ({
  tasks: cleanTasks(answer),
  generating: parseGenerating(answer),
});

export const dashboardAuditQuery = (id: number) =>
  queryOptions({
    queryKey: dashboardKey(id, 'audit'),
    queryFn: async ({ signal }) => {
      const { body, tag } = await getTagged(`/api/audits/${id}`, signal);
      return parseDashboardAudit(body, tag);
    },
  });

export const dashboardStatsQuery = (id: number) =>
  queryOptions({
    queryKey: dashboardKey(id, 'stats'),
    staleTime: 5000,
    queryFn: async ({ signal }) => parseDashboardStats(await getJson(`/api/audits/${id}/stats`, signal)),
  });

export const workflowRowsQuery = (id: number) =>
  queryOptions({
    queryKey: dashboardKey(id, 'workflows'),
    queryFn: async ({ signal }) => cleanWorkflows(await getJson(`/api/audits/${id}/workflows`, signal)),
  });

export const offeringRowsQuery = (id: number) =>
  queryOptions({
    queryKey: dashboardKey(id, 'offerings'),
    queryFn: async ({ signal }) => cleanOfferings(await getJson(`/api/audits/${id}/offerings`, signal)),
  });

const seenNotCountedList = z.array(seenNotCountedSchema);
export const parseSeenNotCounted = (answer: unknown) => seenNotCountedList.parse(answer);

export const seenNotCountedQuery = (id: number) =>
  queryOptions({
    queryKey: dashboardKey(id, 'seen-not-counted'),
    queryFn: async ({ signal }) =>
      parseSeenNotCounted(await getJson(`/api/audits/${id}/seen-not-counted`, signal)),
  });

export interface TaskRows {
  tasks: TaskRow[];
  generating: SeenProgress | null;
}

export const taskRowsQuery = (id: number) =>
  queryOptions({
    queryKey: dashboardKey(id, 'tasks'),
    queryFn: ({ signal }) => fetchTaskRows(id, { signal }),
  });

/** `refresh` makes the server bypass its cache, at most once a second. */
export async function fetchTaskRows(
  id: number,
  options: { refresh?: boolean; signal?: AbortSignal } = {},
): Promise<TaskRows> {
  const query = options.refresh ? '?refresh=true' : '';
  const answer = await getJson(`/api/audits/${id}/tasks${query}`, options.signal).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(`Failed to fetch tasks: ${statusPhrase(error.status)}`, { cause: error });
  });
  return parseTaskRows(answer);
}
