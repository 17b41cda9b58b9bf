import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';

/**
 * Tables of the report's subscribers and of outgoing mail. `address` is an e-mail address in lower case: what
 * makes two spellings the same mailbox for limits, unsubscribing and deleting.
 */

/** Who asked for a report: one row a request, bound to one audit, worth nothing until verified. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: identity('id').primaryKey(),
    /** 256 random bits that the browser keeps. */
    subscriberId: text('subscriber_id').notNull(),
    /** Without a foreign key: a lead outlives the diagnosis that it came from. */
    auditId: number53('audit_id').notNull(),
    /** Of that diagnosis; empty for an entry by hand. */
    domain: text('domain').notNull(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    aiImportance: text('ai_importance').notNull(),
    consentText: text('consent_text').notNull(),
    consentVersion: text('consent_version').notNull(),
    /** Also when the consent was given. */
    createdAt: instant('created_at').notNull(),
    verifiedAt: instant('verified_at'),
    /** When the verified id stops opening the report; null until it is verified. */
    expiresAt: instant('expires_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    /** When the mail about the finished report was written; null while it is owed. */
    reportMailedAt: instant('report_mailed_at'),
  },
  (table) => [
    uniqueIndex('subscribers_subscriber_id').on(table.subscriberId),
    index('subscribers_created_at').on(table.createdAt, table.id),
    index('subscribers_address').on(table.address),
    index('subscribers_audit').on(table.auditId),
  ],
);

/** Links of our mails, as hashes. Used ones stay until they are old, so that a second click is answered kindly. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** `verify`, `unsubscribe` or `delete`. */
    purpose: text('purpose').notNull(),
    /** The request that a `verify` token verifies. */
    subscriber: number53('subscriber').references(() => subscribers.id, { onDelete: 'cascade' }),
    /** Whom the link was sent to; empty once that address was deleted. */
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('mail_tokens_address').on(table.address),
    index('mail_tokens_created_at').on(table.createdAt),
  ],
);

/** Mail to be sent, written in the transaction that caused it. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity('id').primaryKey(),
    kind: text('kind').notNull(),
    to: text('to_address').notNull(),
    /** Whose data it holds: the visitor's address, also where the operator is written to. */
    address: text('address').notNull(),
    /** Whether it goes to that visitor, and so counts towards what one address may get. */
    toVisitor: boolean('to_visitor').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    /** Both empty once sent by SMTP or expired. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    status: text('status').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed, in a few words without addresses. */
    problem: text('problem'),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was handed over or given up. */
    settledAt: instant('settled_at'),
    /** After this it is not worth sending any more. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('outbox_created_at').on(table.createdAt, table.id),
    index('outbox_address').on(table.address, table.createdAt),
    index('outbox_status').on(table.status, table.nextAttemptAt),
  ],
);

/** Addresses that want no more mail, as hashes only. */
export const suppressedAddresses = pgTable('suppressed_addresses', {
  addressHash: text('address_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
});
