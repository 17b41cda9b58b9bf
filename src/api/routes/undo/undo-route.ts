import { z } from 'zod';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answerEdit, editQuerySchema, withDashboard } from '../../audits/answer-edit.ts';
import { editTargetOf, requireEditor } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams, editHeaders } from '../../http/params.ts';
import { undoEdit } from '../../use-cases/undo-edit.ts';

export function registerUndoRoute(app: ApiInstance, context: ApiContext): void {
  app.post(
    '/audits/:id/undo',
    {
      preParsing: requireEditor(context),
      schema: {
        tags: ['Editing'],
        summary: 'Undoes the latest change to workflows, tasks, or offerings',
        description:
          'For the owner and the operator; removed items come back with their evidence. 409 `nothing-to-undo` if there is no change, `not-ended` while the diagnosis is running.',
        headers: editHeaders,
        querystring: editQuerySchema,
        params: auditParams,
        response: answers(withDashboard(z.object({ message: z.string() }))),
      },
    },
    async (request, reply) => {
      await undoEdit(editTargetOf(context, request));
      return answerEdit(context, request, reply, { message: 'The last change was undone.' });
    },
  );
}
