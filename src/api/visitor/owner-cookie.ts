import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, isToken } from '#storage/tokens.ts';
import { type HostCookie, setHostCookie } from './host-cookies.ts';

const ownerCookie: HostCookie = { name: 'compass-owner', path: '/', sameSite: 'lax' };
const oneYearSeconds = 365 * 24 * 60 * 60;

export function readOwnerToken(request: FastifyRequest): string | null {
  const token = request.cookies[ownerCookie.name];
  return isToken(token) ? token : null;
}

export function readOwnerHash(request: FastifyRequest): string | null {
  const token = readOwnerToken(request);
  return token === null ? null : hashToken(token);
}

export function setOwnerCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  setHostCookie(reply, ownerCookie, token, { publicUrl, maxAge: oneYearSeconds });
}
