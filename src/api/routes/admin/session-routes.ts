import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { createGuessLimit } from '../../operator/guess-limit.ts';
import { readKnownBrowser, rememberBrowser } from '../../operator/known-browser.ts';
import { createPasswordCheck } from '../../operator/prepare-password.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';
import {
  endAllSessions,
  endSession,
  findOperatorSession,
  startSession,
} from '../../visitor/operator-session.ts';

/** Longest password taken, so that hashing it stays cheap. */
const longestPassword = 1000;

const sessionSchema = z.object({ since: z.iso.datetime(), expires: z.iso.datetime() });

/** Sign-in, which is all of /admin that is open to everybody, and slow to guess. */
export function registerSignInRoute(app: ApiInstance, context: ApiContext): void {
  const isRight = createPasswordCheck(context.config.operatorPassword, context.stores.operator);
  const limited = createGuessLimit(context.stores.rateCounts, context.now, context.config.rateLimit);
  app.post(
    '/admin/session',
    {
      config: { rateLimit: rateLimits.signIns },
      schema: {
        tags: ['Operator'],
        summary: 'Signs the operator in for 12 hours',
        body: z.object({
          password: z
            .string('Password is required')
            .min(1, 'Password is required')
            .max(longestPassword, `At most ${longestPassword} characters`),
        }),
        response: { ...answers(z.unknown()), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const browser = await readKnownBrowser(context, request);
      const right = await limited(browser, () => isRight(request.body.password));
      request.log.info({ event: right ? 'operator-signed-in' : 'operator-sign-in-refused' });
      if (!right) throw new AppError('wrong-password');
      await startSession(context, reply);
      await rememberBrowser(context, reply, browser);
      return reply.code(204).send();
    },
  );
}

/** The signed-in operator's sessions: this browser's, and the end of all. */
export function registerSessionRoutes(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/admin/session',
    {
      schema: { tags: ['Operator'], summary: 'Since when and until when', response: answers(sessionSchema) },
    },
    async (request) => {
      const session = await findOperatorSession(context, request);
      if (!session) throw new AppError('sign-in-required');
      return { since: session.createdAt.toISOString(), expires: session.expiresAt.toISOString() };
    },
  );

  app.delete(
    '/admin/session',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Signs out',
        response: { ...answers(z.unknown()), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await endSession(context, request, reply);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/admin/sessions',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Signs out in every browser',
        response: { ...answers(z.unknown()), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await endAllSessions(context, reply);
      request.log.info({ event: 'operator-signed-out-everywhere' });
      return reply.code(204).send();
    },
  );
}
