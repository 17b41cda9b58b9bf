import { z } from 'zod';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { requireOperator } from '../../visitor/operator-session.ts';

export function registerClearAuditsRoute(app: ApiInstance, context: ApiContext): void {
  app.delete(
    '/audits',
    {
      onRequest: requireOperator(context),
      schema: {
        tags: ['Operator'],
        summary: 'Deletes every diagnosis',
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const count = await context.stores.audits.deleteAllAudits();
      request.log.info({ event: 'audits-cleared', count });
      return { message: count === 1 ? '1 audit was deleted.' : `${count} audits were deleted.` };
    },
  );
}
