import { type Industry, industrySchema } from '#shared/schemas/industry.ts';
import type { AuditRecord } from '#storage/audit-record.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerIndustryRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/industry',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'The industry chosen, weighed against what the site shows',
        params: auditParams,
        response: answers(industrySchema),
      },
    },
    async (request) => {
      const { record } = await context.loadAudit(auditOf(request));
      return record.industry ?? undetected(record);
    },
  );
}

/** Before the site is read, and for a manual entry, only the choice is known. */
function undetected(record: AuditRecord): Industry {
  return { chosen: record.companyType, detected: 'unknown', detail: null, confidence: 0, reasons: [] };
}
