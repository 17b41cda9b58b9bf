import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { formatCount } from '#shared/text/figures.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { describeBrowser } from '../../operator/describe-browser.ts';
import { createCodeLimit, createGuessLimit } from '../../operator/guess-limit.ts';
import { readKnownBrowser, rememberBrowser } from '../../operator/known-browser.ts';
import { createPasswordCheck } from '../../operator/prepare-password.ts';
import { spendCode } from '../../operator/second-factor.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';
import { startSession } from '../../visitor/operator-session.ts';

/** Limits the cost of hashing. */
const longestPassword = 1000;
const longestCode = 40;

const bodySchema = z.object({
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(longestPassword, `At most ${formatCount(longestPassword)} characters`),
  code: z
    .string('Must be text')
    .trim()
    .max(longestCode, `At most ${longestCode} characters`)
    .optional()
    .meta({
      description: 'From the authenticator app, or a recovery code; only if two-factor authentication is on',
    }),
});

/** Anyone can call this route, so it limits guesses. */
export function registerSignInRoute(app: ApiInstance, context: ApiContext): void {
  const { config, stores, now } = context;
  const isRight = createPasswordCheck(config.operatorPassword, stores.operator);
  const limited = createGuessLimit(stores.rateCounts, now, config.rateLimit);
  const limitCodes = createCodeLimit(stores.rateCounts, now, config.rateLimit);

  const refuse = async (request: FastifyRequest, reason: 'wrong password' | 'wrong code') => {
    request.log.info({ event: 'operator-sign-in-refused', reason });
    await stores.auditLog.noteRefusal(reason, now());
    throw new AppError(reason === 'wrong password' ? 'wrong-password' : 'wrong-code');
  };

  const requireCode = async (request: FastifyRequest, code: string | undefined) => {
    if (!config.secondFactor || (await stores.operator.getSecondFactor()) === null) return;
    if (!code) throw new AppError('code-required');
    const isRight = await limitCodes(async () => {
      const used = await spendCode(stores.operator, code, now());
      if (used === 'recovery') await note('recovery-code-used', '');
      return used !== 'wrong';
    });
    if (!isRight) await refuse(request, 'wrong code');
  };

  const note = (action: 'signed-in' | 'recovery-code-used', subject: string) =>
    stores.auditLog.append({ action, subject, count: 1, createdAt: now() });

  app.post(
    '/admin/session',
    {
      config: { rateLimit: rateLimits.signIns },
      schema: {
        tags: ['Operator'],
        summary: 'Signs the operator in for 12 hours',
        description: '401 `code-required` if the password is right and two-factor authentication is on.',
        body: bodySchema,
        response: { ...answers(z.unknown()), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { password, code } = request.body;
      const known = await readKnownBrowser(context, request);
      if (!(await limited(known, () => isRight(password)))) await refuse(request, 'wrong password');
      await requireCode(request, code);
      request.log.info({ event: 'operator-signed-in' });
      const browser = describeBrowser(request.headers['user-agent']);
      await startSession(context, reply, browser);
      await rememberBrowser(context, reply, known);
      await note('signed-in', browser);
      return reply.code(204).send();
    },
  );
}
