import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';

/** Only the admin area uses the tallies. Triggers on `audits` update them in the same transaction. */

export const siteTallies = pgTable(
  'site_tallies',
  {
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

/** Contains no personal data of visitors. */
export const auditLog = pgTable(
  'trail',
  {
    id: identity('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    details: text('details').notNull().default(''),
  },
  (table) => [index('trail_created_at').on(table.createdAt, table.id)],
);

/**
 * Triggers on `enquiries` and `subscribers` create a lead with the address's first entry and delete it with the
 * last, in the same transaction.
 */
export const leads = pgTable(
  'leads',
  {
    id: identity('id').primaryKey(),
    address: text('address').notNull().unique(),
    status: text('status').notNull().default('new'),
    owner: text('owner').notNull().default(''),
    notes: text('notes').notNull().default(''),
    nextDate: date('next_date', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at'),
  },
  (table) => [index('leads_status').on(table.status, table.id)],
);

export const leadChanges = pgTable(
  'lead_changes',
  {
    id: identity('id').primaryKey(),
    leadId: number53('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    browser: text('browser').notNull(),
    field: text('field').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [index('lead_changes_lead').on(table.leadId, table.id)],
);

export const healthStates = pgTable('health_states', {
  part: text('part').primaryKey(),
  level: text('level').notNull(),
  since: instant('since').notNull(),
});

export const embedHandoffs = pgTable(
  'embed_handoffs',
  {
    tokenHash: text('token_hash').primaryKey(),
    auditId: number53('audit_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('embed_handoffs_expires_at').on(table.expiresAt)],
);
