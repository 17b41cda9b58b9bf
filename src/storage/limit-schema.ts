import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * How often something was done within a window of time, for limits that hold in all processes together. Unlogged in its
 * migration: counting costs no write to disk, and a database that crashed begins to count anew.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** Hash of the limit's name and of whom it is about. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_counts_ends_at').on(table.endsAt)],
);
