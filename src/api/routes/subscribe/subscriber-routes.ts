import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';
import { readVerified } from '../../visitor/report-access.ts';

const params = z.object({ subscriberId: z.string().max(200) });

/** What the tab that waits for the verification asks. */
export function registerSubscriberRoutes(app: ApiInstance, context: ApiContext): void {
  const { stores, mail } = context;
  app.get(
    '/subscribe/:subscriberId',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Whether the address was verified',
        params,
        response: answers(z.object({ verified: z.boolean() })),
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
    '/subscribe/:subscriberId/resend',
    {
      config: { rateLimit: rateLimits.subscriptions },
      schema: {
        tags: ['Contact'],
        summary: 'Sends the verification mail again',
        description: 'At most as many mails as one address may get; the answer is the same either way.',
        params,
        response: { ...answers(z.unknown()), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const known = await mail.queue((queueing) =>
        stores.subscribers.remind(
          request.params.subscriberId,
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
