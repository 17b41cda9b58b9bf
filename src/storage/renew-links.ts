import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { mailTokens, outbox, subscribers } from './mail-schema.ts';
import type { MailDraft, MailQueueing } from './outbox-record.ts';
import { addressOf, isSuppressed, queueMail } from './queue-mail.ts';
import type { RenewRequest, SubscriberRecord } from './subscriber-record.ts';

export async function renewVerification(
  tx: Transaction,
  tokenHash: string,
  request: RenewRequest,
): Promise<{ auditId: number } | null> {
  const [token] = await tx
    .select({ subscriber: mailTokens.subscriber })
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, 'verify')));
  const [old] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.id, token?.subscriber ?? 0));
  return old ? repeatRequest(tx, old, request) : null;
}

/** The response to the visitor must not reveal whether the address has a report request. */
export async function renewLatest(tx: Transaction, email: string, request: RenewRequest): Promise<void> {
  const [latest] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.address, addressOf(email)))
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(1);
  if (latest) await repeatRequest(tx, latest, request);
}

async function repeatRequest(
  tx: Transaction,
  old: typeof subscribers.$inferSelect,
  { subscriberId, consent, compose, queueing }: RenewRequest,
): Promise<{ auditId: number }> {
  const { id: _id, ...kept } = old;
  const [row] = await tx
    .insert(subscribers)
    .values({
      ...kept,
      subscriberId,
      consentText: consent.text,
      consentVersion: consent.version,
      createdAt: queueing.now,
      verifiedAt: null,
      expiresAt: null,
      reportMailedAt: null,
      unsubscribedAt: (await isSuppressed(tx, old.address)) ? queueing.now : null,
    })
    .returning({ id: subscribers.id });
  if (!row) throw new Error('The subscriber was not stored');
  for (const mail of compose(old.email)) await queueMail(tx, mail, queueing, row.id);
  return { auditId: old.auditId };
}

/** The response to the visitor must not reveal whether the links were sent. */
export async function mailExitLinks(
  tx: Transaction,
  email: SubscriberRecord['email'],
  mail: MailDraft,
  queueing: MailQueueing,
): Promise<void> {
  const address = addressOf(email);
  const [asked] = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.address, address))
    .limit(1);
  const [written] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.address, address), eq(outbox.toVisitor, true)))
    .limit(1);
  if (asked || written) await queueMail(tx, mail, queueing, null);
}
