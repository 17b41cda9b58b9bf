import type { ApiInstance } from '../api-types.ts';
import { truncateAddress } from '../http/addresses.ts';

/**
 * One line for each API request: what was asked by its route's pattern, never by its address, since
 * addresses may hold tokens and subscriber ids. Files of the browser part and health checks are `debug`.
 */
export function logRequests(app: ApiInstance): void {
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
    const quiet = !route.startsWith('/api/') || route === '/api/health' || route === '/api/ready';
    if (quiet) request.log.debug(line);
    else request.log.info(line);
  });
}
