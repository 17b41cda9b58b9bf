import { z } from 'zod';
import { offeringSchema } from '#shared/schemas/offering.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerReadOfferingsRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/offerings',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'What the company offers, in its own words, with evidence',
        description: '`workflow` names the workflow that delivers it; null if none is known.',
        params: auditParams,
        response: answers(z.array(offeringSchema)),
      },
    },
    async (request) => (await context.loadAudit(auditOf(request))).offerings,
  );
}
