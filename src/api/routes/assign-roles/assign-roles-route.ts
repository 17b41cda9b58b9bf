import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { workflows as catalogueWorkflows } from '#catalogue/workflows/workflow-registry.ts';
import { chooseRole } from '#diagnosis/told/choose-role.ts';
import type { TaskRow, WorkflowRow } from '#storage/audit-record.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, requireEditor } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams, editHeaders, idParam } from '../../http/params.ts';

/** Gives every task of a workflow that has no role the one that usually does such work. */
export function registerAssignRolesRoute(app: ApiInstance, context: ApiContext): void {
  const { audits } = context.stores;
  app.post(
    '/audits/:id/workflows/:workflowId/assign-roles',
    {
      preHandler: requireEditor(context),
      schema: {
        tags: ['Editing'],
        summary: 'Assigns roles to the tasks of a workflow that have none',
        description:
          'For the owner and the operator. 404 `no-tasks` for a workflow without tasks, 409 `not-ended` while the diagnosis is being made.',
        headers: editHeaders,
        params: auditParams.extend({ workflowId: idParam }),
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const { id, workflowId } = request.params;
      const workflow = (await audits.listWorkflows(id)).find((row) => row.id === workflowId);
      if (!workflow) throw new AppError('workflow-not-found');
      const tasks = (await audits.listTasks(id)).filter((task) => task.workflowId === workflowId);
      if (tasks.length === 0) throw new AppError('no-tasks');
      const without = tasks.filter((task) => task.assignedRole === null);
      if (without.length === 0) return { message: 'Every task of this workflow already has a role.' };
      const roles = without.map((task) => ({ id: task.id, assignedRole: roleFor(task, workflow) }));
      await audits.assignRoles(id, workflowId, { tasks: roles }, auditOf(request).seen);
      return {
        message: `Roles assigned to ${without.length} ${without.length === 1 ? 'task' : 'tasks'}.`,
      };
    },
  );
}

/** The catalogue's own role where the task is one of its tasks, else the usual one. */
function roleFor(task: TaskRow, workflow: WorkflowRow): string {
  const definition = catalogueWorkflows.find(({ id }) => id === workflow.definitionId);
  const known = definition?.tasks.find(({ name }) => name === task.name);
  return known?.role ?? chooseRole({ task, workflow });
}
