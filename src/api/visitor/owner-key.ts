import type { FastifyRequest } from 'fastify';
import { hashToken } from '#storage/tokens.ts';

/** Only the sender knows the key, so a request with the same key comes from the same visitor. */
export function tokenOfKey(key: string | string[] | undefined): string | null {
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return null;
  return hashToken(`submission ${key}`);
}

export function readKeyOwnerHash(request: FastifyRequest): string | null {
  const token = tokenOfKey(request.headers['compass-owner-key']);
  return token === null ? null : hashToken(token);
}
