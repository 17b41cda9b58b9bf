import type { FastifyRequest } from 'fastify';
import { hashToken } from '#storage/tokens.ts';

/**
 * The token that a submission's own key stands for; null where it is none. Only its sender knows the key, so whoever shows it
 * again is the same visitor.
 */
export function tokenOfKey(key: string | string[] | undefined): string | null {
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return null;
  return hashToken(`submission ${key}`);
}

/** The hash under which a frame on another site owns its diagnosis, which has no cookie to show; null for everybody else. */
export function readKeyOwnerHash(request: FastifyRequest): string | null {
  const token = tokenOfKey(request.headers['compass-owner-key']);
  return token === null ? null : hashToken(token);
}
