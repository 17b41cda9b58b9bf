import { z } from 'zod';
import { auditStatusSchema } from '#shared/schemas/audit.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';

/** Audit ids that a domain's card shows. */
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

/** The counters and the domain cards of the operator's page, without reading every audit. */
export function registerOverviewRoutes(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/admin/summary',
    { schema: { tags: ['Operator'], summary: 'The counters', response: answers(summarySchema) } },
    async () => context.stores.audits.summarise(),
  );

  app.get(
    '/admin/domains',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Audits by domain, with the newest ids of each',
        response: answers(z.array(domainSchema)),
      },
    },
    async () => {
      const groups = await context.stores.audits.listDomains({ idsPerDomain });
      return groups.map((group) => ({ ...group, domain: group.domain || 'unknown' }));
    },
  );
}
