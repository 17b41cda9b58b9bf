import { industrySchema } from '#shared/schemas/industry.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { presentIndustry } from './present-industry.ts';

export function registerIndustryRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/industry',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'The chosen industry, compared with what the site shows',
        params: auditParams,
        response: answers(industrySchema),
      },
    },
    async (request) => presentIndustry((await context.loadAudit(auditOf(request))).record),
  );
}
