import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { productEventNames } from '#storage/product-events.ts';

export const webhookJobName = 'webhook';

/**
 * Contains only the subject's id. The subject's data is read when the event is sent, so that
 * deleted data doesn't remain in the queue.
 */
export const webhookPayloadSchema = z.object({
  event: z.enum(productEventNames),
  id: z.number().int().nonnegative(),
  at: z.iso.datetime(),
});
export type WebhookPayload = z.infer<typeof webhookPayloadSchema>;

export const deliveriesAtOnce = 2;

/** Retries for about two days: after half a minute to a minute, roughly doubled each time, at most six hours. */
export const webhookQueueOptions = {
  retryLimit: 15,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
  heartbeatSeconds: 10,
  expireInSeconds: 60,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 7 * 86_400,
  notify: true,
} satisfies Parameters<PgBoss['createQueue']>[1];
