import { z } from 'zod';
import { comparisonSchema } from '#shared/schemas/comparison.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { auditParams, idParam } from '../../http/params.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';
import { compareScans } from '../../use-cases/compare-scans.ts';

export function registerComparisonRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/comparison',
    {
      // A comparison may analyze stored pages again, as an explanation does.
      config: { rateLimit: rateLimits.explanations },
      schema: {
        tags: ['Diagnosis'],
        summary:
          'Compares two scans of one website: what is new, gone, or changed, and the value then and now',
        description:
          "Each scan is analyzed by the current version if its pages are still stored; the owner's changes are not included. 409 `not-comparable` if the two are not scans of one website, `not-ended` while one is running; 429 above 30 a minute.",
        params: auditParams,
        querystring: z.object({ with: idParam.meta({ description: 'The other diagnosis' }) }),
        response: answers(comparisonSchema),
      },
    },
    (request) => compareScans(context, [request.params.id, request.query.with]),
  );
}
