import { z } from 'zod';
import { auditStatusSchema } from '#shared/schemas/audit.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { limitParam, linkTo, searchParam } from '../../http/paging.ts';
import { lookupText } from '../../http/storable.ts';

const idsPerDomain = 5;

const summarySchema = z.object({
  totalAudits: z.number(),
  uniqueDomains: z.number(),
  completedAudits: z.number(),
});

const domainSchema = z.object({
  domain: z.string().meta({ description: '`unknown` for audits without one' }),
  count: z.number(),
  audits: z.array(z.object({ id: z.number(), status: auditStatusSchema })),
});

const cursorParam = lookupText
  .regex(/^[1-9]\d{0,15}_/, 'Must be the value from a Link header')
  .max(300)
  .transform((text) => {
    const [count = ''] = text.split('_', 1);
    return { count: Number(count), domain: text.slice(count.length + 1) };
  });

const domainsQuery = z.object({
  limit: limitParam,
  before: cursorParam.optional().meta({ description: 'Where the next page begins, from the Link header' }),
  search: searchParam,
});

export function registerOverviewRoutes(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/admin/summary',
    {
      schema: {
        tags: ['Operator'],
        summary: 'The counts shown on the overview',
        response: answers(summarySchema),
      },
    },
    async () => context.stores.audits.summarize(),
  );

  app.get(
    '/admin/domains',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Domains by number of audits, with the newest audit IDs for each',
        querystring: domainsQuery,
        response: answers(z.array(domainSchema)),
      },
    },
    async (request, reply) => {
      const { limit, before, search } = request.query;
      const groups = await context.stores.audits.listDomains({ limit, after: before, search, idsPerDomain });
      const last = groups.at(-1);
      if (last && groups.length === limit) {
        reply.header('link', linkTo('/api/admin/domains', limit, `${last.count}_${last.domain}`, { search }));
      }
      return groups.map((group) => ({ ...group, domain: group.domain || 'unknown' }));
    },
  );
}
