import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Counts within a time window, for limits across all processes. The migration makes this table unlogged: counting
 * causes no disk writes, and after a crash the counts restart.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** Hash of the limit's name and its subject. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_counts_ends_at').on(table.endsAt)],
);
