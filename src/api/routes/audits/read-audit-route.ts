import { auditSchema } from '#shared/schemas/audit.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { presentAudit } from './present-audit.ts';

export function registerReadAuditRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'A diagnosis: its status, input, and counts',
        params: auditParams,
        response: answers(auditSchema),
      },
    },
    async (request) => {
      const wanted = auditOf(request);
      return presentAudit(await context.loadAudit(wanted), wanted.mine);
    },
  );
}
