import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { deliveryStates } from '#jobs/webhook-deliveries.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { limitParam, linkToNext } from '../../http/paging.ts';
import { readInstant } from '../../http/storable.ts';

const deliveryId = z.uuid();
const cursor = z
  .string()
  .max(80)
  .transform((text, issues) => {
    const [time = '', id = '', ...rest] = text.split('_');
    const createdAt = readInstant(time);
    if (createdAt && deliveryId.safeParse(id).success && rest.length === 0) return { createdAt, id };
    issues.addIssue({ code: 'custom', message: 'Must be the value from a Link header' });
    return z.NEVER;
  });
const instant = z.iso.datetime();
const entrySchema = z.object({
  id: z.string(),
  event: z.string(),
  about: z.number().meta({ description: 'ID of the record that the event is about; 0 for a test' }),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  result: z.string().nullable(),
  createdAt: instant,
  endedAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
});
const message = answers(z.object({ message: z.string() }));

export function registerWebhookRoutes(app: ApiInstance, context: ApiContext): void {
  const { queue, config, stores, now } = context;
  app.get(
    '/admin/webhook/deliveries',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Events sent to the operator’s system, newest first',
        querystring: z.object({ limit: limitParam, before: cursor.optional() }),
        response: answers(z.array(entrySchema)),
      },
    },
    async (request, reply) => {
      const { limit, before } = request.query;
      const entries = await queue.listDeliveries({ limit, before: before ?? null });
      const link = linkToNext('/api/admin/webhook/deliveries', limit, entries);
      if (link) reply.header('link', link);
      return entries.map(({ createdAt, endedAt, nextAttemptAt, ...entry }) => ({
        ...entry,
        createdAt: createdAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      }));
    },
  );

  app.post(
    '/admin/webhook/test',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Sends a test event to the operator’s system',
        response: message,
      },
    },
    async () => {
      if (config.webhook === null) throw new AppError('webhook-not-configured');
      await queue.sendTestEvent();
      return { message: 'A test event is on its way; its status appears in the list of events.' };
    },
  );

  app.post(
    '/admin/webhook/deliveries/:id/retry',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Sends a failed or waiting delivery now',
        params: z.object({ id: deliveryId }),
        response: message,
      },
    },
    async (request) => {
      const { id } = request.params;
      const result = await queue.retryDelivery(id);
      if (result === 'not-found') throw new AppError('job-not-found');
      if (result === 'not-failed') throw new AppError('job-not-failed');
      await stores.auditLog.append({ action: 'webhook-retried', subject: id, count: 1, createdAt: now() });
      return { message: 'The event will be sent again in a moment.' };
    },
  );
}
