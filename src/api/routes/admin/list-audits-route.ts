import { z } from 'zod';
import { auditKindSchema, auditStatusSchema } from '#shared/schemas/audit.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from '#shared/schemas/company.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { linkToNext, pageQuery } from '../../http/paging.ts';

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

export function registerListAuditsRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/admin/audits',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Every diagnosis, newest first; the Link header leads to the next page',
        querystring: pageQuery,
        response: answers(z.array(itemSchema)),
      },
    },
    async (request, reply) => {
      const { limit, before } = request.query;
      const audits = await context.stores.audits.listAudits({ limit, before });
      const link = linkToNext('/api/admin/audits', limit, audits);
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
