import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { getJson } from '#web/lib/api-client.ts';
import { isStatus } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const sessionSchema = z.object({ since: z.string(), expires: z.string() });

const adminAuditSchema = z.object({
  id: auditIdSchema,
  website: z.string(),
  domain: z.string(),
  status: z.string(),
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

/** Every audit, newest first. */
export const adminAuditsQuery = queryOptions({
  queryKey: queryKeys.admin('audits'),
  queryFn: async ({ signal }) =>
    newestFirst(z.array(adminAuditSchema).parse(await getJson('/api/admin/audits', signal))),
});

export const adminSummaryQuery = queryOptions({
  queryKey: queryKeys.admin('summary'),
  queryFn: async ({ signal }) => adminSummarySchema.parse(await getJson('/api/admin/summary', signal)),
});

export const adminDomainsQuery = queryOptions({
  queryKey: queryKeys.admin('domains'),
  queryFn: async ({ signal }) =>
    z.array(adminDomainSchema).parse(await getJson('/api/admin/domains', signal)),
});

export const adminEnquiriesQuery = queryOptions({
  queryKey: queryKeys.admin('enquiries'),
  queryFn: async ({ signal }) =>
    z.array(adminEnquirySchema).parse(await getJson('/api/admin/enquiries', signal)),
});

/** Outgoing mail, newest first: as much as one looks through. */
export const adminOutboxQuery = queryOptions({
  queryKey: queryKeys.admin('outbox'),
  queryFn: async ({ signal }) =>
    z.array(adminMailSchema).parse(await getJson('/api/admin/outbox?limit=50', signal)),
});

function newestFirst(audits: AdminAudit[]): AdminAudit[] {
  return audits.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));
}
