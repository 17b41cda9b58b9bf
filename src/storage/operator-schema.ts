import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';

/** Tables for the operator's page alone. The tallies are kept by triggers on `audits`, in the same transaction. */

/** How many audits a site has; sites without any have no row. */
export const siteTallies = pgTable(
  'site_tallies',
  {
    /** As `audits.site`. */
    site: text('site').primaryKey(),
    audits: number53('audits').notNull(),
  },
  (table) => [index('site_tallies_audits').on(table.audits.desc().nullsFirst(), table.site)],
);

/** Counters of everything, spread over rows so that new audits of different sites do not wait for each other. */
export const auditTallies = pgTable('audit_tallies', {
  shard: integer('shard').primaryKey(),
  audits: number53('audits').notNull(),
  sites: number53('sites').notNull(),
  completed: number53('completed').notNull(),
});

/** What the operator deleted or set going again, and who came in or tried to. Holds no visitor's personal data. */
export const auditLog = pgTable(
  'trail',
  {
    id: identity('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    action: text('action').notNull(),
    /** What it was done to: a domain or an id; empty for everything. */
    subject: text('subject').notNull(),
    /** How many were concerned. */
    count: integer('count').notNull(),
    /** What a receipt has to say besides, without anybody's name or address. */
    details: text('details').notNull().default(''),
  },
  (table) => [index('trail_created_at').on(table.createdAt, table.id)],
);

/**
 * What the operator makes of everybody who wrote or asked for a report: one row an address. Triggers on `enquiries` and
 * `subscribers` keep it: a row comes with the first of an address and goes with the last, in the same transaction.
 */
export const leads = pgTable(
  'leads',
  {
    id: identity('id').primaryKey(),
    /** As `subscribers.address`. */
    address: text('address').notNull().unique(),
    status: text('status').notNull().default('new'),
    /** Who takes care of it; empty for nobody. */
    owner: text('owner').notNull().default(''),
    notes: text('notes').notNull().default(''),
    /** The day on which something is due. */
    nextDate: date('next_date', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    /** When the operator last changed it. */
    updatedAt: instant('updated_at'),
  },
  (table) => [index('leads_status').on(table.status, table.id)],
);

/** What the operator changed of a lead, one row a field. Goes with the lead. */
export const leadChanges = pgTable(
  'lead_changes',
  {
    id: identity('id').primaryKey(),
    leadId: number53('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Program and system in which it was changed, in a few words. */
    browser: text('browser').notNull(),
    field: text('field').notNull(),
    /** As texts; empty for none. */
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [index('lead_changes_lead').on(table.leadId, table.id)],
);

/** Since when each part of the installation is as it is. */
export const healthStates = pgTable('health_states', {
  part: text('part').primaryKey(),
  level: text('level').notNull(),
  since: instant('since').notNull(),
});

/** Links that hand a diagnosis made in a frame on another site to a tab of ours, as hashes; each works once. */
export const embedHandoffs = pgTable(
  'embed_handoffs',
  {
    tokenHash: text('token_hash').primaryKey(),
    auditId: number53('audit_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('embed_handoffs_expires_at').on(table.expiresAt)],
);
