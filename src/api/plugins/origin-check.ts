import type { FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every write that a browser sends from another website: its `Origin` must be the host asked or
 * the public address. Clients that send no `Origin` carry no cookies of a victim and pass.
 */
export function checkOrigins(app: ApiInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || readingMethods.has(request.method)) return;
    if (!isOwnOrigin(origin, request, publicOrigin)) throw new AppError('wrong-origin');
  });
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const asked = `${protocol}//${request.host}`;
  return URL.canParse(asked) && new URL(asked).host === host;
}
