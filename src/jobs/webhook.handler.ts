import { createHmac } from 'node:crypto';
import { type Dispatcher, request } from 'undici';
import type { WebhookPayload } from './webhook.ts';

export interface WebhookDelivery {
  url: string;
  secret: string;
  dispatcher: Dispatcher;
  read(payload: WebhookPayload): Promise<Record<string, unknown> | null>;
  now: () => Date;
}

const timeoutMs = 10_000;

/**
 * Retries have the same delivery id, so that the receiver can detect repeats. Resolves to null if the data to send
 * was deleted; rejects if the status isn't 2xx.
 */
export async function deliverEvent(
  delivery: WebhookDelivery,
  deliveryId: string,
  payload: WebhookPayload,
): Promise<number | null> {
  const data = await delivery.read(payload);
  if (data === null) return null;
  const body = JSON.stringify({ id: deliveryId, event: payload.event, happenedAt: payload.at, data });
  const timestamp = String(Math.floor(delivery.now().getTime() / 1000));
  const { statusCode, body: answer } = await request(delivery.url, {
    method: 'POST',
    dispatcher: delivery.dispatcher,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'AICompass-Webhook',
      'idempotency-key': deliveryId,
      'x-compass-event': payload.event,
      'x-compass-timestamp': timestamp,
      'x-compass-signature': `sha256=${signatureOf(delivery.secret, timestamp, body)}`,
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.dump({ limit: 16_384 });
  if (statusCode < 200 || statusCode > 299)
    throw new Error(`The receiver responded with status ${statusCode}.`);
  return statusCode;
}

/** HMAC-SHA-256 in hexadecimal over the timestamp (in seconds), a period, and the body. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
