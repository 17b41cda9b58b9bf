import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiInstance } from './api-types.ts';
import { validate } from './http/validate.ts';
import { defaultHttpTimeouts } from './http-timeouts.ts';
import { answerClientError, answerFrameworkError, handleErrors } from './plugins/error-handling.ts';
import { logRequests } from './plugins/request-log.ts';
import { closeUnusedConnections } from './plugins/unused-connections.ts';
import { registerHealthRoutes } from './routes/health/health-routes.ts';
import { type MetricsDependencies, registerMetricsRoute } from './routes/metrics/metrics-route.ts';

export async function createWorkerApp(
  deps: MetricsDependencies & Parameters<typeof registerHealthRoutes>[1] & { log: FastifyBaseLogger },
): Promise<ApiInstance> {
  const app: ApiInstance = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomBytes(8).toString('hex'),
    requestTimeout: defaultHttpTimeouts.requestMs,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(serializerCompiler);
  closeUnusedConnections(app);
  handleErrors(app);
  logRequests(app, deps.metrics);
  await app.register(cookie);
  await app.register(
    async (api: ApiInstance) => {
      registerHealthRoutes(api, deps);
      registerMetricsRoute(api, deps);
    },
    { prefix: '/api' },
  );
  return app;
}
