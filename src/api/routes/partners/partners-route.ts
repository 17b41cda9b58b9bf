import { z } from 'zod';
import { recommendedPartnerSchema } from '#shared/schemas/partner.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerPartnersRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/partners',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'Complementary solutions',
        params: auditParams,
        response: answers(z.array(recommendedPartnerSchema)),
      },
    },
    async (request) => (await context.loadAudit(auditOf(request))).findings.partners,
  );
}
