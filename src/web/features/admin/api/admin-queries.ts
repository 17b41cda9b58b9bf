import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { auditExplanationSchema } from '#shared/schemas/explanation.ts';
import { healthReportSchema } from '#shared/schemas/health-report.ts';
import { getJson } from '#web/lib/api-client.ts';
import { isStatus } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { pagedQuery } from './paged-query.ts';

const atOnce = 25;
/** Divisible by two and three, so a full page of results fills every row of cards. */
const domainsAtOnce = 24;

const sessionSchema = z.object({ since: z.string(), expires: z.string() });

const adminAuditSchema = z.object({
  id: auditIdSchema,
  website: z.string(),
  domain: z.string().nullish(),
  status: z.string(),
  kind: z.string().optional(),
  createdAt: z.string().nullish(),
  stats: z
    .object({ tasksIdentified: z.number().nullish(), workflowsIdentified: z.number().nullish() })
    .nullish(),
});
export type AdminAudit = z.infer<typeof adminAuditSchema>;

const adminSummarySchema = z.object({
  totalAudits: z.number(),
  uniqueDomains: z.number(),
  completedAudits: z.number(),
});

const adminDomainSchema = z.object({
  domain: z.string(),
  count: z.number(),
  audits: z.array(z.object({ id: auditIdSchema, status: z.string() })),
});
export type AdminDomain = z.infer<typeof adminDomainSchema>;

const adminEnquirySchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  message: z.string(),
  companySize: z.string(),
  createdAt: z.string(),
});
export type AdminEnquiry = z.infer<typeof adminEnquirySchema>;

const adminSubscriberSchema = z.object({
  id: z.number(),
  auditId: auditIdSchema,
  domain: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  aiImportance: z.string(),
  verified: z.boolean(),
  createdAt: z.string(),
  unsubscribedAt: z.string().nullable(),
});
export type AdminSubscriber = z.infer<typeof adminSubscriberSchema>;

const adminMailSchema = z.object({
  id: z.number(),
  kind: z.string().optional(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.string(),
  attempts: z.number(),
  problem: z.string().nullable(),
  createdAt: z.string(),
});
export type AdminMail = z.infer<typeof adminMailSchema>;

const adminJobSchema = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.string(),
  subject: z.string(),
  auditId: auditIdSchema.nullable(),
  attempts: z.number(),
  reason: z.string().nullable(),
  createdAt: z.string(),
});
export type AdminJob = z.infer<typeof adminJobSchema>;

const adminActionSchema = z.object({
  id: z.number(),
  action: z.string(),
  subject: z.string(),
  count: z.number(),
  details: z.string(),
  createdAt: z.string(),
});
export type AdminAction = z.infer<typeof adminActionSchema>;

export const sessionQuery = queryOptions({
  queryKey: queryKeys.admin('session'),
  queryFn: async ({ signal }) => {
    try {
      return sessionSchema.parse(await getJson('/api/admin/session', signal));
    } catch (error) {
      if (isStatus(error, 401)) return null;
      throw error;
    }
  },
});

/** '' means any; days are in the browser's time zone. */
export const firstAuditsView = {
  search: '',
  status: '',
  fromDay: '',
  untilDay: '',
  sort: 'created',
  order: 'desc',
};
export type AuditsView = typeof firstAuditsView;

export function adminAuditsQuery(filter: AuditsView) {
  const query = new URLSearchParams({ limit: String(atOnce), sort: filter.sort, order: filter.order });
  if (filter.search.trim()) query.set('search', filter.search.trim());
  if (filter.status) query.set('status', filter.status);
  if (filter.fromDay) query.set('from', startOfDay(filter.fromDay, 0));
  if (filter.untilDay) query.set('until', startOfDay(filter.untilDay, 1));
  return pagedQuery('audits', `/api/admin/audits?${query}`, adminAuditSchema);
}

export const recentAuditsQuery = pagedQuery('audits', '/api/admin/audits', adminAuditSchema, (one, other) =>
  (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
);

export const adminSummaryQuery = queryOptions({
  queryKey: queryKeys.admin('summary'),
  queryFn: async ({ signal }) => adminSummarySchema.parse(await getJson('/api/admin/summary', signal)),
});

export const adminDomainsQuery = pagedQuery(
  'domains',
  `/api/admin/domains?limit=${domainsAtOnce}`,
  adminDomainSchema,
);
export const adminEnquiriesQuery = (limit = atOnce) =>
  pagedQuery('enquiries', `/api/admin/enquiries?limit=${limit}`, adminEnquirySchema);
export const adminSubscribersQuery = pagedQuery(
  'subscribers',
  `/api/admin/subscribers?limit=${atOnce}`,
  adminSubscriberSchema,
);
export const adminOutboxQuery = pagedQuery('outbox', `/api/admin/outbox?limit=${atOnce}`, adminMailSchema);
export const adminJobsQuery = pagedQuery('jobs', `/api/admin/jobs?limit=${atOnce}`, adminJobSchema);
export const auditLogQuery = (limit = atOnce) =>
  pagedQuery('trail', `/api/admin/trail?limit=${limit}`, adminActionSchema);

export const adminHealthQuery = queryOptions({
  queryKey: queryKeys.admin('health'),
  queryFn: async ({ signal }) => healthReportSchema.parse(await getJson('/api/admin/health', signal)),
});

export interface ExplanationSearch {
  workflow: string;
  text: string;
}

export function explanationQuery(id: number, { workflow, text }: ExplanationSearch) {
  const query = new URLSearchParams();
  if (workflow) query.set('workflow', workflow);
  if (text) query.set('text', text);
  const path = `/api/admin/audits/${id}/explanation${query.size > 0 ? `?${query}` : ''}`;
  return queryOptions({
    queryKey: [...queryKeys.admin('explanation'), path] as const,
    queryFn: async ({ signal }) => auditExplanationSchema.parse(await getJson(path, signal)),
  });
}

function startOfDay(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
