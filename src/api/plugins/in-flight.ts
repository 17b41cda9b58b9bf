import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';
import { networkOf } from '../http/addresses.ts';
import type { InFlightLimits } from './in-flight-limits.ts';

const retryAfterSeconds = 2;

interface Arrival {
  network: string;
  since: number;
  leave(): void;
  cut(): void;
}

export function limitInFlight(app: ApiInstance, limits: InFlightLimits, byAddress: boolean): void {
  const inHand = new Map<string, number>();
  const arrivals = new Map<FastifyRequest, Arrival>();
  const isFull = (place: string, max: number) => (inHand.get(place) ?? 0) >= max;
  // 'close' also fires when the client goes away, so a slot is always released.
  const take = (place: string, max: number, reply: FastifyReply) => {
    if (isFull(place, max)) throw new AppError('too-many-requests', { retryAfterSeconds });
    inHand.set(place, (inHand.get(place) ?? 0) + 1);
    let taken = true;
    const release = () => {
      if (!taken) return;
      taken = false;
      const left = (inHand.get(place) ?? 1) - 1;
      if (left > 0) inHand.set(place, left);
      else inHand.delete(place);
    };
    reply.raw.once('close', release);
    return release;
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!isLimited(request)) return;
    if (isRead(request)) {
      take('reads', limits.reads, reply);
      return;
    }
    const network = networkOf(request.ip);
    const releases: (() => void)[] = [];
    if (byAddress) {
      releases.push(take(`from ${network}`, limits.arrivingFromOne, reply));
      if (isFull('arriving', limits.arriving)) makeRoom([...arrivals.values()], network, limits.slowAfterMs);
    }
    releases.push(take('arriving', limits.arriving, reply));
    const leave = () => {
      for (const release of releases) release();
      arrivals.delete(request);
    };
    const cut = () => {
      leave();
      request.raw.destroy();
    };
    arrivals.set(request, { network, since: performance.now(), leave, cut });
    reply.raw.once('close', () => arrivals.delete(request));
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!isLimited(request) || isRead(request)) return;
    arrivals.get(request)?.leave();
    take('writes', limits.writes, reply);
  });
}

function makeRoom(arrivals: readonly Arrival[], newcomer: string, slowAfterMs: number): void {
  const counts = new Map<string, number>();
  for (const { network } of arrivals) counts.set(network, (counts.get(network) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const own = (counts.get(newcomer) ?? 0) + 1;
  const oldest = arrivals.find(({ network }) => counts.get(network) === most);
  if (!oldest || own > most) return;
  if (own < most || performance.now() - oldest.since >= slowAfterMs) oldest.cut();
}

const alwaysAnswered = new Set(['/api/health', '/api/ready', '/api/metrics']);

function isLimited(request: FastifyRequest): boolean {
  const { url } = request.routeOptions;
  return url?.startsWith('/api/') === true && !alwaysAnswered.has(url);
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}
