// Cookies that only this very host can set: where the public address is https, browsers hold `__Host-` names to that.
import type { FastifyReply } from 'fastify';
import type { ApiInstance } from '../api-types.ts';

/** A cookie under its plain name, and the path it has under it; under its `__Host-` name the path is always `/`. */
export interface HostCookie {
  name: `compass-${string}`;
  path: string;
  sameSite: 'lax' | 'strict';
}

const prefix = '__Host-';
const ownName = 'compass-';

/**
 * Until when plain names still count on https: releases before gave out no others, for a year at the longest. After it a
 * neighboring host can no longer hand a browser a token of its own.
 */
const plainNamesUntil = new Date('2028-01-01T00:00:00Z');

/** Gives every `__Host-` cookie of ours under its plain name; it wins over one that was sent under that name. */
export function readHostCookies(app: ApiInstance, publicUrl: string, now: () => Date): void {
  if (!isHttps(publicUrl)) return;
  app.addHook('onRequest', async (request) => {
    const sent = Object.entries(request.cookies);
    const countsPlain = now() < plainNamesUntil;
    const plain = sent.filter(([name]) => countsPlain || !name.startsWith(ownName));
    const bound = sent.filter(([name]) => name.startsWith(prefix + ownName));
    request.cookies = Object.fromEntries([
      ...plain,
      ...bound.map(([name, value]) => [name.slice(prefix.length), value]),
    ]);
  });
}

/** Has the browser keep the value for so many seconds, out of reach of scripts; a plain one of before goes. */
export function setHostCookie(
  reply: FastifyReply,
  cookie: HostCookie,
  value: string,
  { publicUrl, maxAge }: { publicUrl: string; maxAge: number },
): void {
  const { name, path, sameSite } = cookie;
  if (!isHttps(publicUrl)) {
    reply.setCookie(name, value, { path, sameSite, httpOnly: true, maxAge });
    return;
  }
  reply.setCookie(prefix + name, value, { path: '/', sameSite, httpOnly: true, secure: true, maxAge });
  clearPlain(reply, cookie, publicUrl);
}

/** Has the browser forget the cookie, under either name. */
export function clearHostCookie(reply: FastifyReply, cookie: HostCookie, publicUrl: string): void {
  const { name, sameSite } = cookie;
  if (isHttps(publicUrl)) {
    reply.clearCookie(prefix + name, { path: '/', sameSite, httpOnly: true, secure: true });
  }
  clearPlain(reply, cookie, publicUrl);
}

function clearPlain(reply: FastifyReply, { name, path, sameSite }: HostCookie, publicUrl: string): void {
  reply.clearCookie(name, { path, sameSite, httpOnly: true, secure: isHttps(publicUrl) });
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
