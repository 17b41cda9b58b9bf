import { z } from 'zod';
import { adminActions } from '#storage/audit-log-store.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { linkToNext, pageQuery } from '../../http/paging.ts';

const entrySchema = z.object({
  id: z.number(),
  action: z.enum(adminActions),
  subject: z
    .string()
    .meta({ description: 'Domain, ID, browser, or reason; empty if the action concerns none of them' }),
  count: z.number(),
  details: z.string(),
  createdAt: z.iso.datetime(),
});

export function registerAuditLogRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/admin/trail',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Operator actions and sign-ins, including refused ones, newest first',
        querystring: pageQuery,
        response: answers(z.array(entrySchema)),
      },
    },
    async (request, reply) => {
      const { limit, before } = request.query;
      const entries = await context.stores.auditLog.listEntries({ limit, before });
      const link = linkToNext('/api/admin/trail', limit, entries);
      if (link) reply.header('link', link);
      return entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() }));
    },
  );
}
