import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { OperatorSession, OperatorStore } from '#storage/operator-record.ts';
import { hashToken, isToken, makeToken } from '#storage/tokens.ts';
import { clearHostCookie, type HostCookie, setHostCookie } from './host-cookies.ts';

const sessionCookie: HostCookie = { name: 'compass-operator', path: '/api', sameSite: 'strict' };
export const sessionHours = 12;

/** Dependencies for identifying the operator. */
export interface OperatorContext {
  config: { operatorPassword: string | null };
  stores: { operator: OperatorStore };
  now: () => Date;
}

/** Dependencies for setting the operator's cookie. */
export type SessionContext = OperatorContext & { config: { publicUrl: string } };

/** The operator's session in this request; null for everyone else, after it has ended, and after a password change. */
export async function findOperatorSession(
  context: OperatorContext,
  request: FastifyRequest,
): Promise<OperatorSession | null> {
  const token = request.cookies[sessionCookie.name];
  if (!isToken(token)) return null;
  return context.stores.operator.getSession(await sessionKey(context, token), context.now());
}

/** A hook that lets only the operator pass: 401 `sign-in-required` for everyone else. */
export function requireOperator(context: OperatorContext) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!(await findOperatorSession(context, request))) throw new AppError('sign-in-required');
  };
}

/** Starts a session of 12 hours and gives its token only to this browser. */
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

/** Ends the session in this request; does nothing without one. */
export async function endSession(
  context: SessionContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[sessionCookie.name];
  if (isToken(token)) await context.stores.operator.deleteSession(await sessionKey(context, token));
  clearHostCookie(reply, sessionCookie, context.config.publicUrl);
}

/** Ends every session of the operator, in every browser. */
export async function endAllSessions(context: SessionContext, reply: FastifyReply): Promise<void> {
  await context.stores.operator.deleteAllSessions();
  clearHostCookie(reply, sessionCookie, context.config.publicUrl);
}

/** A session's key: derived from the token and the password, so that a new password ends all sessions. */
async function sessionKey(context: OperatorContext, token: string): Promise<string> {
  return hashToken(`${token} ${hashToken(await readPassword(context))}`);
}

/** The configured password, else the generated one's hash: changes with the password. */
export async function readPassword({ config, stores }: OperatorContext): Promise<string> {
  return config.operatorPassword ?? (await stores.operator.getPasswordHash()) ?? '';
}
