import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';

/** Tables for the admin area only. Triggers on `audits` maintain the tallies, in the same transaction. */

/** The number of audits of a site; sites without any have no row. */
export const siteTallies = pgTable(
  'site_tallies',
  {
    /** Same as `audits.site`. */
    site: text('site').primaryKey(),
    audits: number53('audits').notNull(),
  },
  (table) => [index('site_tallies_audits').on(table.audits.desc().nullsFirst(), table.site)],
);

/** Global counters, spread over rows so that new audits of different sites do not wait for each other. */
export const auditTallies = pgTable('audit_tallies', {
  shard: integer('shard').primaryKey(),
  audits: number53('audits').notNull(),
  sites: number53('sites').notNull(),
  completed: number53('completed').notNull(),
});

/** Admin actions and sign-ins, refused ones included. Contains no visitor's personal data. */
export const auditLog = pgTable(
  'trail',
  {
    id: identity('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    action: text('action').notNull(),
    /** Its subject: a domain or an id; empty for everything. */
    subject: text('subject').notNull(),
    /** The number of records affected. */
    count: integer('count').notNull(),
    /** A receipt's additional data, without names or addresses. */
    details: text('details').notNull().default(''),
  },
  (table) => [index('trail_created_at').on(table.createdAt, table.id)],
);

/**
 * The operator's data about everyone who wrote or asked for a report: one row per address. Triggers on `enquiries` and
 * `subscribers` maintain it: a row is created with an address' first entry and deleted with its last, in the same
 * transaction.
 */
export const leads = pgTable(
  'leads',
  {
    id: identity('id').primaryKey(),
    /** Same as `subscribers.address`. */
    address: text('address').notNull().unique(),
    status: text('status').notNull().default('new'),
    /** Who is responsible for it; empty for nobody. */
    owner: text('owner').notNull().default(''),
    notes: text('notes').notNull().default(''),
    nextDate: date('next_date', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    /** When the operator last changed it. */
    updatedAt: instant('updated_at'),
  },
  (table) => [index('leads_status').on(table.status, table.id)],
);

/** The operator's changes to a lead, one row per field. Deleted with the lead. */
export const leadChanges = pgTable(
  'lead_changes',
  {
    id: identity('id').primaryKey(),
    leadId: number53('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Program and system used for the change, in a few words. */
    browser: text('browser').notNull(),
    field: text('field').notNull(),
    /** The value as text; empty for none. */
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [index('lead_changes_lead').on(table.leadId, table.id)],
);

/** When each part of the installation entered its current state. */
export const healthStates = pgTable('health_states', {
  part: text('part').primaryKey(),
  level: text('level').notNull(),
  since: instant('since').notNull(),
});

/** Links that hand a diagnosis from a frame on another site to a tab of ours, as hashes; each works once. */
export const embedHandoffs = pgTable(
  'embed_handoffs',
  {
    tokenHash: text('token_hash').primaryKey(),
    auditId: number53('audit_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('embed_handoffs_expires_at').on(table.expiresAt)],
);
