import { z } from 'zod';
import { generatingSchema } from '#shared/schemas/progress.ts';
import { taskSchema } from '#shared/schemas/task.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { presentTasks } from './present-tasks.ts';

const querySchema = z.object({
  workflow: z.string().optional().meta({ description: 'Exact name of a workflow, to get only its tasks' }),
  refresh: z.string().optional().meta({ description: 'Bypasses every cache' }),
});

export function registerReadTasksRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/tasks',
    {
      preHandler: checkFreshness(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'The tasks of a diagnosis; while it is running, its progress',
        params: auditParams,
        querystring: querySchema,
        response: answers(z.union([z.array(taskSchema), generatingSchema])),
      },
    },
    async (request) => {
      const tasks = presentTasks(await context.loadAudit(auditOf(request)));
      const { workflow } = request.query;
      if (workflow === undefined || !Array.isArray(tasks)) return tasks;
      return tasks.filter((task) => task.workflow === workflow);
    },
  );
}
