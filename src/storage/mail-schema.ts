import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';

/** `address` columns contain an email address, trimmed and in lowercase. */

export const subscribers = pgTable(
  'subscribers',
  {
    id: identity('id').primaryKey(),
    /** 256 random bits, which the visitor's browser stores. */
    subscriberId: text('subscriber_id').notNull(),
    /** No foreign key, because a report request outlives its diagnosis. */
    auditId: number53('audit_id').notNull(),
    domain: text('domain').notNull(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    aiImportance: text('ai_importance').notNull(),
    consentText: text('consent_text').notNull(),
    consentVersion: text('consent_version').notNull(),
    createdAt: instant('created_at').notNull(),
    verifiedAt: instant('verified_at'),
    /** When `subscriberId` stops giving access to the report. Null until verified. */
    expiresAt: instant('expires_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    reportMailedAt: instant('report_mailed_at'),
  },
  (table) => [
    uniqueIndex('subscribers_subscriber_id').on(table.subscriberId),
    index('subscribers_created_at').on(table.createdAt, table.id),
    index('subscribers_address').on(table.address),
    index('subscribers_audit').on(table.auditId),
  ],
);

/** Links in our emails, as hashes. Used ones are kept for a while, so that a second click gets a helpful answer. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    subscriber: number53('subscriber').references(() => subscribers.id, { onDelete: 'cascade' }),
    /** The link's recipient; empty once the address's data has been deleted. */
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

export const outbox = pgTable(
  'outbox',
  {
    id: identity('id').primaryKey(),
    kind: text('kind').notNull(),
    to: text('to_address').notNull(),
    /** The address of the visitor whom the email is about, even if it goes to the operator. */
    address: text('address').notNull(),
    /** Only these emails count toward a mailbox's limit. */
    toVisitor: boolean('to_visitor').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    status: text('status').notNull(),
    attempts: integer('attempts').notNull().default(0),
    problem: text('problem'),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('outbox_created_at').on(table.createdAt, table.id),
    index('outbox_address').on(table.address, table.createdAt),
    index('outbox_status').on(table.status, table.nextAttemptAt),
  ],
);

export const suppressedAddresses = pgTable('suppressed_addresses', {
  addressHash: text('address_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
});
