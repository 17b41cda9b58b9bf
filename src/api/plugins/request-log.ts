import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProductMetrics } from '#metrics/product-metrics.ts';
import type { ApiInstance } from '../api-types.ts';
import { truncateAddress } from '../http/addresses.ts';

/** Logs the route's pattern, not the URL, because URLs may contain tokens and subscriber ids. */
export function logRequests(app: ApiInstance, metrics: ProductMetrics): void {
  app.addHook('onRequest', async (request, reply) => {
    nameRequest(request, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const line = {
      event: 'request',
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: truncateAddress(request.ip),
    };
    metrics.requestEnded({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    const quiet = !route.startsWith('/api/') || route === '/api/health' || route === '/api/ready';
    if (quiet) request.log.debug(line);
    else request.log.info(line);
  });
}

export function nameRequest(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
}
