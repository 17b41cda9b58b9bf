import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type PgBoss } from 'pg-boss';
import type { Log } from '#storage/database.ts';
import type { EmitEvent } from '#storage/product-events.ts';
import { runWorkers, type Workers } from './run-workers.ts';
import { deliverEvent, type WebhookDelivery } from './webhook.handler.ts';
import {
  deliveriesAtOnce,
  type WebhookPayload,
  webhookJobName,
  webhookPayloadSchema,
  webhookQueueOptions,
} from './webhook.ts';

export interface WebhookQueue {
  emit: EmitEvent;
  sendTest(): Promise<void>;
  startWorkers(work: { delivery: WebhookDelivery; log: Log }): Promise<void>;
  stop(): Promise<void>;
}

export async function createWebhookQueue(boss: PgBoss, now: () => Date): Promise<WebhookQueue> {
  await boss.createQueue(webhookJobName, webhookQueueOptions);
  await boss.updateQueue(webhookJobName, webhookQueueOptions);
  let delivering: Workers | null = null;

  const handle = async ({ delivery, log }: { delivery: WebhookDelivery; log: Log }, job: Job<unknown>) => {
    const payload = webhookPayloadSchema.parse(job.data);
    const about = { event: payload.event, deliveryId: job.id };
    try {
      const status = await deliverEvent(delivery, job.id, payload);
      const isDelivered = status !== null;
      log.info({
        ...about,
        event: isDelivered ? 'webhook-delivered' : 'webhook-dropped',
        about: payload.event,
      });
      return {
        message: isDelivered
          ? `The receiver responded with status ${status}.`
          : 'The data was deleted before the event was sent.',
      };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ event: 'webhook-deferred', about: payload.event, deliveryId: job.id, reason });
      // The operator sees this message with the job. It may name the host, but not the rest of the address, which may
      // contain a secret.
      throw new Error(reason, { cause: error });
    }
  };

  return {
    emit: async (transaction, { event, id }) => {
      const payload: WebhookPayload = { event, id, at: now().toISOString() };
      await boss.send(webhookJobName, payload, { db: fromDrizzle(transaction, sql) });
    },
    sendTest: async () => {
      const payload: WebhookPayload = { event: 'test', id: 0, at: now().toISOString() };
      await boss.send(webhookJobName, payload);
    },
    startWorkers: async (work) => {
      delivering = await runWorkers(boss, webhookJobName, deliveriesAtOnce, (job) => handle(work, job));
    },
    stop: async () => {
      await delivering?.stop();
    },
  };
}
