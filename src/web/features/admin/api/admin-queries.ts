import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { auditExplanationSchema } from '#shared/schemas/explanation.ts';
import { healthReportSchema } from '#shared/schemas/health-report.ts';
import { getJson, getPage } from '#web/lib/api-client.ts';
import { isStatus } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const sessionSchema = z.object({ since: z.string(), expires: z.string() });

const adminAuditSchema = z.object({
  id: auditIdSchema,
  website: z.string(),
  domain: z.string(),
  status: z.string(),
  kind: z.string().optional(),
  createdAt: z.string().nullable(),
  stats: z.object({ tasksIdentified: z.number(), workflowsIdentified: z.number() }).nullish(),
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

const adminDeedSchema = z.object({
  id: z.number(),
  action: z.string(),
  subject: z.string(),
  count: z.number(),
  createdAt: z.string(),
});
export type AdminDeed = z.infer<typeof adminDeedSchema>;

/** The operator's session; null when nobody is signed in. */
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

/** What the list of audits is narrowed to; '' leaves it open. Days as the browser's own calendar has them. */
export interface AuditsFilter {
  search: string;
  status: string;
  fromDay: string;
  untilDay: string;
}

/** Audits that pass the filter, newest first. */
export function adminAuditsQuery(filter: AuditsFilter) {
  const query = new URLSearchParams();
  if (filter.search.trim()) query.set('search', filter.search.trim());
  if (filter.status) query.set('status', filter.status);
  if (filter.fromDay) query.set('from', startOfDay(filter.fromDay, 0));
  if (filter.untilDay) query.set('until', startOfDay(filter.untilDay, 1));
  const path = query.size > 0 ? `/api/admin/audits?${query}` : '/api/admin/audits';
  return pagedQuery('audits', path, adminAuditSchema, (one, other) =>
    (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
  );
}

export const adminSummaryQuery = queryOptions({
  queryKey: queryKeys.admin('summary'),
  queryFn: async ({ signal }) => adminSummarySchema.parse(await getJson('/api/admin/summary', signal)),
});

/** As many at once as one looks through. */
const atOnce = 50;

export const adminDomainsQuery = pagedQuery(
  'domains',
  `/api/admin/domains?limit=${atOnce}`,
  adminDomainSchema,
);
export const adminEnquiriesQuery = pagedQuery(
  'enquiries',
  `/api/admin/enquiries?limit=${atOnce}`,
  adminEnquirySchema,
);
export const adminSubscribersQuery = pagedQuery(
  'subscribers',
  `/api/admin/subscribers?limit=${atOnce}`,
  adminSubscriberSchema,
);
export const adminOutboxQuery = pagedQuery('outbox', `/api/admin/outbox?limit=${atOnce}`, adminMailSchema);
export const adminJobsQuery = pagedQuery('jobs', `/api/admin/jobs?limit=${atOnce}`, adminJobSchema);
export const adminTrailQuery = pagedQuery('trail', `/api/admin/trail?limit=${atOnce}`, adminDeedSchema);

export const adminHealthQuery = queryOptions({
  queryKey: queryKeys.admin('health'),
  queryFn: async ({ signal }) => healthReportSchema.parse(await getJson('/api/admin/health', signal)),
});

/** What of an explanation is asked for; '' leaves it open. */
export interface ExplanationSearch {
  /** Id or name of a workflow. */
  workflow: string;
  text: string;
}

/** Why a diagnosis says what it says, as far as the search asks for it. */
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

/** A list of the operator's that goes on page by page along the Link header; `data` is all that was read so far. */
function pagedQuery<Schema extends z.ZodType>(
  part: string,
  path: string,
  schema: Schema,
  order?: (one: z.infer<Schema>, other: z.infer<Schema>) => number,
) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.admin(part), path] as const,
    queryFn: async ({ pageParam, signal }) => {
      const page = await getPage(pageParam, signal);
      return { items: z.array(schema).parse(page.items), next: page.next };
    },
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    select: ({ pages }): z.infer<Schema>[] => {
      const items = pages.flatMap((page) => page.items);
      return order ? items.toSorted(order) : items;
    },
  });
}

function startOfDay(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
