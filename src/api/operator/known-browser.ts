import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken, makeToken } from '#storage/tokens.ts';
import { type OperatorContext, readPassword, type SessionContext } from '../visitor/operator-session.ts';

const name = 'compass-operator-browser';
const oneYearSeconds = 365 * 24 * 60 * 60;

/**
 * The id of a browser in which the operator signed in before with the present password; null for every other. It gives
 * no access: a browser that is known only does not share the limit of wrong passwords with strangers.
 */
export async function readKnownBrowser(
  context: OperatorContext,
  request: FastifyRequest,
): Promise<string | null> {
  const [id, signature] = request.cookies[name]?.split('.') ?? [];
  if (!isToken(id) || !isToken(signature)) return null;
  const expected = await sign(context, id);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null;
}

/** Makes the browser known, or keeps it known for another year. */
export async function rememberBrowser(
  context: SessionContext,
  reply: FastifyReply,
  known: string | null,
): Promise<void> {
  const id = known ?? makeToken();
  reply.setCookie(name, `${id}.${await sign(context, id)}`, {
    path: '/api/admin/session',
    httpOnly: true,
    sameSite: 'strict',
    secure: context.config.publicUrl.startsWith('https:'),
    maxAge: oneYearSeconds,
  });
}

/** By a key of this installation and the password, so that the cookie is no help in guessing it. */
async function sign(context: OperatorContext, id: string): Promise<string> {
  const secret = await context.stores.operator.getSecret(makeToken());
  const key = createHmac('sha256', secret)
    .update(await readPassword(context))
    .digest();
  return createHmac('sha256', key).update(id).digest('base64url');
}
