import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { leadDetailSchema, leadSchema, leadStatusSchema } from '#shared/schemas/lead.ts';
import { getJson } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { pagedQuery } from './paged-query.ts';

export const firstLeadView = { search: '', status: '', due: '', sort: 'latest', order: 'desc' };
export type LeadView = typeof firstLeadView;

const perPage = 25;

export function leadsSearch(view: LeadView, today: string): URLSearchParams {
  const query = new URLSearchParams({ sort: view.sort, order: view.order });
  if (view.search.trim()) query.set('search', view.search.trim());
  if (view.status) query.set('status', view.status);
  if (view.due) query.set('dueUntil', today);
  return query;
}

export function leadsQuery(view: LeadView, today: string) {
  const query = leadsSearch(view, today);
  query.set('limit', String(perPage));
  return pagedQuery('leads', `/api/admin/leads?${query}`, leadSchema);
}

export const leadCountsQuery = queryOptions({
  queryKey: queryKeys.admin('lead-counts'),
  queryFn: async ({ signal }) =>
    z.record(leadStatusSchema, z.number()).parse(await getJson('/api/admin/leads/counts', signal)),
});

export function leadQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.admin('lead'), id] as const,
    queryFn: async ({ signal }) => leadDetailSchema.parse(await getJson(`/api/admin/leads/${id}`, signal)),
  });
}
