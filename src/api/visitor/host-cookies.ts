// Cookies that only this exact host can set: with a public https address, browsers enforce this for `__Host-` names.
import type { FastifyReply } from 'fastify';
import type { ApiInstance } from '../api-types.ts';

/** A cookie's plain name, and its path under that name; under its `__Host-` name the path is always `/`. */
export interface HostCookie {
  name: `compass-${string}`;
  path: string;
  sameSite: 'lax' | 'strict';
}

const prefix = '__Host-';
const ownName = 'compass-';

/**
 * Until when plain names still count on https: earlier releases issued only those, for at most a year. After that, a
 * neighboring host can no longer hand a browser its own token.
 */
const plainNamesUntil = new Date('2028-01-01T00:00:00Z');

/**
 * Exposes every `__Host-` cookie of ours under its plain name; it takes precedence over a cookie sent under that
 * name.
 */
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

/** Sets the cookie for this many seconds, inaccessible to scripts; removes an older plain one. */
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

/** Removes the cookie, under either name. */
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
