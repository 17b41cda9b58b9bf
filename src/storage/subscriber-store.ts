import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { subscriptionSchema } from '#shared/schemas/subscriber.ts';
import type { Drizzle, Queries, Transaction } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import {
  deleteAllSubscribers,
  deleteDataOf,
  deleteSubscriber,
  forgetOlderThan,
} from './forget-subscribers.ts';
import { beforeCursor } from './list-cursor.ts';
import { mailTokens, outbox, subscribers, suppressedAddresses } from './mail-schema.ts';
import type { TokenPurpose } from './outbox-record.ts';
import { type EmitEvent, emitNothing } from './product-events.ts';
import { addressOf, hashAddress, isSuppressed, mailboxOf, queueMail } from './queue-mail.ts';
import { mailExitLinks, renewLatest, renewVerification } from './renew-links.ts';
import { audits, scans } from './schema.ts';
import type { LinkState, SubscriberRecord, SubscriberStore } from './subscriber-record.ts';
import { withoutNul } from './without-nul.ts';

const announcedAtOnce = 100;

export function createSubscriberStore({ db }: Queries, emit: EmitEvent = emitNothing): SubscriberStore {
  return withTranslatedErrors<SubscriberStore>({
    createSubscriber: (subscription, request) =>
      db.transaction((tx) => createSubscriber(tx, subscription, request)),
    remind: (subscriberId, compose, queueing) =>
      db.transaction((tx) => remind(tx, subscriberId, compose, queueing)),
    renew: (tokenHash, request) => db.transaction((tx) => renewVerification(tx, tokenHash, request)),
    renewLatest: (email, request) => db.transaction((tx) => renewLatest(tx, email, request)),
    mailExitLinks: (email, mail, queueing) =>
      db.transaction((tx) => mailExitLinks(tx, email, mail, queueing)),
    getSubscriber: (subscriberId) => getSubscriber(db, eq(subscribers.subscriberId, subscriberId)),
    getById: (id) => getSubscriber(db, eq(subscribers.id, id)),
    verify: (tokenHash, verification) => db.transaction((tx) => verify(tx, tokenHash, verification, emit)),
    unsubscribe: (tokenHash, now) => db.transaction((tx) => unsubscribe(tx, tokenHash, now)),
    deleteData: (tokenHash, now) => db.transaction((tx) => deleteData(tx, tokenHash, now)),
    announceReports: (compose, queueing) => db.transaction((tx) => announceReports(tx, compose, queueing)),
    listSubscribers: (page) => listSubscribers(db, page),
    deleteSubscriber: (id, now) => db.transaction((tx) => deleteSubscriber(tx, id, now)),
    deleteAllSubscribers: (now) => db.transaction((tx) => deleteAllSubscribers(tx, now)),
    forgetOlderThan: (before) => db.transaction((tx) => forgetOlderThan(tx, before)),
  });
}

async function createSubscriber(
  tx: Transaction,
  ...[subscription, { subscriberId, domain, consent, mails, queueing }]: Parameters<
    SubscriberStore['createSubscriber']
  >
): Promise<void> {
  const address = addressOf(subscription.email);
  const [row] = await tx
    .insert(subscribers)
    .values({
      ...withoutNul(subscription),
      subscriberId,
      domain,
      address,
      consentText: consent.text,
      consentVersion: consent.version,
      createdAt: queueing.now,
      unsubscribedAt: (await isSuppressed(tx, address)) ? queueing.now : null,
    })
    .returning({ id: subscribers.id });
  if (!row) throw new Error('The subscriber was not stored');
  for (const mail of mails) await queueMail(tx, mail, queueing, row.id);
}

async function remind(
  tx: Transaction,
  ...[subscriberId, compose, queueing]: Parameters<SubscriberStore['remind']>
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.subscriberId, subscriberId))
    .for('update');
  if (!row) return false;
  if (row.verifiedAt === null) {
    for (const mail of compose(toRecord(row))) await queueMail(tx, mail, queueing, row.id);
  }
  return true;
}

async function getSubscriber(db: Drizzle, which: SQL): Promise<SubscriberRecord | null> {
  const [row] = await db.select().from(subscribers).where(which);
  return row ? toRecord(row) : null;
}

