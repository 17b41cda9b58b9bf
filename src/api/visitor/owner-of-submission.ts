import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#storage/tokens.ts';
import { createFirstVisits } from './first-visits.ts';
import { readOwnerToken, setOwnerCookie } from './owner-cookie.ts';
import { tokenOfKey } from './owner-key.ts';

export type AsOwner = <Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  submit: (ownerHash: string) => Promise<Result>,
) => Promise<Result>;

/**
 * Without an owner cookie, identical concurrent submissions from one address and client count as
 * one visitor's. So do submissions with the same key, such as a retry after an answer was lost.
 */
export function createAsOwner(context: { now: () => Date; config: { publicUrl: string } }): AsOwner {
  const firstVisits = createFirstVisits(context.now);
  return async (request, reply, submit) => {
    const known = readOwnerToken(request) ?? tokenOfKey(request.headers['idempotency-key']);
    const visit = known === null ? firstVisits.join(keyOf(request), !isBrowser(request)) : null;
    const token = visit?.token ?? known ?? '';
    try {
      const result = await submit(hashToken(token));
      if (visit?.isFirst ?? true) setOwnerCookie(reply, token, context.config.publicUrl);
      return result;
    } finally {
      visit?.end();
    }
  };
}

/** Browsers send `Origin` with every write. Other clients may not keep cookies. */
function isBrowser(request: FastifyRequest): boolean {
  return request.headers.origin !== undefined;
}

function keyOf(request: FastifyRequest): string {
  const parts = [request.ip, request.headers['user-agent'] ?? '', request.url, request.body];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
