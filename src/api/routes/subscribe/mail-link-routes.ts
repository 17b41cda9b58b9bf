import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { reportAccessDays } from '#shared/report-consent.ts';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import type { LinkState } from '#storage/subscriber-record.ts';
import { hashToken } from '#storage/tokens.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';

const body = z.object({ token: z.string('The link is incomplete').min(1).max(200) });
const emptyAnswer = { ...answers(z.unknown()), 204: z.undefined() };

export function registerMailLinkRoutes(app: ApiInstance, context: ApiContext): void {
  const { stores, mail } = context;
  app.post(
    '/subscribe/verify',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Verifies an address through an emailed link',
        body,
        response: answers(z.object({ subscriberId: z.string(), auditId: auditIdSchema })),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const verified = await mail.queue((queueing) =>
        stores.subscribers.verify(hashToken(request.body.token), {
          validMs: reportAccessDays * 86_400_000,
          compose: (subscriber) => [mail.compose.newSubscriber(subscriber)],
          queueing,
        }),
      );
      if ('refused' in verified) throw refusalOf(verified.refused);
      request.log.info({ event: 'subscriber-verified' });
      await mail.announceReports(stores.subscribers);
      const { subscriberId, auditId } = verified.subscriber;
      return { subscriberId, auditId };
    },
  );

  app.post(
    '/subscribe/unsubscribe',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Unsubscribes an address through an emailed link',
        body,
        response: emptyAnswer,
      },
    },
    async (request, reply) => {
      const state = await stores.subscribers.unsubscribe(hashToken(request.body.token), context.now());
      if (state !== 'done') throw refusalOf(state);
      request.log.info({ event: 'address-unsubscribed' });
      return reply.code(204).send();
    },
  );

  app.post(
    '/subscribe/delete',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Deletes everything stored about an address, through an emailed link',
        body,
        response: emptyAnswer,
      },
    },
    async (request, reply) => {
      const state = await stores.subscribers.deleteData(hashToken(request.body.token), context.now());
      if (state !== 'done') throw refusalOf(state);
      request.log.info({ event: 'address-deleted' });
      return reply.code(204).send();
    },
  );
}

function refusalOf(state: LinkState): AppError {
  return new AppError(`link-${state}`);
}
