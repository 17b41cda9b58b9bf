import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { appendToAuditLog } from './audit-log-store.ts';
import type { Transaction } from './database.ts';
import { mailTokens, outbox, subscribers } from './mail-schema.ts';
import type { MailKind } from './outbox-record.ts';
import { addressOf } from './queue-mail.ts';
import { enquiries } from './schema.ts';

const kindsOfSubscribers: MailKind[] = ['verification', 'report-ready', 'subscriber-to-operator'];
const kindsOfEnquiries: MailKind[] = ['enquiry-receipt', 'enquiry-to-operator'];
const enquiryAddress = sql`lower(trim(${enquiries.email}))`;

export interface DeletedData {
  mails: number;
  enquiries: number;
  links: number;
  reports: number;
}

/**
 * Deletes everything about the address except hashes: those of used links, so that a second click
 * gets a helpful answer, and that of an unsubscribed address.
 */
export async function deleteDataOf(tx: Transaction, address: string): Promise<DeletedData> {
  const rowsOf = ({ rowCount }: { rowCount: number | null }) => rowCount ?? 0;
  const mails = rowsOf(await tx.delete(outbox).where(eq(outbox.address, address)));
  const written = rowsOf(await tx.delete(enquiries).where(eq(enquiryAddress, address)));
  const links = rowsOf(
    await tx.delete(mailTokens).where(and(eq(mailTokens.address, address), isNull(mailTokens.usedAt))),
  );
  await tx.update(mailTokens).set({ address: '', subscriber: null }).where(eq(mailTokens.address, address));
  const reports = rowsOf(await tx.delete(subscribers).where(eq(subscribers.address, address)));
  return { mails, enquiries: written, links, reports };
}

async function forgetUnneededLinks(tx: Transaction): Promise<void> {
  const unneeded = and(
    ne(mailTokens.address, ''),
    sql`not exists (select 1 from ${subscribers} where ${eq(subscribers.address, mailTokens.address)})`,
    sql`not exists (select 1 from ${enquiries} where ${eq(enquiryAddress, mailTokens.address)})`,
  );
  await tx.delete(mailTokens).where(and(unneeded, isNull(mailTokens.usedAt)));
  await tx.update(mailTokens).set({ address: '', subscriber: null }).where(unneeded);
}

/** Also deletes the request's emails, or all of the address's emails about reports if this was its last request. */
export async function deleteSubscriber(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const [row] = await tx.delete(subscribers).where(eq(subscribers.id, id)).returning();
  if (!row) return false;
  await appendToAuditLog(tx, { action: 'subscriber-deleted', subject: `#${id}`, count: 1, createdAt: now });
  const { address } = row;
  const isLast = (await tx.$count(subscribers, eq(subscribers.address, address))) === 0;
  const moments = [row.createdAt, row.verifiedAt, row.reportMailedAt].filter((moment) => moment !== null);
  await deleteMails(tx, { address, kinds: kindsOfSubscribers, moments: isLast ? null : moments });
  await forgetUnneededLinks(tx);
  return true;
}

export async function deleteEnquiry(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const [row] = await tx.delete(enquiries).where(eq(enquiries.id, id)).returning();
  if (!row) return false;
  await appendToAuditLog(tx, { action: 'enquiry-deleted', subject: `#${id}`, count: 1, createdAt: now });
  const address = addressOf(row.email);
  const isLast = (await tx.$count(enquiries, eq(enquiryAddress, address))) === 0;
  await deleteMails(tx, { address, kinds: kindsOfEnquiries, moments: isLast ? null : [row.createdAt] });
  await forgetUnneededLinks(tx);
  return true;
}

/**
 * An email has the creation time of the event that caused it, so `moments`, the times of a row's events, selects
 * the row's emails. Null selects all of the address's emails of these kinds.
 */
async function deleteMails(
  tx: Transaction,
  { address, kinds, moments }: { address: string; kinds: MailKind[]; moments: Date[] | null },
): Promise<void> {
  const then = moments === null ? undefined : inArray(outbox.createdAt, moments);
  await tx.delete(outbox).where(and(eq(outbox.address, address), inArray(outbox.kind, kinds), then));
}

/** Keeps the emails and links of inquiries. */
export async function deleteAllSubscribers(tx: Transaction, now: Date): Promise<number> {
  await tx.delete(outbox).where(inArray(outbox.kind, kindsOfSubscribers));
  await tx.delete(mailTokens).where(eq(mailTokens.purpose, 'verify'));
  const count = (await tx.delete(subscribers)).rowCount ?? 0;
  await forgetUnneededLinks(tx);
  if (count > 0)
    await appendToAuditLog(tx, { action: 'subscribers-cleared', subject: '', count, createdAt: now });
  return count;
}

export async function forgetOlderThan(tx: Transaction, before: Date): Promise<number> {
  const gone = [
    await tx.delete(mailTokens).where(lt(mailTokens.createdAt, before)),
    await tx.delete(outbox).where(lt(outbox.createdAt, before)),
    await tx.delete(subscribers).where(lt(subscribers.createdAt, before)),
    await tx.delete(enquiries).where(lt(enquiries.createdAt, before)),
  ];
  await forgetUnneededLinks(tx);
  return gone.reduce((sum, result) => sum + (result.rowCount ?? 0), 0);
}
