import type { SubscriberStore } from '#storage/subscriber-record.ts';
import { isToken } from '#storage/tokens.ts';

interface AccessContext {
  stores: { subscribers: SubscriberStore };
  now: () => Date;
}

/**
 * `verified` is false if the subscriber is unverified or their access has expired. Null if there is no such
 * subscriber.
 */
export async function readVerified(
  { stores, now }: AccessContext,
  subscriberId: string,
): Promise<{ verified: boolean; auditId: number; expiresAt: Date | null } | null> {
  if (!isToken(subscriberId)) return null;
  const subscriber = await stores.subscribers.getSubscriber(subscriberId);
  if (!subscriber) return null;
  const { expiresAt, auditId } = subscriber;
  return { verified: expiresAt !== null && now() < expiresAt, auditId, expiresAt };
}

/** True if the id belongs to a verified subscriber to this audit whose access hasn't expired. */
export async function opensReport(
  context: AccessContext,
  subscriberId: string | undefined,
  auditId: number,
): Promise<boolean> {
  if (subscriberId === undefined) return false;
  const access = await readVerified(context, subscriberId);
  return access?.verified === true && access.auditId === auditId;
}
