import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { bytes, identity, instant, number53 } from './columns.ts';

/**
 * The tables. JSON columns are typed `unknown` on purpose: readers parse them with the content's schema, because an
 * older release may have written them.
 */

/** Provider profiles of audits; the version is a fingerprint of the content. */
export const profiles = pgTable('profiles', {
  version: text('version').primaryKey(),
  content: jsonb('content').$type<unknown>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Automatic readings of websites. Nobody edits them; audits are made from them. */
export const scans = pgTable(
  'scans',
  {
    id: identity('id').primaryKey(),
    /** Host without `www.` and path: the key of a site. */
    siteKey: text('site_key').notNull(),
    /** Host without `www.`: the key of the per-site limit. */
    siteHost: text('site_host').notNull(),
    website: text('website').notNull(),
    schemeTyped: boolean('scheme_typed').notNull(),
    companyType: text('company_type').notNull(),
    companySize: text('company_size').notNull(),
    status: text('status').notNull(),
    /** Number of the latest attempt: writes of an older one are refused. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts that count against the limit: those released by a clean shutdown do not. */
    /** Attempts since the scan's last progress that are running or ended with their process. */
    countedAttempts: integer('counted_attempts').notNull().default(0),
    /** Attempts that failed while the process continued. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    progress: jsonb('progress').$type<unknown>(),
    failure: jsonb('failure').$type<unknown>(),
    reachedUrl: text('reached_url'),
    coverage: jsonb('coverage').$type<unknown>(),
    industry: jsonb('industry').$type<unknown>(),
    /** The staffing; null for an earlier release. */
    team: jsonb('team').$type<unknown>(),
    /** Workflows with their tasks as in the diagnosis. */
    diagnosis: jsonb('diagnosis').$type<unknown>(),
    /** Offerings as in the diagnosis; null for an earlier release, as with the next column. */
    offerings: jsonb('offerings').$type<unknown>(),
    /** Work that the site mentions too briefly to count. */
    seenNotCounted: jsonb('seen_not_counted').$type<unknown>(),
    scanQuality: doublePrecision('scan_quality'),
    scanQualityParts: jsonb('scan_quality_parts').$type<unknown>(),
    favicon: bytes('favicon'),
    faviconType: text('favicon_type'),
    /** The site's facts without those of its pages, which are in `scan_pages`; null for an earlier release. */
    siteFacts: jsonb('site_facts').$type<unknown>(),
    /** When the site was read; earlier than `completedAt` if an earlier scan's facts were analyzed again. */
    readAt: instant('read_at'),
    /** The scan whose facts this one analyzes instead of reading the site; it may be gone by then. */
    sourceScanId: number53('source_scan_id'),
    /** Content hashes of what made the diagnosis; null for an earlier release. */
    analysisVersion: text('analysis_version'),
    knowledgeVersion: text('knowledge_version'),
    profileVersion: text('profile_version')
      .notNull()
      .references(() => profiles.version),
    pagesScanned: integer('pages_scanned').notNull().default(0),
    /** Incremented by every visible write. */
    revision: number53('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('scans_site_key').on(table.siteKey, table.companyType, table.companySize, table.id),
    index('scans_site_host_started_at').on(table.siteHost, table.startedAt),
    // The newest scans of a trade, for comparisons.
    index('scans_trade').on(sql`(industry ->> 'detail')`, table.id).where(sql`status = 'completed'`),
    index('scans_under_way').on(table.id).where(sql`status in ('scanning', 'analyzing')`),
    // Scans that failed for good, which are few among many.
    index('scans_parked')
      .on(table.completedAt, table.id)
      .where(sql`status = 'failed' and failure ->> 'code' = 'internal'`),
  ],
);

/** Pages as read, so that a resumed scan continues from them. */
export const scanPages = pgTable(
  'scan_pages',
  {
    scanId: number53('scan_id')
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    position: integer('position').notNull(),
    outcome: text('outcome').notNull(),
    page: jsonb('page').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.url] })],
);

