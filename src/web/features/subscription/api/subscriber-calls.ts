import { z } from 'zod';
import { subscribedSchema } from '#shared/schemas/subscriber.ts';
import { callApi, postJson } from '#web/lib/api-client.ts';
import { isStatus } from '#web/lib/api-error.ts';
import type { SubscriptionValues } from '../subscription-values.ts';

const verifiedSchema = z.object({ verified: z.boolean() });

/** Returns the id that opens the report once the address is verified. */
export async function subscribe(auditId: number, values: SubscriptionValues): Promise<string> {
  return subscribedSchema.parse(await postJson('/api/subscribe', { ...values, auditId })).subscriberId;
}

/** Null if the server no longer has the request. The id is sent in the body, because logs store URLs. */
export async function readVerifiedReports(
  subscriberId: string,
  signal?: AbortSignal,
): Promise<boolean | null> {
  try {
    const answer = await callApi('POST', '/api/subscribe/access', { body: { subscriberId }, signal });
    return verifiedSchema.parse(answer).verified;
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw error;
  }
}

export function resendVerification(subscriberId: string): Promise<unknown> {
  return postJson('/api/subscribe/resend', { subscriberId });
}
