import { assumptionsPatchSchema } from '#shared/schemas/rates.ts';
import { valueSummarySchema } from '#shared/schemas/value.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answerEdit, editQuerySchema, withDashboard } from '../../audits/answer-edit.ts';
import { editTargetOf, requireEditor } from '../../audits/freshness.ts';
import { loadNewest } from '../../audits/load-newest.ts';
import { answers } from '../../http/answers.ts';
import { auditParams, editHeaders } from '../../http/params.ts';
import { requireChange } from '../../http/require-change.ts';
import { changeAssumptions } from '../../use-cases/change-assumptions.ts';

export function registerAssumptionsRoute(app: ApiInstance, context: ApiContext): void {
  app.patch(
    '/audits/:id/assumptions',
    {
      preParsing: requireEditor(context),
      schema: {
        tags: ['Editing'],
        summary: 'Changes assumptions in the value calculation; omitted ones stay unchanged',
        description: 'For the owner and the operator. Returns the value in simple mode.',
        headers: editHeaders,
        querystring: editQuerySchema,
        params: auditParams,
        body: assumptionsPatchSchema,
        response: answers(withDashboard(valueSummarySchema)),
      },
    },
    async (request, reply) => {
      await changeAssumptions(editTargetOf(context, request), requireChange(request.body));
      const { findings } = await loadNewest(context, request.params.id);
      return answerEdit(context, request, reply, findings.value.simple);
    },
  );
}
