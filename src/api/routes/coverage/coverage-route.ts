import { coverageSchema } from '#shared/schemas/coverage.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { presentCoverage } from './present-coverage.ts';

export function registerCoverageRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/coverage',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'Which pages were read and what happened to the others; live while the scan runs',
        params: auditParams,
        response: answers(coverageSchema),
      },
    },
    async (request) => presentCoverage(await context.loadAudit(auditOf(request))),
  );
}
