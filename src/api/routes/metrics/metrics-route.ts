import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { HealthLevel } from '#shared/schemas/health-check.ts';
import type { ApiDependencies, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { findOperatorSession } from '../../visitor/operator-session.ts';

export type MetricsDependencies = Pick<
  ApiDependencies,
  'config' | 'database' | 'health' | 'metrics' | 'now'
> & {
  queue: Pick<ApiDependencies['queue'], 'countJobs'>;
  stores: Pick<ApiDependencies['stores'], 'operator' | 'outbox'>;
};

export function registerMetricsRoute(app: ApiInstance, deps: MetricsDependencies): void {
  app.get(
    '/metrics',
    {
      schema: {
        tags: ['Service'],
        summary: 'Metrics for this process in Prometheus text format',
        description:
          'For the signed-in operator, or with `Authorization: Bearer` and the METRICS_TOKEN. Job and email counts cover the whole installation.',
        response: answers(z.string()),
      },
    },
    async (request, reply) => {
      if (!hasToken(request, deps.config.metricsToken) && !(await findOperatorSession(deps, request)))
        throw new AppError('sign-in-required');
      const { database, queue, stores } = deps;
      const { totalCount, idleCount, waitingCount } = database.pool;
      const [databaseUp, checks] = await Promise.all([database.isUp(), deps.health.read()]);
      const counted = databaseUp
        ? Promise.all([queue.countJobs(), stores.outbox.countUnsettled()])
        : Promise.resolve([null, null]);
      const [jobs, mails] = await counted;
      const text = await deps.metrics.render({
        databaseUp,
        pool: { total: totalCount, idle: idleCount, waiting: waitingCount },
        jobs: jobs && { ...jobs },
        mails: mails && { ...mails },
        health: Object.fromEntries(
          checks.filter(({ level }) => level !== 'off').map(({ part, level }) => [part, levelValues[level]]),
        ),
      });
      return reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .header('cache-control', 'no-store')
        .serializer(String)
        .send(text);
    },
  );
}

const levelValues: Record<HealthLevel, number> = { off: 0, ok: 0, warning: 1, critical: 2 };

function hasToken(request: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
