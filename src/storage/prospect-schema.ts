import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';

export const prospectLists = pgTable(
  'prospect_lists',
  {
    id: identity('id').primaryKey(),
    name: text('name').notNull(),
    paused: boolean('paused').notNull(),
    notices: jsonb('notices').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the list last started or resumed. Its pace is measured from then at the earliest. */
    resumedAt: instant('resumed_at').notNull(),
  },
  (table) => [index('prospect_lists_created_at').on(table.createdAt, table.id)],
);

export const prospects = pgTable(
  'prospects',
  {
    id: identity('id').primaryKey(),
    listId: number53('list_id')
      .notNull()
      .references(() => prospectLists.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    name: text('name').notNull(),
    website: text('website').notNull(),
    siteKey: text('site_key').notNull(),
    siteHost: text('site_host').notNull(),
    schemeTyped: boolean('scheme_typed').notNull(),
    companyType: text('company_type').notNull(),
    companySize: text('company_size').notNull(),
    note: text('note').notNull(),
    startedAt: instant('started_at'),
    /** No foreign key, because a list outlives its diagnoses. Null until the diagnosis has started. */
    auditId: number53('audit_id'),
    /**
     * Stored so that hundreds of rows can be shown and sorted quickly. Null until calculated, and
     * if the diagnosis failed.
     */
    figures: jsonb('figures').$type<unknown>(),
    figuresRevision: text('figures_revision'),
  },
  (table) => [
    uniqueIndex('prospects_site').on(table.listId, table.siteKey),
    index('prospects_waiting').on(table.line, table.listId).where(sql`started_at is null`),
    index('prospects_without_figures')
      .on(table.id)
      .where(sql`figures_revision is null and audit_id is not null`),
  ],
);
