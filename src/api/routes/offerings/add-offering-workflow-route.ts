import { workflowSchema } from '#shared/schemas/workflow.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answerEdit, editQuerySchema, withDashboard } from '../../audits/answer-edit.ts';
import { editTargetOf, requireEditor } from '../../audits/freshness.ts';
import { created } from '../../http/answers.ts';
import { editHeaders } from '../../http/params.ts';
import { addWorkflowOfOffering } from '../../use-cases/edit-workflows.ts';
import { offeringParams, whoAndWhen } from './edit-offerings-routes.ts';

export function registerAddOfferingWorkflowRoute(app: ApiInstance, context: ApiContext): void {
  app.post(
    '/audits/:id/offerings/:offeringId/workflow',
    {
      preParsing: requireEditor(context),
      schema: {
        tags: ['Editing'],
        summary: 'Adds the workflow that delivers an offering, with its usual tasks',
        description:
          `The workflow has the name and the quotes of the offering. Its tasks are those of the catalog for such an ` +
          `offering, or else those of any such service. ${whoAndWhen}, \`already-exists\` if a workflow has that name.`,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: offeringParams,
        response: created(withDashboard(workflowSchema)),
      },
    },
    async (request, reply) => {
      const target = editTargetOf(context, request);
      const added = await addWorkflowOfOffering(target, request.params.offeringId);
      return reply.code(201).send(await answerEdit(context, request, reply, added));
    },
  );
}
