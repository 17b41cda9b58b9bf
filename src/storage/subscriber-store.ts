import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { subscriptionSchema } from '#shared/schemas/subscriber.ts';
import type { Queries, Transaction } from './database.ts';
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
import { audits, scans } from './schema.ts';
import type { LinkState, SubscriberRecord, SubscriberStore } from './subscriber-record.ts';
import { withoutNul } from './without-nul.ts';

/** Reports announced at once. */
const announcedAtOnce = 100;

/** Subscribers of reports and the links of their mails. Rejects with AppError `database-unavailable` while the database is away. */
export function createSubscriberStore({ db }: Queries, emit: EmitEvent = emitNothing): SubscriberStore {
  return withTranslatedErrors<SubscriberStore>({
    createSubscriber: (subscription, { subscriberId, domain, consent, mails, queueing }) =>
      db.transaction(async (tx) => {
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
      }),

    remind: (subscriberId, compose, queueing) =>
      db.transaction(async (tx) => {
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
      }),

    async getSubscriber(subscriberId) {
      const [row] = await db.select().from(subscribers).where(eq(subscribers.subscriberId, subscriberId));
      return row ? toRecord(row) : null;
    },

    async getById(id) {
      const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
      return row ? toRecord(row) : null;
    },

    verify: (tokenHash, { validMs, compose, queueing }) =>
      db.transaction(async (tx) => {
        const link = await takeLink(tx, tokenHash, 'verify', queueing.now);
        if ('refused' in link) return link;
        const [row] = await tx
          .update(subscribers)
          .set({
            // A second mail's link of the same request, clicked later, does not lengthen the first.
            verifiedAt: sql`coalesce(${subscribers.verifiedAt}, ${queueing.now.toISOString()}::timestamptz)`,
            expiresAt: sql`coalesce(${subscribers.expiresAt}, ${new Date(queueing.now.getTime() + validMs).toISOString()}::timestamptz)`,
          })
          .where(eq(subscribers.id, link.subscriber ?? 0))
          .returning();
        if (!row) return { refused: 'unknown' as const };
        const subscriber = toRecord(row);
        const isFirst = subscriber.verifiedAt?.getTime() === queueing.now.getTime();
        if (isFirst) {
          for (const mail of compose(subscriber)) await queueMail(tx, mail, queueing, row.id);
          await emit(tx, { event: 'subscriber.verified', id: row.id });
        }
        return { subscriber };
      }),

    unsubscribe: (tokenHash, now) =>
      db.transaction(async (tx) => {
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
          .where(and(eq(outbox.address, address), eq(outbox.toVisitor, true), eq(outbox.status, 'queued')));
        return 'done';
      }),

    deleteData: (tokenHash, now) =>
      db.transaction(async (tx) => {
        const link = await takeLink(tx, tokenHash, 'delete', now);
        if ('refused' in link) return link.refused;
        await deleteDataOf(tx, link.address);
        return 'done';
      }),

    announceReports: (compose, queueing) =>
      db.transaction(async (tx) => {
        const rows = await listOwed(tx);
        for (const row of rows) {
          for (const mail of compose(toRecord(row))) await queueMail(tx, mail, queueing, row.id);
        }
        const ids = rows.map((row) => row.id);
        if (ids.length > 0) {
          await tx
            .update(subscribers)
            .set({ reportMailedAt: queueing.now })
            .where(inArray(subscribers.id, ids));
        }
        return rows.length;
      }),

    async listSubscribers({ limit, before }) {
      const rows = await db
        .select()
        .from(subscribers)
        .where(beforeCursor(subscribers.createdAt, subscribers.id, before))
        .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
        .limit(limit);
      return rows.map(toRecord);
    },

    deleteSubscriber: (id, now) => db.transaction((tx) => deleteSubscriber(tx, id, now)),
    deleteAllSubscribers: (now) => db.transaction((tx) => deleteAllSubscribers(tx, now)),
    forgetOlderThan: (before) => db.transaction((tx) => forgetOlderThan(tx, before)),
  });
}

type TakenLink = { address: string; subscriber: number | null } | { refused: LinkState };

/** Marks a link as used, once: of two clicks at the same moment one is refused. */
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

/** Locked, and left to another process where that has locked them already. */
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
