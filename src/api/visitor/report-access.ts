import type { SubscriberStore } from '#storage/subscriber-record.ts';
import { isToken } from '#storage/tokens.ts';

interface AccessContext {
  stores: { subscribers: SubscriberStore };
  now: () => Date;
}

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

export async function opensReport(
  context: AccessContext,
  subscriberId: string | undefined,
  auditId: number,
): Promise<boolean> {
  if (subscriberId === undefined) return false;
  const access = await readVerified(context, subscriberId);
  return access?.verified === true && access.auditId === auditId;
}
