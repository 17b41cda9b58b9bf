import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { worstLevel } from '#shared/schemas/health-check.ts';
import { troubleMessages } from '#storage/database-errors.ts';
import type { ApiDependencies, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';

const statusSchema = z.object({ status: z.string() });
const readySchema = statusSchema.extend({
  worker: z.enum(['running', 'none']).meta({
    description: 'Whether any worker is running; with `none`, scans wait until one starts',
  }),
  health: z.enum(['ok', 'warning', 'critical']).meta({
    description: 'The most severe state that the operator sees under Health',
  }),
});

/**
 * `/ready` fails while the database is unavailable. `/health` and `/ready` fail while the database is damaged or
 * its disk is full.
 */
export function registerHealthRoutes(
  app: ApiInstance,
  deps: Pick<ApiDependencies, 'database' | 'health'> & { queue: Pick<ApiDependencies['queue'], 'hasWorker'> },
): void {
  app.get(
    '/health',
    {
      config: { rateLimit: false },
      schema: {
        tags: ['Service'],
        summary: 'Whether the server is running',
        response: answers(statusSchema),
      },
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
        summary: 'Whether the server is ready and a worker is running',
        response: answers(readySchema),
      },
    },
    async () => {
      refuseTrouble(deps);
      if (!(await deps.database.isUp())) throw new AppError('database-unavailable');
      return {
        status: 'ready',
        worker: (await deps.queue.hasWorker()) ? ('running' as const) : ('none' as const),
        health: worstLevel(await deps.health.read()),
      };
    },
  );
}

function refuseTrouble({ database }: Pick<ApiDependencies, 'database'>): void {
  const trouble = database.trouble();
  if (trouble !== null) throw new AppError('database-unavailable', { message: troubleMessages[trouble] });
}
