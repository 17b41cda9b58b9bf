import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { mailTokens, outbox, subscribers } from './mail-schema.ts';
import type { MailKind } from './outbox-record.ts';
import { addressOf } from './queue-mail.ts';
import { enquiries } from './schema.ts';
import { noteInTrail } from './trail-store.ts';

const kindsOfSubscribers: MailKind[] = ['verification', 'report-ready', 'subscriber-to-operator'];

/**
 * Deletes everything that is kept of an address: its requests, enquiries, links and mails, those to the
 * operator about it included. What stays is the hash of used links without the address, so that a second
 * click is answered kindly, and the hash of an address that wants no mail.
 */
export async function deleteDataOf(tx: Transaction, address: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.address, address));
  await tx.delete(enquiries).where(eq(sql`lower(trim(${enquiries.email}))`, address));
  await tx.delete(mailTokens).where(and(eq(mailTokens.address, address), isNull(mailTokens.usedAt)));
  await tx.update(mailTokens).set({ address: '', subscriber: null }).where(eq(mailTokens.address, address));
  await tx.delete(subscribers).where(eq(subscribers.address, address));
}

/** One request; its mails go with it when the address has made no other. */
export async function deleteSubscriber(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const [row] = await tx
    .delete(subscribers)
    .where(eq(subscribers.id, id))
    .returning({ email: subscribers.email });
  if (!row) return false;
  await noteInTrail(tx, { action: 'subscriber-deleted', subject: `#${id}`, count: 1, createdAt: now });
  const address = addressOf(row.email);
  const others = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.address, address))
    .limit(1);
  if (others.length === 0) {
    await tx.delete(outbox).where(and(eq(outbox.address, address), inArray(outbox.kind, kindsOfSubscribers)));
  }
  return true;
}

/** Every request with its links and mails. Enquiries are another matter: theirs stay. */
export async function deleteAllSubscribers(tx: Transaction, now: Date): Promise<number> {
  await tx.delete(outbox).where(inArray(outbox.kind, kindsOfSubscribers));
  await tx.delete(mailTokens).where(eq(mailTokens.purpose, 'verify'));
  const count = (await tx.delete(subscribers)).rowCount ?? 0;
  if (count > 0) await noteInTrail(tx, { action: 'subscribers-cleared', subject: '', count, createdAt: now });
  return count;
}

/** Rows older than the operator keeps personal data. Hashes of addresses that want no mail stay: they are none. */
export async function forgetOlderThan(tx: Transaction, before: Date): Promise<number> {
  const gone = [
    await tx.delete(mailTokens).where(lt(mailTokens.createdAt, before)),
    await tx.delete(outbox).where(lt(outbox.createdAt, before)),
    await tx.delete(subscribers).where(lt(subscribers.createdAt, before)),
    await tx.delete(enquiries).where(lt(enquiries.createdAt, before)),
  ];
  return gone.reduce((sum, result) => sum + (result.rowCount ?? 0), 0);
}
