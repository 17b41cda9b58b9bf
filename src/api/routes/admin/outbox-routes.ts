import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { mailStatuses } from '#storage/outbox-record.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { linkToNext, pageQuery } from '../../http/paging.ts';
import { auditParams } from '../../http/params.ts';

const itemSchema = z.object({
  id: z.number(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string().meta({ description: 'Empty once the email has been sent by SMTP or has expired' }),
  status: z.enum(mailStatuses),
  attempts: z.number(),
  problem: z.string().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});

export function registerOutboxRoutes(app: ApiInstance, context: ApiContext): void {
  const { outbox } = context.stores;
  app.get(
    '/admin/outbox',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Outgoing emails, newest first',
        querystring: pageQuery,
        response: answers(z.array(itemSchema)),
      },
    },
    async (request, reply) => {
      const { limit, before } = request.query;
      const entries = await outbox.listOutbox({ limit, before });
      const link = linkToNext('/api/admin/outbox', limit, entries);
      if (link) reply.header('link', link);
      return entries.map((entry) => ({
        ...entry,
        nextAttemptAt: entry.status === 'queued' ? entry.nextAttemptAt.toISOString() : null,
        createdAt: entry.createdAt.toISOString(),
        settledAt: entry.settledAt?.toISOString() ?? null,
      }));
    },
  );

  app.post(
    '/admin/outbox/:id/resend',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Sends a waiting, failed, or uncertain email now',
        params: auditParams,
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const { id } = request.params;
      const result = await context.mail.queue((queueing) => outbox.resend(id, queueing));
      if (result === 'not-found') throw new AppError('mail-not-found');
      if (result === 'gone') throw new AppError('mail-gone');
      request.log.info({ event: 'mail-resent', outboxId: id });
      return { message: 'The email will be sent in a moment.' };
    },
  );
}
