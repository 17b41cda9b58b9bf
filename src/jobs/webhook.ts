import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { productEventNames } from '#storage/product-events.ts';

/** The job that sends one event to the operator's own system. */
export const webhookJobName = 'webhook';

/** Holds only the ID: the content is read at the time of sending, so that deleted data stays in no queue. */
export const webhookPayloadSchema = z.object({
  event: z.enum(productEventNames),
  /** 0 if the event has no stored subject. */
  id: z.number().int().nonnegative(),
  /** When it occurred, ISO 8601. */
  at: z.iso.datetime(),
});
export type WebhookPayload = z.infer<typeof webhookPayloadSchema>;

/** Concurrent deliveries in one process. */
export const deliveriesAtOnce = 2;

/** Retried for about two days: half a minute, doubled each time, up to six hours. */
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
