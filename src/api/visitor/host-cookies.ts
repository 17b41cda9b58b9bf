// Cookies that only this exact host can set. Browsers enforce this for `__Host-` names, which need https.
import type { FastifyReply } from 'fastify';
import type { ApiInstance } from '../api-types.ts';

/** `path` applies to the plain name; a `__Host-` cookie always has the path `/`. */
export interface HostCookie {
  name: `compass-${string}`;
  path: string;
  sameSite: 'lax' | 'strict';
}

const prefix = '__Host-';
const ownName = 'compass-';

/**
 * Earlier releases used plain names on https too. We ignore plain names from this date on, so that
 * a neighboring host can't plant a token of its own.
 */
const plainNamesUntil = new Date('2028-01-01T00:00:00Z');

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

/** `maxAge` is in seconds. On https, also removes an older cookie with the plain name. */
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
