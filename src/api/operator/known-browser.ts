import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken, makeToken } from '#storage/tokens.ts';
import { type HostCookie, setHostCookie } from '../visitor/host-cookies.ts';
import { type OperatorContext, readPassword, type SessionContext } from '../visitor/operator-session.ts';

const browserCookie: HostCookie = {
  name: 'compass-operator-browser',
  path: '/api/admin/session',
  sameSite: 'strict',
};
const oneYearSeconds = 365 * 24 * 60 * 60;

/**
 * Id of a browser in which the operator has signed in before; null for any other. It gives no
 * access, only a separate limit on wrong passwords.
 */
export async function readKnownBrowser(
  context: OperatorContext,
  request: FastifyRequest,
): Promise<string | null> {
  const [id, signature] = request.cookies[browserCookie.name]?.split('.') ?? [];
  if (!isToken(id) || !isToken(signature)) return null;
  const expected = await sign(context, id);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null;
}

export async function rememberBrowser(
  context: SessionContext,
  reply: FastifyReply,
  known: string | null,
): Promise<void> {
  const id = known ?? makeToken();
  const { publicUrl } = context.config;
  setHostCookie(reply, browserCookie, `${id}.${await sign(context, id)}`, {
    publicUrl,
    maxAge: oneYearSeconds,
  });
}

/** Mixes in this installation's secret, so that the cookie can't be used to guess the password. */
async function sign(context: OperatorContext, id: string): Promise<string> {
  const secret = await context.stores.operator.getSecret(makeToken());
  const key = createHmac('sha256', secret)
    .update(await readPassword(context))
    .digest();
  return createHmac('sha256', key).update(id).digest('base64url');
}
