import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';

/** Requests that one process has in hand at the same time. */
export interface InFlightLimits {
  /** 200 dashboards ask for five parts each, all at once at worst. */
  reads: number;
  /** Writes that arrive, each of which may hold 1 MB; who sends slowly is one of these and keeps nobody from working. */
  arriving: number;
  /** Of those, from one address. */
  arrivingFromOne: number;
  /** Writes that are there and are worked on: more than this would wait in vain for the database on a slow machine. */
  writes: number;
}

export const defaultInFlightLimits: InFlightLimits = {
  reads: 2_000,
  arriving: 1_000,
  arrivingFromOne: 100,
  writes: 64,
};
const retryAfterSeconds = 2;

/**
 * Refuses what comes on top of that, so that memory is bounded however many ask. Health and metrics are always
 * answered. `byAddress` off, addresses have no share.
 */
export function limitInFlight(app: ApiInstance, limits: InFlightLimits, byAddress: boolean): void {
  const inHand = new Map<string, number>();
  // A place is given back however the request ends: answered, cut off or given up by the client.
  const take = (place: string, max: number, reply: FastifyReply) => {
    const taken = inHand.get(place) ?? 0;
    if (taken >= max) throw new AppError('too-many-requests', { retryAfterSeconds });
    inHand.set(place, taken + 1);
    reply.raw.once('close', () => {
      const left = (inHand.get(place) ?? 1) - 1;
      if (left > 0) inHand.set(place, left);
      else inHand.delete(place);
    });
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!isLimited(request)) return;
    if (isRead(request)) return take('reads', limits.reads, reply);
    if (byAddress) take(`from ${request.ip}`, limits.arrivingFromOne, reply);
    take('arriving', limits.arriving, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (isLimited(request) && !isRead(request)) take('writes', limits.writes, reply);
  });
}

const alwaysAnswered = new Set(['/api/health', '/api/ready', '/api/metrics']);

function isLimited(request: FastifyRequest): boolean {
  const { url } = request.routeOptions;
  return url?.startsWith('/api/') === true && !alwaysAnswered.has(url);
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}
