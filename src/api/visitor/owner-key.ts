import type { FastifyRequest } from 'fastify';
import { hashToken } from '#storage/tokens.ts';

/**
 * The token derived from a submission's own key; null if there is none. Only its sender knows the key, so someone who
 * presents it again is the same visitor.
 */
export function tokenOfKey(key: string | string[] | undefined): string | null {
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return null;
  return hashToken(`submission ${key}`);
}

/** The hash under which a frame on another site, which has no cookies, owns its diagnosis; null for everyone else. */
export function readKeyOwnerHash(request: FastifyRequest): string | null {
  const token = tokenOfKey(request.headers['compass-owner-key']);
  return token === null ? null : hashToken(token);
}
