import { z } from 'zod';
import { workflowSchema } from '#shared/schemas/workflow.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerReadWorkflowsRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/workflows',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'The workflows of a diagnosis, with evidence',
        params: auditParams,
        response: answers(z.array(workflowSchema)),
      },
    },
    async (request) => (await context.loadAudit(auditOf(request))).findings.workflows,
  );
}
