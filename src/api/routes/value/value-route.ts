import { z } from 'zod';
import { calculationModeSchema, valueSummarySchema } from '#shared/schemas/value.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerValueRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/value',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'Hours and USD per month, with their ranges, their inputs, and a line for each task',
        params: auditParams,
        querystring: z.object({ mode: calculationModeSchema.default('simple') }),
        response: answers(valueSummarySchema),
      },
    },
    async (request) => (await context.loadAudit(auditOf(request))).findings.value[request.query.mode],
  );
}
