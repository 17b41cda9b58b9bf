import { statsSchema } from '#shared/schemas/stats.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerReadStatsRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/stats',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'The counts of a diagnosis and its overall progress',
        params: auditParams,
        response: answers(statsSchema),
      },
    },
    async (request) => (await context.loadAudit(auditOf(request))).stats,
  );
}