async function verify(
  tx: Transaction,
  tokenHash: string,
  { validMs, compose, queueing }: Parameters<SubscriberStore['verify']>[1],
  emit: EmitEvent,
): ReturnType<SubscriberStore['verify']> {
  const link = await takeLink(tx, tokenHash, 'verify', queueing.now);
  if ('refused' in link) return link;
  const [row] = await tx
    .update(subscribers)
    .set({
      // The link in a second email for the same request must not extend the first verification.
      verifiedAt: sql`coalesce(${subscribers.verifiedAt}, ${queueing.now.toISOString()}::timestamptz)`,
      expiresAt: sql`coalesce(${subscribers.expiresAt}, ${new Date(queueing.now.getTime() + validMs).toISOString()}::timestamptz)`,
    })
    .where(eq(subscribers.id, link.subscriber ?? 0))
    .returning();
  if (!row) return { refused: 'unknown' };
  const subscriber = toRecord(row);
  const isFirst = subscriber.verifiedAt?.getTime() === queueing.now.getTime();
  if (isFirst) {
    for (const mail of compose(subscriber)) await queueMail(tx, mail, queueing, row.id);
    await emit(tx, { event: 'subscriber.verified', id: row.id });
  }
  return { subscriber };
}

async function unsubscribe(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): ReturnType<SubscriberStore['unsubscribe']> {
  const link = await takeLink(tx, tokenHash, 'unsubscribe', now);
  if ('refused' in link) return link.refused;
  const { address } = link;
  await tx
    .insert(suppressedAddresses)
    .values(
      [...new Set([address, mailboxOf(address)])].map((one) => ({
        addressHash: hashAddress(one),
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
  await tx
    .update(subscribers)
    .set({ unsubscribedAt: now })
    .where(and(eq(subscribers.address, address), isNull(subscribers.unsubscribedAt)));
  await tx
    .update(outbox)
    .set({ status: 'expired', settledAt: now, text: '', html: '', unsubscribeUrl: null })
    .where(and(isOfMailbox(mailboxOf(address)), eq(outbox.toVisitor, true), eq(outbox.status, 'queued')));
  return 'done';
}

/** Also matches addresses with a tag, such as "name+tag@example.com". */
function isOfMailbox(mailbox: string): SQL {
  return sql`regexp_replace(${outbox.address}, '^([^+@]+)\\+[^@]*@', '\\1@') = ${mailbox}`;
}

async function deleteData(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): ReturnType<SubscriberStore['deleteData']> {
  const link = await takeLink(tx, tokenHash, 'delete', now);
  if ('refused' in link) return link.refused;
  await deleteDataOf(tx, link.address);
  return 'done';
}

async function announceReports(
  tx: Transaction,
  ...[compose, queueing]: Parameters<SubscriberStore['announceReports']>
): Promise<number> {
  const rows = await listOwed(tx);
  for (const row of rows) {
    for (const mail of compose(toRecord(row))) await queueMail(tx, mail, queueing, row.id);
  }
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) {
    await tx.update(subscribers).set({ reportMailedAt: queueing.now }).where(inArray(subscribers.id, ids));
  }
  return rows.length;
}

async function listSubscribers(
  db: Drizzle,
  { limit, before }: Parameters<SubscriberStore['listSubscribers']>[0],
): Promise<SubscriberRecord[]> {
  const rows = await db
    .select()
    .from(subscribers)
    .where(beforeCursor(subscribers.createdAt, subscribers.id, before))
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(limit);
  return rows.map(toRecord);
}

type TakenLink = { address: string; subscriber: number | null } | { refused: LinkState };

async function takeLink(
  tx: Transaction,
  tokenHash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<TakenLink> {
  const [token] = await tx
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose)))
    .for('update');
  if (!token) return { refused: 'unknown' };
  if (token.usedAt !== null) return { refused: 'used' };
  if (token.expiresAt <= now) return { refused: 'expired' };
  await tx.update(mailTokens).set({ usedAt: now }).where(eq(mailTokens.tokenHash, tokenHash));
  return { address: token.address, subscriber: token.subscriber };
}

async function listOwed(tx: Transaction): Promise<(typeof subscribers.$inferSelect)[]> {
  const ended = tx
    .select({ id: audits.id })
    .from(audits)
    .leftJoin(scans, eq(scans.id, audits.scanId))
    .where(
      sql`${audits.id} = ${subscribers.auditId} and (${audits.scanId} is null or ${scans.status} = 'completed')`,
    );
  return tx
    .select()
    .from(subscribers)
    .where(
      sql`${subscribers.verifiedAt} is not null and ${subscribers.reportMailedAt} is null and exists (${ended})`,
    )
    .orderBy(subscribers.id)
    .limit(announcedAtOnce)
    .for('update', { skipLocked: true });
}

function toRecord(row: typeof subscribers.$inferSelect): SubscriberRecord {
  const { address: _address, reportMailedAt: _mailed, aiImportance, ...rest } = row;
  return { ...rest, aiImportance: subscriptionSchema.shape.aiImportance.parse(aiImportance) };
}
