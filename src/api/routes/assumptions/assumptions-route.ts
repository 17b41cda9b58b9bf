import { AppError } from '#app/errors.ts';
import { assumptionsPatchSchema } from '#shared/schemas/rates.ts';
import { valueSummarySchema } from '#shared/schemas/value.ts';
import { mergeAssumptionsPatches } from '#shared/value/merge-assumptions.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, requireEditor } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams, editHeaders } from '../../http/params.ts';
import { requireChange } from '../../http/require-change.ts';

/** Roles that may carry a rate of their own in one audit. */
const roleRatesAtMost = 200;

/** Keeps changed assumptions with the audit; a visitor who may not tries them locally, without this call. */
export function registerAssumptionsRoute(app: ApiInstance, context: ApiContext): void {
  const { audits } = context.stores;
  app.patch(
    '/audits/:id/assumptions',
    {
      preHandler: requireEditor(context),
      schema: {
        tags: ['Editing'],
        summary: 'Changes assumptions of the value calculation; what is left out stays',
        description: 'For the owner and the operator. Answers the value in simple mode.',
        headers: editHeaders,
        params: auditParams,
        body: assumptionsPatchSchema,
        response: answers(valueSummarySchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      const change = requireChange(request.body);
      const { record } = await context.loadAudit(auditOf(request));
      const assumptions = mergeAssumptionsPatches(record.assumptions, change);
      if (Object.keys(assumptions.roleRatesUsdPerHour ?? {}).length > roleRatesAtMost) {
        throw new AppError('invalid-fields', {
          fields: { roleRatesUsdPerHour: `At most ${roleRatesAtMost} roles` },
        });
      }
      await audits.setAssumptions(id, assumptions, auditOf(request).seen);
      const revision = await audits.getRevision(id);
      if (!revision) throw new AppError('audit-not-found');
      const { findings } = await context.loadAudit({ id, revision: revision.revision });
      return findings.value.simple;
    },
  );
}
