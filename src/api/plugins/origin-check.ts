import type { FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const ownSites = new Set(['same-origin', 'none']);

/**
 * Allows requests with neither `Origin` nor `Sec-Fetch-Site`, because they don't come from browsers and so don't
 * carry a visitor's cookies.
 */
export function checkOrigins(app: ApiInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (readingMethods.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin === undefined) {
      if (typeof site === 'string' && !ownSites.has(site)) throw new AppError('wrong-origin');
      return;
    }
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
