import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';

/** Only the admin area uses the tallies. Triggers on `audits` update them in the same transaction. */

/** Sites without audits have no row. */
export const siteTallies = pgTable(
  'site_tallies',
  {
    /** Same as `audits.site`. */
    site: text('site').primaryKey(),
    audits: number53('audits').notNull(),
  },
  (table) => [index('site_tallies_audits').on(table.audits.desc().nullsFirst(), table.site)],
);

/**
 * Spread over several rows, so that concurrent new audits of different sites don't wait for one row's lock.
 */
export const auditTallies = pgTable('audit_tallies', {
  shard: integer('shard').primaryKey(),
  audits: number53('audits').notNull(),
  sites: number53('sites').notNull(),
  completed: number53('completed').notNull(),
});

/** Admin actions and sign-ins, including rejected ones. Contains no personal data of visitors. */
export const auditLog = pgTable(
  'trail',
  {
    id: identity('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    action: text('action').notNull(),
    /**
     * A domain, an id, the browser of a sign-in, or the reason for a rejected one. Empty for actions on
     * everything and for those without a subject.
     */
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    /** Contains no names or addresses. */
    details: text('details').notNull().default(''),
  },
  (table) => [index('trail_created_at').on(table.createdAt, table.id)],
);

/**
 * One row per address that has sent an inquiry or requested a report, with the operator's notes about it.
 * Triggers on `enquiries` and `subscribers` create a lead with the address's first entry and delete it with
 * the last, in the same transaction.
 */
export const leads = pgTable(
  'leads',
  {
    id: identity('id').primaryKey(),
    /** Same as `subscribers.address`. */
    address: text('address').notNull().unique(),
    status: text('status').notNull().default('new'),
    /** Empty if no one is assigned. */
    owner: text('owner').notNull().default(''),
    notes: text('notes').notNull().default(''),
    nextDate: date('next_date', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at'),
  },
  (table) => [index('leads_status').on(table.status, table.id)],
);

/** One row per changed field. Deleted with the lead. */
export const leadChanges = pgTable(
  'lead_changes',
  {
    id: identity('id').primaryKey(),
    leadId: number53('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Browser and system in a few words. */
    browser: text('browser').notNull(),
    field: text('field').notNull(),
    /** As text; empty if there was no value. */
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [index('lead_changes_lead').on(table.leadId, table.id)],
);

/** When each part of the installation entered its current level. */
export const healthStates = pgTable('health_states', {
  part: text('part').primaryKey(),
  level: text('level').notNull(),
  since: instant('since').notNull(),
});

/**
 * One-time links that hand over a diagnosis made in a frame on another site to a tab on our own site. Stored
 * as hashes.
 */
export const embedHandoffs = pgTable(
  'embed_handoffs',
  {
    tokenHash: text('token_hash').primaryKey(),
    auditId: number53('audit_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('embed_handoffs_expires_at').on(table.expiresAt)],
);
