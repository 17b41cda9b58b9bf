import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, number53 } from './columns.ts';

/** The operator's lists of websites to diagnose. */
export const prospectLists = pgTable(
  'prospect_lists',
  {
    id: identity('id').primaryKey(),
    name: text('name').notNull(),
    paused: boolean('paused').notNull(),
    /** The notices about the list's lines from when it was created. */
    notices: jsonb('notices').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it last started or resumed: its pace is measured from then. */
    resumedAt: instant('resumed_at').notNull(),
  },
  (table) => [index('prospect_lists_created_at').on(table.createdAt, table.id)],
);

/**
 * Websites of the lists. One that was not started has no `startedAt`; everything else about its diagnosis is in the
 * audit.
 */
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
    /**
     * Without a foreign key: a list outlives its diagnoses. Null after a start means that the diagnosis could not be
     * created.
     */
    auditId: number53('audit_id'),
    /**
     * The finished diagnosis' figures, stored so that hundreds of rows are shown and sorted quickly; null for a failed
     * one.
     */
    figures: jsonb('figures').$type<unknown>(),
    /** The audit's revision that the figures are from; null before there are any. */
    figuresRevision: text('figures_revision'),
  },
  (table) => [
    // A website appears once per list.
    uniqueIndex('prospects_site').on(table.listId, table.siteKey),
    index('prospects_waiting').on(table.line, table.listId).where(sql`started_at is null`),
    index('prospects_without_figures')
      .on(table.id)
      .where(sql`figures_revision is null and audit_id is not null`),
  ],
);
