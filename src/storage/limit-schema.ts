import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Counts for rate limits across all processes. The migration makes the table unlogged, so counting
 * doesn't write to the write-ahead log, and the counts start over after a crash.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** A hash of the limit's name and the subject. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_counts_ends_at').on(table.endsAt)],
);