/** A visitor's diagnosis: made from a scan or typed by hand. */
export const audits = pgTable(
  'audits',
  {
    /** Random, so that nobody can enumerate other companies' audits. */
    id: number53('id').primaryKey(),
    kind: text('kind').notNull(),
    scanId: number53('scan_id').references(() => scans.id),
    website: text('website').notNull(),
    domain: text('domain').notNull(),
    /** The domain for counting: lower case, without `www.`; empty if unknown. */
    site: text('site').notNull().generatedAlwaysAs(sql`regexp_replace(lower(domain), '^www\\.', '')`),
    companyType: text('company_type').notNull(),
    companySize: text('company_size').notNull(),
    businessDescription: text('business_description'),
    ownerHash: text('owner_hash').notNull(),
    /** Status and failure of a manual audit; a scan's audit uses its scan's. */
    status: text('status'),
    failure: jsonb('failure').$type<unknown>(),
    /** The status of either, maintained by triggers, so that lists and counters need not join both. */
    listedStatus: text('listed_status').notNull().default('pending'),
    /** The owner's changed assumptions; the rest is in the profile. */
    assumptions: jsonb('assumptions').$type<unknown>().notNull(),
    profileVersion: text('profile_version')
      .notNull()
      .references(() => profiles.version),
    /** Fingerprint of a manual submission, so that repeating it creates no second audit. */
    contentHash: text('content_hash'),
    /** True once a scan audit's rows were created from the scan's result. */
    materialised: boolean('materialised').notNull().default(false),
    /** Incremented by every change to the audit or its rows. */
    revision: number53('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('audits_created_at').on(table.createdAt, table.id),
    index('audits_owner').on(table.ownerHash, table.createdAt),
    index('audits_scan').on(table.scanId),
    index('audits_content').on(table.ownerHash, table.contentHash),
    index('audits_site').on(table.site, table.createdAt, table.id),
    index('audits_listed_status').on(table.listedStatus, table.createdAt, table.id),
  ],
);

export const workflows = pgTable(
  'workflows',
  {
    id: identity('id').primaryKey(),
    auditId: number53('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    definitionId: text('definition_id'),
    name: text('name').notNull(),
    department: text('department').notNull(),
    type: text('type').notNull(),
    typedType: text('typed_type'),
    description: text('description'),
    teamSize: integer('team_size').notNull(),
    teamRoles: jsonb('team_roles').$type<unknown>().notNull(),
    basis: text('basis').notNull(),
    evidence: jsonb('evidence').$type<unknown>().notNull(),
    performedBy: text('performed_by').notNull(),
    /** Null for typed workflows, and for a diagnosis by an earlier release. */
    function: text('function'),
    /** Who does it and what share of their time it takes; null if unknown. */
    work: jsonb('work').$type<unknown>(),
  },
  (table) => [index('workflows_audit').on(table.auditId, table.position, table.id)],
);

/** The company's offerings, in its own words. */
export const offerings = pgTable(
  'offerings',
  {
    id: identity('id').primaryKey(),
    auditId: number53('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    evidence: jsonb('evidence').$type<unknown>().notNull(),
    /** The workflow that delivers it. */
    workflowId: number53('workflow_id').references(() => workflows.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('offerings_audit').on(table.auditId, table.position, table.id),
    index('offerings_workflow').on(table.workflowId),
  ],
);

export const tasks = pgTable(
  'tasks',
  {
    id: identity('id').primaryKey(),
    auditId: number53('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    workflowId: number53('workflow_id')
      .notNull()
      .references(() => workflows.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    requiresJudgment: boolean('requires_judgment').notNull(),
    assignedRole: text('assigned_role'),
    serviceValue: doublePrecision('service_value').notNull(),
    replicabilityDifficulty: doublePrecision('replicability_difficulty').notNull(),
    /** Hours per week per person. */
    timeInvestment: doublePrecision('time_investment').notNull(),
    basis: text('basis').notNull(),
    evidence: jsonb('evidence').$type<unknown>().notNull(),
    factors: jsonb('factors').$type<unknown>(),
    traits: jsonb('traits').$type<unknown>().notNull(),
    /** Fraction of its workflow's modeled hours; null if the hours were typed. */
    hoursShare: doublePrecision('hours_share'),
  },
  (table) => [
    index('tasks_audit').on(table.auditId, table.position, table.id),
    index('tasks_workflow').on(table.workflowId),
  ],
);

/** The state that the owner's edits replaced, so that the latest can be undone. */
export const auditEdits = pgTable(
  'audit_edits',
  {
    id: identity('id').primaryKey(),
    auditId: number53('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    /** Previous rows, and the ids of new ones. */
    before: jsonb('before').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('audit_edits_audit').on(table.auditId, table.id)],
);

/** Messages of the contact form, stored before success is shown. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: identity('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    jobTitle: text('job_title').notNull(),
    message: text('message').notNull(),
    companySize: text('company_size').notNull(),
    /** Version of the consent text shown under the form. */
    consentVersion: text('consent_version').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('enquiries_created_at').on(table.createdAt, table.id),
    index('enquiries_address').on(sql`lower(trim(${table.email}))`),
  ],
);

/** A few named values of the installation itself, such as the hash of the generated operator password. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** Hash of the cookie's token; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** The session's id in the list; it grants no access. */
    id: identity('id').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Program and system of the sign-in, in a few words. */
    browser: text('browser').notNull().default(''),
  },
  (table) => [index('operator_sessions_expires_at').on(table.expiresAt, table.tokenHash)],
);
