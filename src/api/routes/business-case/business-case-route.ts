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
        summary: 'What the recommended modules cost once, save each month, and net after twelve months',
        params: auditParams,
        response: answers(businessCaseSchema),
      },
    },
    async (request) => (await context.loadAudit(auditOf(request))).findings.businessCase,
  );
}
