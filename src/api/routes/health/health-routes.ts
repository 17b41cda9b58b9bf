import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiDependencies, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';

const statusSchema = z.object({ status: z.string() });

/** `health` says that the process answers, `ready` that it can work: 503 while the database is away. */
export function registerHealthRoutes(app: ApiInstance, deps: Pick<ApiDependencies, 'database'>): void {
  app.get(
    '/health',
    {
      config: { rateLimit: false },
      schema: { tags: ['Service'], summary: 'Whether the server runs', response: answers(statusSchema) },
    },
    async () => ({ status: 'ok' }),
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
      if (!(await deps.database.isUp())) throw new AppError('database-unavailable');
      return { status: 'ready' };
    },
  );
}
