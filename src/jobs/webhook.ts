import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { productEventNames } from '#storage/product-events.ts';

/** The job that tells the operator's own system of one event. */
export const webhookJobName = 'webhook';

/** By id only: what is told is read when it is told, so that deleted data are in no queue. */
export const webhookPayloadSchema = z.object({
  event: z.enum(productEventNames),
  /** 0 where the event is about nothing that is stored. */
  id: z.number().int().nonnegative(),
  /** When it happened, ISO 8601. */
  at: z.iso.datetime(),
});
export type WebhookPayload = z.infer<typeof webhookPayloadSchema>;

/** Deliveries at once in one process. */
export const deliveriesAtOnce = 2;

/** Tried again for about two days: half a minute, doubled each time, six hours at most. */
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
