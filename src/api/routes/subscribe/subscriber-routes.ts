import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';
import { readVerified } from '../../visitor/report-access.ts';
import { setReportCookie } from '../../visitor/report-cookie.ts';

const subscriber = z.object({ subscriberId: z.string('The ID is missing').max(200) });

const verifiedSchema = z.object({ verified: z.boolean() });

export function registerSubscriberRoutes(app: ApiInstance, context: ApiContext): void {
  const { stores, mail } = context;
  app.get(
    '/subscribe/:subscriberId',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Whether the address was verified',
        params: subscriber,
        response: answers(verifiedSchema),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const access = await readVerified(context, request.params.subscriberId);
      if (!access) throw new AppError('subscriber-not-found');
      return { verified: access.verified };
    },
  );

  app.post(
    '/subscribe/access',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Whether the address was verified; if so, lets this browser open the report',
        description:
          "Like `GET /api/subscribe/{subscriberId}`, but without the ID in the address. Sets a cookie for the report’s own path, so that the ID isn't needed there either.",
        body: subscriber,
        response: answers(verifiedSchema),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { subscriberId } = request.body;
      const access = await readVerified(context, subscriberId);
      if (!access) throw new AppError('subscriber-not-found');
      const { verified, auditId, expiresAt } = access;
      if (verified && expiresAt) {
        setReportCookie(reply, { subscriberId, auditId, expiresAt }, context.config.publicUrl);
      }
      return { verified };
    },
  );

  app.post(
    '/subscribe/resend',
    {
      config: { rateLimit: rateLimits.subscriptions },
      schema: {
        tags: ['Contact'],
        summary: 'Sends the verification email again',
        description:
          'Sends nothing if the address is already verified, has unsubscribed, or has reached its email limit; the response is the same either way.',
        body: subscriber,
        response: { ...answers(z.unknown()), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const known = await mail.queue((queueing) =>
        stores.subscribers.remind(
          request.body.subscriberId,
          ({ email }) => [mail.compose.verification(email)],
          queueing,
        ),
      );
      if (!known) throw new AppError('subscriber-not-found');
      request.log.info({ event: 'verification-resent' });
      return reply.code(204).send();
    },
  );
}
