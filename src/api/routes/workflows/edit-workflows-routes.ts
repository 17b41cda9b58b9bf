import { workflowSchema } from '#shared/schemas/workflow.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answerEdit, editQuerySchema, withDashboard } from '../../audits/answer-edit.ts';
import { editTargetOf, requireEditor } from '../../audits/freshness.ts';
import { answers, created } from '../../http/answers.ts';
import { auditParams, editHeaders, idParam } from '../../http/params.ts';
import { requireChange } from '../../http/require-change.ts';
import { addWorkflow, changeWorkflow, removeWorkflow } from '../../use-cases/edit-workflows.ts';
import { newWorkflowSchema, workflowChangeSchema } from './workflow-bodies.ts';

const whoAndWhen = 'For the owner and the operator. 409 `not-ended` while the diagnosis is running';
const conflicts = `${whoAndWhen}, \`already-exists\` if another workflow has that name.`;
const workflowParams = auditParams.extend({ workflowId: idParam });

export function registerEditWorkflowsRoutes(app: ApiInstance, context: ApiContext): void {
  const preParsing = requireEditor(context);

  app.post(
    '/audits/:id/workflows',
    {
      preParsing,
      schema: {
        tags: ['Editing'],
        summary: 'Adds a workflow',
        description: conflicts,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: auditParams,
        body: newWorkflowSchema,
        response: created(withDashboard(workflowSchema)),
      },
    },
    async (request, reply) => {
      const added = await addWorkflow(editTargetOf(context, request), request.body);
      return reply.code(201).send(await answerEdit(context, request, reply, added));
    },
  );

  app.patch(
    '/audits/:id/workflows/:workflowId',
    {
      preParsing,
      schema: {
        tags: ['Editing'],
        summary: 'Changes a workflow; a new name also applies to its tasks',
        description: conflicts,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: workflowParams,
        body: workflowChangeSchema,
        response: answers(withDashboard(workflowSchema)),
      },
    },
    async (request, reply) => {
      const change = requireChange(request.body);
      const target = editTargetOf(context, request);
      const changed = await changeWorkflow(target, request.params.workflowId, change);
      return answerEdit(context, request, reply, changed);
    },
  );

  app.delete(
    '/audits/:id/workflows/:workflowId',
    {
      preParsing,
      schema: {
        tags: ['Editing'],
        summary: 'Deletes a workflow with its tasks; returns what was deleted',
        description: `${whoAndWhen}.`,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: workflowParams,
        response: answers(withDashboard(workflowSchema)),
      },
    },
    async (request, reply) => {
      const removed = await removeWorkflow(editTargetOf(context, request), request.params.workflowId);
      return answerEdit(context, request, reply, removed);
    },
  );
}
