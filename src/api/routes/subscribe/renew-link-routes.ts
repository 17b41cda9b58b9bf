import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { reportConsent } from '#shared/report-consent.ts';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { hashToken, makeToken } from '#storage/tokens.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';

const emailBody = z.object({ email: z.email('Please enter a valid email address') });

export function registerRenewLinkRoutes(app: ApiInstance, context: ApiContext): void {
  const { stores, mail } = context;
  app.post(
    '/subscribe/renew',
    {
      config: { rateLimit: rateLimits.subscriptions },
      schema: {
        tags: ['Contact'],
        summary: 'Requests the report again with a used or expired verification link',
        description:
          'Creates a new, unverified request by the same person for the same diagnosis and emails its verification link; returns the ID that opens the report once verified.',
        body: z.object({ token: z.string('The link is incomplete').min(1).max(200) }),
        response: answers(z.object({ subscriberId: z.string(), auditId: auditIdSchema })),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const subscriberId = makeToken();
      const renewed = await mail.queue((queueing) =>
        stores.subscribers.renew(hashToken(request.body.token), {
          subscriberId,
          consent: reportConsent,
          compose: (email) => [mail.compose.verification(email)],
          queueing,
        }),
      );
      if (!renewed) throw new AppError('link-unknown');
      request.log.info({ event: 'verification-renewed' });
      return { subscriberId, auditId: renewed.auditId };
    },
  );

  app.post(
    '/subscribe/verification-links',
    {
      config: { rateLimit: rateLimits.subscriptions },
      schema: {
        tags: ['Contact'],
        summary: 'Requests the latest report for an email address again, if one was ever requested',
        description: 'Sends a new verification link. The response is the same for every address.',
        body: emailBody,
        response: { ...answers(z.unknown()), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await mail.queue((queueing) =>
        stores.subscribers.renewLatest(request.body.email, {
          subscriberId: makeToken(),
          consent: reportConsent,
          compose: (email) => [mail.compose.verification(email)],
          queueing,
        }),
      );
      request.log.info({ event: 'verification-links-asked' });
      return reply.code(204).send();
    },
  );

  app.post(
    '/subscribe/exit-links',
    {
      config: { rateLimit: rateLimits.subscriptions },
      schema: {
        tags: ['Contact'],
        summary: 'Emails new unsubscribe and deletion links if anything is stored about the address',
        description: 'The response is the same for every address.',
        body: emailBody,
        response: { ...answers(z.unknown()), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      await mail.queue((queueing) =>
        stores.subscribers.mailExitLinks(email, mail.compose.exitLinks(email), queueing),
      );
      request.log.info({ event: 'exit-links-asked' });
      return reply.code(204).send();
    },
  );
}
