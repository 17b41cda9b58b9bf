import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { OperatorSession, OperatorStore } from '#storage/operator-record.ts';
import { hashToken, isToken, makeToken } from '#storage/tokens.ts';

const name = 'compass-operator';
export const sessionHours = 12;

/** What is needed to know the operator. */
export interface OperatorContext {
  stores: { operator: OperatorStore };
  now: () => Date;
}

/** The operator's session that this request carries; null for everybody else, also when it has ended. */
export async function findOperatorSession(
  context: OperatorContext,
  request: FastifyRequest,
): Promise<OperatorSession | null> {
  const token = request.cookies[name];
  return isToken(token) ? context.stores.operator.getSession(hashToken(token), context.now()) : null;
}

/** A hook that lets only the operator pass: 401 `sign-in-required` for everybody else. */
export function requireOperator(context: OperatorContext) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!(await findOperatorSession(context, request))) throw new AppError('sign-in-required');
  };
}

/** Starts a session of 12 hours and gives its token to this browser alone. */
export async function startSession(
  context: OperatorContext & { config: { publicUrl: string } },
  reply: FastifyReply,
): Promise<void> {
  const token = makeToken();
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + sessionHours * 3_600_000);
  await context.stores.operator.createSession(hashToken(token), { createdAt, expiresAt });
  reply.setCookie(name, token, { ...cookieOptions(context.config.publicUrl), maxAge: sessionHours * 3600 });
}

/** Ends the session that this request carries; nothing happens without one. */
export async function endSession(
  context: OperatorContext & { config: { publicUrl: string } },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[name];
  if (isToken(token)) await context.stores.operator.deleteSession(hashToken(token));
  reply.clearCookie(name, cookieOptions(context.config.publicUrl));
}

function cookieOptions(publicUrl: string) {
  return {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  } as const;
}
