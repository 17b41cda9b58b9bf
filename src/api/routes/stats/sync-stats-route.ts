import { z } from 'zod';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { loadNewest } from '../../audits/load-newest.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

/** This only derives the stats again from the stored rows, so anyone may request it. */
export function registerSyncStatsRoute(app: ApiInstance, context: ApiContext): void {
  app.post(
    '/audits/:id/sync-stats',
    {
      schema: {
        tags: ['Diagnosis'],
        summary: 'Recounts the workflows and tasks of a diagnosis',
        params: auditParams,
        response: answers(z.object({ success: z.literal(true) })),
      },
    },
    async (request) => {
      await loadNewest(context, request.params.id, { refresh: true });
      return { success: true as const };
    },
  );
}
