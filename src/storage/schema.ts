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
 * JSON columns have the type `unknown` on purpose: an older release may have written their values,
 * so those must be parsed with a schema.
 */

/** The version is a fingerprint of the content. */
export const profiles = pgTable('profiles', {
  version: text('version').primaryKey(),
  content: jsonb('content').$type<unknown>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Owners never edit scans, only the audits made from them. */
export const scans = pgTable(
  'scans',
  {
    id: identity('id').primaryKey(),
    siteKey: text('site_key').notNull(),
    siteHost: text('site_host').notNull(),
    website: text('website').notNull(),
    schemeTyped: boolean('scheme_typed').notNull(),
    companyType: text('company_type').notNull(),
    companySize: text('company_size').notNull(),
    /** The line of business that the visitor chose; empty if the site alone decides. */
    specialty: text('specialty').notNull().default(''),
    status: text('status').notNull(),
    attempt: integer('attempt').notNull().default(0),
    /**
     * Attempts that are running or ended with their process, since the last new page was stored.
     */
    countedAttempts: integer('counted_attempts').notNull().default(0),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    progress: jsonb('progress').$type<unknown>(),
    failure: jsonb('failure').$type<unknown>(),
    reachedUrl: text('reached_url'),
    coverage: jsonb('coverage').$type<unknown>(),
    industry: jsonb('industry').$type<unknown>(),
    team: jsonb('team').$type<unknown>(),
    diagnosis: jsonb('diagnosis').$type<unknown>(),
    offerings: jsonb('offerings').$type<unknown>(),
    seenNotCounted: jsonb('seen_not_counted').$type<unknown>(),
    scanQuality: doublePrecision('scan_quality'),
    scanQualityParts: jsonb('scan_quality_parts').$type<unknown>(),
    favicon: bytes('favicon'),
    faviconType: text('favicon_type'),
    /**
     * Without the facts of the pages, which are in `scan_pages`. Null until the site has been read, after its
     * pages were deleted, and if an earlier release made the scan.
     */
    siteFacts: jsonb('site_facts').$type<unknown>(),
    /** When the site was read: before this scan began, if it analyzed an earlier scan's facts. */
    readAt: instant('read_at'),
    /** The scan whose facts are analyzed instead of reading the site. It may have been deleted. */
    sourceScanId: number53('source_scan_id'),
    /**
     * Content hashes of the analysis and the knowledge that made the result. Null until the scan has one, and
     * if an earlier release made it.
     */
    analysisVersion: text('analysis_version'),
    knowledgeVersion: text('knowledge_version'),
    profileVersion: text('profile_version')
      .notNull()
      .references(() => profiles.version),
    pagesScanned: integer('pages_scanned').notNull().default(0),
    /** Incremented by every write that changes what visitors see. */
    revision: number53('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('scans_site_key').on(table.siteKey, table.companyType, table.companySize, table.id),
    index('scans_site_host_started_at').on(table.siteHost, table.startedAt),
    index('scans_trade').on(sql`(industry ->> 'detail')`, table.id).where(sql`status = 'completed'`),
    index('scans_under_way').on(table.id).where(sql`status in ('scanning', 'analyzing')`),
    index('scans_parked')
      .on(table.completedAt, table.id)
      .where(sql`status = 'failed' and failure ->> 'code' = 'internal'`),
  ],
);

/** Stored as soon as they are read, so that an interrupted scan can continue. */
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

export const audits = pgTable(
  'audits',
  {
    /** Random, so that nobody can enumerate other companies' audits. */
    id: number53('id').primaryKey(),
    kind: text('kind').notNull(),
    scanId: number53('scan_id').references(() => scans.id),
    website: text('website').notNull(),
    domain: text('domain').notNull(),
    /** The domain without `www.`, for counting and searching. Empty if the domain is unknown. */
    site: text('site').notNull().generatedAlwaysAs(sql`regexp_replace(lower(domain), '^www\\.', '')`),
    companyType: text('company_type').notNull(),
    companySize: text('company_size').notNull(),
    specialty: text('specialty').notNull().default(''),
    businessDescription: text('business_description'),
    ownerHash: text('owner_hash').notNull(),
    status: text('status'),
    failure: jsonb('failure').$type<unknown>(),
    /**
     * The status of the audit, or of its scan if it has one. Updated by triggers, so that lists and counters need
     * no join.
     */
    listedStatus: text('listed_status').notNull().default('pending'),
    assumptions: jsonb('assumptions').$type<unknown>().notNull(),
    profileVersion: text('profile_version')
      .notNull()
      .references(() => profiles.version),
    contentHash: text('content_hash'),
    /** True once the audit's rows have been created or its scan has failed. */
    materialised: boolean('materialised').notNull().default(false),
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
    function: text('function'),
    work: jsonb('work').$type<unknown>(),
  },
  (table) => [index('workflows_audit').on(table.auditId, table.position, table.id)],
);

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
    /**
     * Share of the workflow's modeled hours. Null if the hours don't come from the company model, for example
     * because the owner typed them.
     */
    hoursShare: doublePrecision('hours_share'),
    /** See `taskSchema`. */
    trialRank: integer('trial_rank'),
  },
  (table) => [
    index('tasks_audit').on(table.auditId, table.position, table.id),
    index('tasks_workflow').on(table.workflowId),
  ],
);

export const auditEdits = pgTable(
  'audit_edits',
  {
    id: identity('id').primaryKey(),
    auditId: number53('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('audit_edits_audit').on(table.auditId, table.id)],
);

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
    consentVersion: text('consent_version').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('enquiries_created_at').on(table.createdAt, table.id),
    index('enquiries_address').on(sql`lower(trim(${table.email}))`),
  ],
);

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in the list. Gives no access. */
    id: identity('id').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    browser: text('browser').notNull().default(''),
  },
  (table) => [index('operator_sessions_expires_at').on(table.expiresAt, table.tokenHash)],
);
