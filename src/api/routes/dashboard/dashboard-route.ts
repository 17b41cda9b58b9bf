import { z } from 'zod';
import { dashboardSchema } from '#shared/schemas/dashboard.ts';
import { calculationModeSchema } from '#shared/schemas/value.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness, tagOf } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { presentDashboard } from './present-dashboard.ts';

const querySchema = z.object({
  mode: calculationModeSchema.default('simple'),
  refresh: z.string().optional().meta({ description: 'Bypasses every cache' }),
});

export function registerDashboardRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/dashboard',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'The whole diagnosis at one point in time, each part in the form its own endpoint returns',
        params: auditParams,
        querystring: querySchema,
        response: answers(dashboardSchema),
      },
    },
    async (request, reply) => {
      const audit = auditOf(request);
      const loaded = await context.loadAudit(audit);
      // The audit may have changed since the hook checked its revision.
      reply.header('etag', tagOf(context, loaded.record, audit.mine));
      return presentDashboard(loaded, audit.mine, request.query.mode);
    },
  );
}
