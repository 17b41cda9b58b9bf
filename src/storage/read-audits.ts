import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { auditKindSchema, auditStatusSchema, hasEnded } from '#shared/schemas/audit.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from '#shared/schemas/company.ts';
import { companyTeamSchema } from '#shared/schemas/company-model.ts';
import { coverageSchema } from '#shared/schemas/coverage.ts';
import { failureSchema } from '#shared/schemas/failure.ts';
import { industrySchema } from '#shared/schemas/industry.ts';
import { progressSchema } from '#shared/schemas/progress.ts';
import { assumptionsPatchSchema } from '#shared/schemas/rates.ts';
import { type SeenNotCounted, seenNotCountedSchema } from '#shared/schemas/seen-not-counted.ts';
import { scanQualityPartSchema } from '#shared/schemas/stats.ts';
import type {
  AuditRecord,
  AuditRevision,
  OfferingRow,
  StoredAudit,
  TaskFilter,
  TaskRow,
  WorkflowRow,
} from './audit-record.ts';
import { toOfferingRow, toTaskRow, toWorkflowRow } from './audit-rows.ts';
import { listCoveragePages } from './coverage-pages.ts';
import type { Drizzle, Reader } from './database.ts';
import { presentReading, readingColumns } from './model-reading-record.ts';
import { modelReadings } from './model-schema.ts';
import { auditEdits, audits, offerings, scans, tasks, workflows } from './schema.ts';

export const joinedStatus: SQL<string> = sql<string>`coalesce(${scans.status}, ${audits.status})`;
export const joinedRevision: SQL<string> = sql<string>`${audits.revision} || '.' || coalesce(${scans.revision}, 0)`;

const recordColumns = {
  id: audits.id,
  kind: audits.kind,
  scanId: audits.scanId,
  website: audits.website,
  domain: audits.domain,
  companyType: audits.companyType,
  companySize: audits.companySize,
  specialty: audits.specialty,
  businessDescription: audits.businessDescription,
  ownerHash: audits.ownerHash,
  status: joinedStatus,
  failure: sql<unknown>`coalesce(${scans.failure}, ${audits.failure})`,
  progress: scans.progress,
  reachedUrl: scans.reachedUrl,
  coverage: scans.coverage,
  industry: scans.industry,
  team: scans.team,
  scanQuality: scans.scanQuality,
  scanQualityParts: scans.scanQualityParts,
  seenNotCounted: scans.seenNotCounted,
  pagesScanned: scans.pagesScanned,
  hasFavicon: sql<boolean>`${scans.favicon} is not null`,
  edited: sql<boolean>`exists (select 1 from ${auditEdits} where ${auditEdits.auditId} = ${audits.id})`,
  assumptions: audits.assumptions,
  profileVersion: audits.profileVersion,
  revision: joinedRevision,
  createdAt: audits.createdAt,
  completedAt: audits.completedAt,
  closerReading: readingColumns,
};

export async function getAudit(db: Reader, id: number): Promise<AuditRecord | null> {
  const [row] = await db
    .select(recordColumns)
    .from(audits)
    .leftJoin(scans, eq(scans.id, audits.scanId))
    .leftJoin(modelReadings, eq(modelReadings.scanId, audits.scanId))
    .where(eq(audits.id, id));
  if (!row) return null;
  return {
    ...row,
    kind: auditKindSchema.parse(row.kind),
    companyType: companyTypeSchema.parse(row.companyType),
    companySize: optionalCompanySizeSchema.parse(row.companySize),
    status: auditStatusSchema.parse(row.status),
    failure: failureSchema.nullable().parse(row.failure),
    progress: progressSchema.nullable().parse(row.progress),
    coverage: coverageSchema.nullable().parse(row.coverage),
    industry: industrySchema.nullable().parse(row.industry),
    team: companyTeamSchema.nullable().parse(row.team),
    scanQualityParts: scanQualityPartSchema.array().parse(row.scanQualityParts ?? []),
    seenNotCounted: seenNotCountedSchema.array().parse(row.seenNotCounted ?? []),
    closerReading: presentReading(row.closerReading),
    pagesScanned: row.pagesScanned ?? 0,
    assumptions: assumptionsPatchSchema.parse(row.assumptions),
  };
}

export function readAudit(db: Drizzle, id: number): Promise<StoredAudit | null> {
  return db.transaction(
    async (tx) => {
      const record = await getAudit(tx, id);
      if (!record) return null;
      const ended = hasEnded(record.status);
      return {
        record,
        workflows: ended ? await listWorkflows(tx, id) : [],
        tasks: ended ? await listTasks(tx, id) : [],
        offerings: ended ? await listOfferings(tx, id) : [],
        pages: record.coverage || record.scanId === null ? [] : await listCoveragePages(tx, record.scanId),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Prepares the query once, because every poll from every open page runs it. */
export function prepareGetRevision(db: Drizzle): (id: number) => Promise<AuditRevision | null> {
  const query = db
    .select({
      revision: joinedRevision,
      status: joinedStatus,
      ownerHash: audits.ownerHash,
      profileVersion: audits.profileVersion,
    })
    .from(audits)
    .leftJoin(scans, eq(scans.id, audits.scanId))
    .where(eq(audits.id, sql.placeholder('id')))
    .prepare('audit_revision');
  return async (id) => {
    const [row] = await query.execute({ id });
    return row ? { ...row, status: auditStatusSchema.parse(row.status) } : null;
  };
}

export async function listWorkflows(db: Reader, auditId: number): Promise<WorkflowRow[]> {
  const rows = await db
    .select()
    .from(workflows)
    .where(eq(workflows.auditId, auditId))
    .orderBy(asc(workflows.position), asc(workflows.id));
  return rows.map(toWorkflowRow);
}

export async function listOfferings(db: Reader, auditId: number): Promise<OfferingRow[]> {
  const rows = await db
    .select({ offering: offerings, workflow: workflows.name })
    .from(offerings)
    .leftJoin(workflows, eq(workflows.id, offerings.workflowId))
    .where(eq(offerings.auditId, auditId))
    .orderBy(asc(offerings.position), asc(offerings.id));
  return rows.map((row) => toOfferingRow(row.offering, row.workflow));
}

export async function listSeenNotCounted(db: Reader, auditId: number): Promise<SeenNotCounted[]> {
  const [row] = await db
    .select({ seenNotCounted: scans.seenNotCounted })
    .from(audits)
    .innerJoin(scans, eq(scans.id, audits.scanId))
    .where(eq(audits.id, auditId));
  return seenNotCountedSchema.array().parse(row?.seenNotCounted ?? []);
}

export async function listTasks(
  db: Reader,
  auditId: number,
  { workflow, workflowId, taskId }: TaskFilter = {},
): Promise<TaskRow[]> {
  const rows = await db
    .select({ task: tasks, workflow: workflows.name })
    .from(tasks)
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(
      and(
        eq(tasks.auditId, auditId),
        workflow === undefined ? undefined : eq(workflows.name, workflow),
        workflowId === undefined ? undefined : eq(tasks.workflowId, workflowId),
        taskId === undefined ? undefined : eq(tasks.id, taskId),
      ),
    )
    .orderBy(asc(tasks.position), asc(tasks.id));
  return rows.map((row) => toTaskRow(row.task, row.workflow));
}
