import { z } from 'zod';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answerEdit, editQuerySchema, withDashboard } from '../../audits/answer-edit.ts';
import { editTargetOf, requireEditor } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams, editHeaders, idParam } from '../../http/params.ts';
import { assignRoles } from '../../use-cases/assign-roles.ts';

export function registerAssignRolesRoute(app: ApiInstance, context: ApiContext): void {
  app.post(
    '/audits/:id/workflows/:workflowId/assign-roles',
    {
      preParsing: requireEditor(context),
      schema: {
        tags: ['Editing'],
        summary: "Assigns roles to a workflow's tasks that have none",
        description:
          'For the owner and the operator. 404 `no-tasks` for a workflow without tasks, 409 `not-ended` while the diagnosis is running.',
        headers: editHeaders,
        querystring: editQuerySchema,
        params: auditParams.extend({ workflowId: idParam }),
        response: answers(withDashboard(z.object({ message: z.string() }))),
      },
    },
    async (request, reply) => {
      const count = await assignRoles(editTargetOf(context, request), request.params.workflowId);
      return answerEdit(context, request, reply, { message: messageOf(count) });
    },
  );
}

function messageOf(count: number): string {
  if (count === 0) return 'Every task in this workflow already has a role.';
  return count === 1 ? 'Assigned a role to 1 task.' : `Assigned roles to ${count} tasks.`;
}
