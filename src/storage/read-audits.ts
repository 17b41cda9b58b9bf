import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { auditKindSchema, auditStatusSchema } from '#shared/schemas/audit.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from '#shared/schemas/company.ts';
import { coverageSchema } from '#shared/schemas/coverage.ts';
import { failureSchema } from '#shared/schemas/failure.ts';
import { industrySchema } from '#shared/schemas/industry.ts';
import { progressSchema } from '#shared/schemas/progress.ts';
import { assumptionsPatchSchema } from '#shared/schemas/rates.ts';
import { scanQualityPartSchema } from '#shared/schemas/stats.ts';
import type { AuditRecord, AuditRevision, TaskRow, WorkflowRow } from './audit-record.ts';
import { toTaskRow, toWorkflowRow } from './audit-rows.ts';
import type { Drizzle } from './database.ts';
import { audits, scans, tasks, workflows } from './schema.ts';

/** Status of an audit joined with its scan: a manual one has its own. */
export const joinedStatus: SQL<string> = sql<string>`coalesce(${scans.status}, ${audits.status})`;
const joinedRevision = sql<string>`${audits.revision} || '.' || coalesce(${scans.revision}, 0)`;
/** What that was before an edit that has just counted it up by one. */
export const revisionBefore: SQL<string> = sql<string>`${audits.revision} - 1 || '.' || coalesce(${scans.revision}, 0)`;

/** Columns of both tables by name, without the heavy ones that only other calls need. */
const recordColumns = {
  id: audits.id,
  kind: audits.kind,
  scanId: audits.scanId,
  website: audits.website,
  domain: audits.domain,
  companyType: audits.companyType,
  companySize: audits.companySize,
  businessDescription: audits.businessDescription,
  ownerHash: audits.ownerHash,
  status: joinedStatus,
  failure: sql<unknown>`coalesce(${scans.failure}, ${audits.failure})`,
  progress: scans.progress,
  reachedUrl: scans.reachedUrl,
  coverage: scans.coverage,
  industry: scans.industry,
  scanQuality: scans.scanQuality,
  scanQualityParts: scans.scanQualityParts,
  pagesScanned: scans.pagesScanned,
  hasFavicon: sql<boolean>`${scans.favicon} is not null`,
  assumptions: audits.assumptions,
  profileVersion: audits.profileVersion,
  revision: joinedRevision,
  createdAt: audits.createdAt,
  completedAt: audits.completedAt,
};

export async function getAudit(db: Drizzle, id: number): Promise<AuditRecord | null> {
  const [row] = await db
    .select(recordColumns)
    .from(audits)
    .leftJoin(scans, eq(scans.id, audits.scanId))
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
    scanQualityParts: scanQualityPartSchema.array().parse(row.scanQualityParts ?? []),
    pagesScanned: row.pagesScanned ?? 0,
    assumptions: assumptionsPatchSchema.parse(row.assumptions),
  };
}

/** Asked for at every poll of every screen, so built and planned only once. */
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

export async function listWorkflows(db: Drizzle, auditId: number): Promise<WorkflowRow[]> {
  const rows = await db
    .select()
    .from(workflows)
    .where(eq(workflows.auditId, auditId))
    .orderBy(asc(workflows.position), asc(workflows.id));
  return rows.map(toWorkflowRow);
}

export async function listTasks(
  db: Drizzle,
  auditId: number,
  filter: { workflow?: string } = {},
): Promise<TaskRow[]> {
  const inWorkflow = filter.workflow === undefined ? sql`true` : eq(workflows.name, filter.workflow);
  const rows = await db
    .select({ task: tasks, workflow: workflows.name })
    .from(tasks)
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(sql`${tasks.auditId} = ${auditId} and ${inWorkflow}`)
    .orderBy(asc(tasks.position), asc(tasks.id));
  return rows.map((row) => toTaskRow(row.task, row.workflow));
}
