import { businessCaseSchema } from '#shared/schemas/business-case.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerBusinessCaseRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/business-case',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'One-time cost, monthly savings, and net after twelve months of the recommended modules',
        params: auditParams,
        response: answers(businessCaseSchema),
      },
    },
    async (request) => (await context.loadAudit(auditOf(request))).findings.businessCase,
  );
}
