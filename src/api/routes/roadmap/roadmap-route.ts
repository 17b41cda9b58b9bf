import { roadmapSchema } from '#shared/schemas/roadmap.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerRoadmapRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/roadmap',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'What to introduce in 30, 60, and 90 days, and what should stay with people',
        params: auditParams,
        response: answers(roadmapSchema),
      },
    },
    async (request) => (await context.loadAudit(auditOf(request))).findings.roadmap,
  );
}
