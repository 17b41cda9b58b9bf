import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, isToken } from '#storage/tokens.ts';
import { type HostCookie, setHostCookie } from './host-cookies.ts';

const ownerCookie: HostCookie = { name: 'compass-owner', path: '/', sameSite: 'lax' };
const oneYearSeconds = 365 * 24 * 60 * 60;

/** The browser's owner token; null if it sent none of ours. */
export function readOwnerToken(request: FastifyRequest): string | null {
  const token = request.cookies[ownerCookie.name];
  return isToken(token) ? token : null;
}

/** The hash under which this browser's audits are stored; null for a browser without an audit. */
export function readOwnerHash(request: FastifyRequest): string | null {
  const token = readOwnerToken(request);
  return token === null ? null : hashToken(token);
}

/** Lets the browser keep its owner token for another year, inaccessible to scripts. */
export function setOwnerCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  setHostCookie(reply, ownerCookie, token, { publicUrl, maxAge: oneYearSeconds });
}
