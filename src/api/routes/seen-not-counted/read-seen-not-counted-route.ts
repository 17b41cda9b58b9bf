import { z } from 'zod';
import { seenNotCountedSchema } from '#shared/schemas/seen-not-counted.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerReadSeenNotCountedRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/seen-not-counted',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'Work that the site mentions too briefly to count, each entry with a quote and the reason',
        description:
          'At most 12, those with `suggested` first (about as many of these are right as wrong), then the strongest; to add one, send its `definitionId` to `POST …/workflows`.',
        params: auditParams,
        response: answers(z.array(seenNotCountedSchema)),
      },
    },
    async (request) => (await context.loadAudit(auditOf(request))).seenNotCounted,
  );
}
