import { AppError } from '#app/errors.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { type Workflow, workflowSchema } from '#shared/schemas/workflow.ts';
import { summariseWorkflow } from '#shared/stats/workflow-summary.ts';
import type { WorkflowRow } from '#storage/audit-record.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, requireEditor } from '../../audits/freshness.ts';
import { answers, created } from '../../http/answers.ts';
import { auditParams, editHeaders, idParam } from '../../http/params.ts';
import { requireChange } from '../../http/require-change.ts';
import { newWorkflowSchema, workflowChangeSchema } from './workflow-bodies.ts';

const whoAndWhen = 'For the owner and the operator. 409 `not-ended` while the diagnosis is being made';
const conflicts = `${whoAndWhen}, \`already-exists\` for a name that another workflow has.`;
const workflowParams = auditParams.extend({ workflowId: idParam });

/** How a workflow that somebody typed is known. */
const toldByHand = {
  definitionId: null,
  typedType: null,
  basis: 'told',
  performedBy: 'own',
} as const;

export function registerEditWorkflowsRoutes(app: ApiInstance, context: ApiContext): void {
  const { audits } = context.stores;
  const preHandler = requireEditor(context);

  const present = async (auditId: number, row: WorkflowRow): Promise<Workflow> => ({
    ...row,
    ...summariseWorkflow(await audits.listTasks(auditId, { workflow: row.name })),
  });

  app.post(
    '/audits/:id/workflows',
    {
      preHandler,
      schema: {
        tags: ['Editing'],
        summary: 'Adds a workflow',
        description: conflicts,
        headers: editHeaders,
        params: auditParams,
        body: newWorkflowSchema,
        response: created(workflowSchema),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if ((await audits.listWorkflows(id)).length >= manualEntryLimits.workflows) {
        throw new AppError('invalid-fields', { message: `At most ${manualEntryLimits.workflows} workflows` });
      }
      const { seen } = auditOf(request);
      const workflow = {
        ...request.body,
        ...toldByHand,
        evidence: [],
        description: request.body.description || null,
      };
      const row = await audits.createWorkflow(id, workflow, seen);
      return reply.code(201).send(await present(id, row));
    },
  );

  app.patch(
    '/audits/:id/workflows/:workflowId',
    {
      preHandler,
      schema: {
        tags: ['Editing'],
        summary: 'Changes a workflow; a new name follows into its tasks',
        description: conflicts,
        headers: editHeaders,
        params: workflowParams,
        body: workflowChangeSchema,
        response: answers(workflowSchema),
      },
    },
    async (request) => {
      const { id, workflowId } = request.params;
      const change = requireChange(request.body);
      return present(id, await audits.updateWorkflow(id, workflowId, change, auditOf(request).seen));
    },
  );

  app.delete(
    '/audits/:id/workflows/:workflowId',
    {
      preHandler,
      schema: {
        tags: ['Editing'],
        summary: 'Deletes a workflow with its tasks; answers what was deleted',
        description: `${whoAndWhen}.`,
        headers: editHeaders,
        params: workflowParams,
        response: answers(workflowSchema),
      },
    },
    async (request) => {
      const { id, workflowId } = request.params;
      const row = (await audits.listWorkflows(id)).find((workflow) => workflow.id === workflowId);
      if (!row) throw new AppError('workflow-not-found');
      const deleted = await present(id, row);
      await audits.deleteWorkflow(id, workflowId, auditOf(request).seen);
      return deleted;
    },
  );
}
