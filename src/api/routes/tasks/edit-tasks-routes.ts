import { AppError } from '#app/errors.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { taskSchema } from '#shared/schemas/task.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, requireEditor } from '../../audits/freshness.ts';
import { answers, created } from '../../http/answers.ts';
import { auditParams, editHeaders, idParam } from '../../http/params.ts';
import { requireChange } from '../../http/require-change.ts';
import { newTaskSchema, taskChangeSchema } from './task-bodies.ts';
import { findWorkflowId, toNewTask, toTaskChange } from './to-task-change.ts';

const conflicts = 'For the owner and the operator. 409 `not-ended` while the diagnosis is being made.';
const taskParams = auditParams.extend({ taskId: idParam });

export function registerEditTasksRoutes(app: ApiInstance, context: ApiContext): void {
  const { audits } = context.stores;
  const preHandler = requireEditor(context);

  app.post(
    '/audits/:id/tasks',
    {
      preHandler,
      schema: {
        tags: ['Editing'],
        summary: 'Adds a task to a workflow',
        description: conflicts,
        headers: editHeaders,
        params: auditParams,
        body: newTaskSchema,
        response: created(taskSchema),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const workflowId = findWorkflowId(request.body, await audits.listWorkflows(id));
      if (workflowId === undefined) {
        throw new AppError('invalid-fields', { fields: { workflow: 'Associated workflow is required' } });
      }
      if ((await audits.listTasks(id)).length >= manualEntryLimits.tasks) {
        throw new AppError('invalid-fields', { message: `At most ${manualEntryLimits.tasks} tasks` });
      }
      const made = await audits.createTask(id, workflowId, toNewTask(request.body), auditOf(request).seen);
      return reply.code(201).send(made);
    },
  );

  app.patch(
    '/audits/:id/tasks/:taskId',
    {
      preHandler,
      schema: {
        tags: ['Editing'],
        summary: 'Changes a task or moves it to another workflow',
        description: conflicts,
        headers: editHeaders,
        params: taskParams,
        body: taskChangeSchema,
        response: answers(taskSchema),
      },
    },
    async (request) => {
      const { id, taskId } = request.params;
      const body = requireChange(request.body);
      const before = (await audits.listTasks(id)).find((task) => task.id === taskId);
      if (!before) throw new AppError('task-not-found');
      const workflowId = findWorkflowId(body, await audits.listWorkflows(id));
      const change = toTaskChange(body, before, workflowId);
      return audits.updateTask(id, taskId, change, auditOf(request).seen);
    },
  );

  app.delete(
    '/audits/:id/tasks/:taskId',
    {
      preHandler,
      schema: {
        tags: ['Editing'],
        summary: 'Deletes a task; answers what was deleted',
        description: conflicts,
        headers: editHeaders,
        params: taskParams,
        response: answers(taskSchema),
      },
    },
    async (request) => {
      const { id, taskId } = request.params;
      const deleted = (await audits.listTasks(id)).find((task) => task.id === taskId);
      if (!deleted) throw new AppError('task-not-found');
      await audits.deleteTask(id, taskId, auditOf(request).seen);
      return deleted;
    },
  );
}
