import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { troubleMessages } from '#storage/database-errors.ts';
import type { ApiDependencies, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';

const statusSchema = z.object({ status: z.string() });

/** `health` says that the process answers, `ready` that it can work: 503 while the database is away; both while it is damaged or its disk is full. */
export function registerHealthRoutes(app: ApiInstance, deps: Pick<ApiDependencies, 'database'>): void {
  app.get(
    '/health',
    {
      config: { rateLimit: false },
      schema: { tags: ['Service'], summary: 'Whether the server runs', response: answers(statusSchema) },
    },
    async () => {
      refuseTrouble(deps);
      return { status: 'ok' };
    },
  );

  app.get(
    '/ready',
    {
      config: { rateLimit: false },
      schema: {
        tags: ['Service'],
        summary: 'Whether the server can work',
        response: answers(statusSchema),
      },
    },
    async () => {
      refuseTrouble(deps);
      if (!(await deps.database.isUp())) throw new AppError('database-unavailable');
      return { status: 'ready' };
    },
  );
}

function refuseTrouble({ database }: Pick<ApiDependencies, 'database'>): void {
  const trouble = database.trouble();
  if (trouble !== null) throw new AppError('database-unavailable', { message: troubleMessages[trouble] });
}
