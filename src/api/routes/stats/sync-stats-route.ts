import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

/** Stats follow from the rows, so that syncing means deriving them anew; anyone may ask for it. */
export function registerSyncStatsRoute(app: ApiInstance, context: ApiContext): void {
  app.post(
    '/audits/:id/sync-stats',
    {
      schema: {
        tags: ['Diagnosis'],
        summary: 'Counts again from the rows',
        params: auditParams,
        response: answers(z.object({ success: z.literal(true) })),
      },
    },
    async (request) => {
      const { id } = request.params;
      const revision = await context.stores.audits.getRevision(id);
      if (!revision) throw new AppError('audit-not-found');
      await context.loadAudit({ id, revision: revision.revision, refresh: true });
      return { success: true as const };
    },
  );
}
