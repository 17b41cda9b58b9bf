import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';

/** Requests that one process works on at the same time. */
export interface InFlightLimits {
  /** 200 dashboards ask for five parts each, all at once at worst. */
  reads: number;
  /** Each may hold a body of 1 MB until the database has taken it. */
  writes: number;
}

export const defaultInFlightLimits: InFlightLimits = { reads: 2_000, writes: 200 };
const retryAfterSeconds = 2;

/**
 * Refuses what comes on top of that before a byte of its body is read, so that memory is bounded however many ask. Health
 * and metrics are always answered.
 */
export function limitInFlight(app: ApiInstance, limits: InFlightLimits): void {
  const underWay = { reads: 0, writes: 0 };
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions;
    if (!url?.startsWith('/api/') || alwaysAnswered.has(url)) return;
    const kind = request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'writes';
    if (underWay[kind] >= limits[kind]) throw new AppError('too-many-requests', { retryAfterSeconds });
    underWay[kind] += 1;
    // However it ends: answered, cut off or given up by the client.
    reply.raw.once('close', () => {
      underWay[kind] -= 1;
    });
  });
}

const alwaysAnswered = new Set(['/api/health', '/api/ready', '/api/metrics']);
