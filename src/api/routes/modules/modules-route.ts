import { z } from 'zod';
import { orderByReturn } from '#shared/recommendations/order-by-return.ts';
import { recommendedModuleSchema } from '#shared/schemas/module.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerModulesRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/modules',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'Recommended modules with the tasks they support',
        params: auditParams,
        response: answers(z.array(recommendedModuleSchema)),
      },
    },
    async (request) => orderByReturn((await context.loadAudit(auditOf(request))).findings.modules),
  );
}
