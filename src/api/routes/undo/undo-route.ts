import { z } from 'zod';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, requireEditor } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams, editHeaders } from '../../http/params.ts';

/** Takes back the newest change of workflows and tasks, with everything that belonged to them. */
export function registerUndoRoute(app: ApiInstance, context: ApiContext): void {
  app.post(
    '/audits/:id/undo',
    {
      preHandler: requireEditor(context),
      schema: {
        tags: ['Editing'],
        summary: 'Takes back the newest change of workflows and tasks',
        description:
          'For the owner and the operator; what was removed comes back with its evidence. 409 `nothing-to-undo` where there is no change, `not-ended` while the diagnosis is being made.',
        headers: editHeaders,
        params: auditParams,
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      await context.stores.audits.undoEdit(request.params.id, auditOf(request).seen);
      return { message: 'The last change was taken back.' };
    },
  );
}
