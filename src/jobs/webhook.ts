import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { productEventNames } from '#storage/product-events.ts';

export const webhookJobName = 'webhook';

/**
 * Of the event's subject, contains only the id. The subject's data is read when the event is sent, so that
 * deleted data doesn't remain in the queue.
 */
export const webhookPayloadSchema = z.object({
  event: z.enum(productEventNames),
  /** 0 if the event has no stored subject. */
  id: z.number().int().nonnegative(),
  /** ISO 8601. */
  at: z.iso.datetime(),
});
export type WebhookPayload = z.infer<typeof webhookPayloadSchema>;

/** Maximum number of deliveries that a process makes at the same time. */
export const deliveriesAtOnce = 2;

/** Retries for about two days: half a minute, doubled each time, at most six hours. */
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
