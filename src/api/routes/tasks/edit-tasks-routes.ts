import { taskSchema } from '#shared/schemas/task.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answerEdit, editQuerySchema, withDashboard } from '../../audits/answer-edit.ts';
import { editTargetOf, requireEditor } from '../../audits/freshness.ts';
import { answers, created } from '../../http/answers.ts';
import { auditParams, editHeaders, idParam } from '../../http/params.ts';
import { requireChange } from '../../http/require-change.ts';
import { addTask, changeTask, removeTask } from '../../use-cases/edit-tasks.ts';
import { newTaskSchema, taskChangeSchema } from './task-bodies.ts';

const conflicts = 'For the owner and the operator. 409 `not-ended` while the diagnosis is running.';
const taskParams = auditParams.extend({ taskId: idParam });

export function registerEditTasksRoutes(app: ApiInstance, context: ApiContext): void {
  const preParsing = requireEditor(context);

  app.post(
    '/audits/:id/tasks',
    {
      preParsing,
      schema: {
        tags: ['Editing'],
        summary: 'Adds a task to a workflow',
        description: conflicts,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: auditParams,
        body: newTaskSchema,
        response: created(withDashboard(taskSchema)),
      },
    },
    async (request, reply) => {
      const added = await addTask(editTargetOf(context, request), request.body);
      return reply.code(201).send(await answerEdit(context, request, reply, added));
    },
  );

  app.patch(
    '/audits/:id/tasks/:taskId',
    {
      preParsing,
      schema: {
        tags: ['Editing'],
        summary: 'Changes a task or moves it to another workflow',
        description: conflicts,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: taskParams,
        body: taskChangeSchema,
        response: answers(withDashboard(taskSchema)),
      },
    },
    async (request, reply) => {
      const change = requireChange(request.body);
      const changed = await changeTask(editTargetOf(context, request), request.params.taskId, change);
      return answerEdit(context, request, reply, changed);
    },
  );

  app.delete(
    '/audits/:id/tasks/:taskId',
    {
      preParsing,
      schema: {
        tags: ['Editing'],
        summary: 'Deletes a task; returns what was deleted',
        description: conflicts,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: taskParams,
        response: answers(withDashboard(taskSchema)),
      },
    },
    async (request, reply) => {
      const removed = await removeTask(editTargetOf(context, request), request.params.taskId);
      return answerEdit(context, request, reply, removed);
    },
  );
}
