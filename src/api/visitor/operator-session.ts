import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { OperatorSession, OperatorStore } from '#storage/operator-record.ts';
import { hashToken, isToken, makeToken } from '#storage/tokens.ts';
import { clearHostCookie, type HostCookie, setHostCookie } from './host-cookies.ts';

const sessionCookie: HostCookie = { name: 'compass-operator', path: '/api', sameSite: 'strict' };
export const sessionHours = 12;

export interface OperatorContext {
  config: { operatorPassword: string | null };
  stores: { operator: OperatorStore };
  now: () => Date;
}

export type SessionContext = OperatorContext & { config: { publicUrl: string } };

export async function findOperatorSession(
  context: OperatorContext,
  request: FastifyRequest,
): Promise<OperatorSession | null> {
  const token = request.cookies[sessionCookie.name];
  if (!isToken(token)) return null;
  return context.stores.operator.getSession(await sessionKey(context, token), context.now());
}

export function requireOperator(context: OperatorContext) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!(await findOperatorSession(context, request))) throw new AppError('sign-in-required');
  };
}

export async function startSession(
  context: SessionContext,
  reply: FastifyReply,
  browser: string,
): Promise<void> {
  const token = makeToken();
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + sessionHours * 3_600_000);
  const session = { createdAt, expiresAt, browser };
  await context.stores.operator.createSession(await sessionKey(context, token), session);
  const { publicUrl } = context.config;
  setHostCookie(reply, sessionCookie, token, { publicUrl, maxAge: sessionHours * 3600 });
}

export async function endSession(
  context: SessionContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[sessionCookie.name];
  if (isToken(token)) await context.stores.operator.deleteSession(await sessionKey(context, token));
  clearHostCookie(reply, sessionCookie, context.config.publicUrl);
}

export async function endAllSessions(context: SessionContext, reply: FastifyReply): Promise<void> {
  await context.stores.operator.deleteAllSessions();
  clearHostCookie(reply, sessionCookie, context.config.publicUrl);
}

/** Derived from the token and the password, so that a new password ends all sessions. */
async function sessionKey(context: OperatorContext, token: string): Promise<string> {
  return hashToken(`${token} ${hashToken(await readPassword(context))}`);
}

export async function readPassword({ config, stores }: OperatorContext): Promise<string> {
  return config.operatorPassword ?? (await stores.operator.getPasswordHash()) ?? '';
}
