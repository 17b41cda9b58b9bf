import { z } from 'zod';
import { auditKindSchema, auditStatusSchema } from '#shared/schemas/audit.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from '#shared/schemas/company.ts';
import { auditSorts } from '#storage/audit-record.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { linkToNext, linkToOffset, offsetParam, pageQuery, searchParam } from '../../http/paging.ts';
import { readInstant } from '../../http/storable.ts';

const itemSchema = z.object({
  id: z.number(),
  kind: auditKindSchema,
  website: z.string(),
  domain: z.string(),
  companyType: companyTypeSchema,
  companySize: optionalCompanySizeSchema,
  status: auditStatusSchema,
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  stats: z.object({ tasksIdentified: z.number(), workflowsIdentified: z.number() }),
});

const path = '/api/admin/audits';
const example = 'Must be a date and time such as 2030-01-31T00:00:00Z';
const instantParam = z.iso
  .datetime({ offset: true, error: example })
  .refine((text) => readInstant(text) !== null, example);

const query = pageQuery.extend({
  search: searchParam.meta({ description: 'Part of the domain, or an audit’s ID' }),
  status: auditStatusSchema.optional(),
  from: instantParam.optional().meta({ description: 'Only audits created at or after this time' }),
  until: instantParam.optional().meta({ description: 'Only audits created before this time' }),
  sort: z.enum(auditSorts).optional().meta({ description: 'Newest first by default' }),
  order: z.enum(['asc', 'desc']).default('desc'),
  offset: offsetParam,
});

export function registerListAuditsRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/admin/audits',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Diagnoses, newest first by default; the Link header points to the next page',
        querystring: query,
        response: answers(z.array(itemSchema)),
      },
    },
    async (request, reply) => {
      const { limit, before, search, status, from, until, sort, order, offset } = request.query;
      const audits = await context.stores.audits.listAudits({
        limit,
        before: sort ? null : before,
        order: sort ? { by: sort, descending: order === 'desc', offset } : null,
        search,
        status,
        from: from ? new Date(from) : null,
        until: until ? new Date(until) : null,
      });
      const filter = { search, status, from, until };
      const link = sort
        ? linkToOffset(path, { limit, offset, count: audits.length }, { ...filter, sort, order })
        : linkToNext(path, limit, audits, filter);
      if (link) reply.header('link', link);
      return audits.map(({ tasksIdentified, workflowsIdentified, createdAt, completedAt, ...audit }) => ({
        ...audit,
        createdAt: createdAt.toISOString(),
        completedAt: completedAt?.toISOString() ?? null,
        stats: { tasksIdentified, workflowsIdentified },
      }));
    },
  );
}
