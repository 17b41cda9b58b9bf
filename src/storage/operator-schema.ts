import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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

/** What the operator deleted or set going again. Holds nobody's personal data. */
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
  },
  (table) => [index('trail_created_at').on(table.createdAt, table.id)],
);
