import { type AnyColumn, and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { auditKindSchema, auditStatusSchema } from '#shared/schemas/audit.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from '#shared/schemas/company.ts';
import type { AuditCounts, AuditFilter, AuditListItem, AuditOrder, ListCursor } from './audit-record.ts';
import type { Drizzle, Reader } from './database.ts';
import { beforeCursor } from './list-cursor.ts';
import { containing } from './list-filter.ts';
import { siteTallies } from './operator-schema.ts';
import { audits, tasks, workflows } from './schema.ts';

export async function listAudits(
  db: Drizzle,
  {
    limit,
    before,
    order,
    ...filter
  }: { limit: number; before?: ListCursor | null; order?: AuditOrder | null } & AuditFilter,
): Promise<AuditListItem[]> {
  const which = and(beforeCursor(audits.createdAt, audits.id, before), await matching(db, filter));
  return listRows(db, { which, order: order ?? null, limit });
}

export function listOwnAudits(db: Drizzle, ownerHash: string, limit: number): Promise<AuditListItem[]> {
  return listRows(db, { which: eq(audits.ownerHash, ownerHash), order: null, limit });
}

async function listRows(
  db: Drizzle,
  { which, order, limit }: { which: SQL | undefined; order: AuditOrder | null; limit: number },
): Promise<AuditListItem[]> {
  const rows = await db
    .select({
      id: audits.id,
      kind: audits.kind,
      website: audits.website,
      domain: audits.domain,
      companyType: audits.companyType,
      companySize: audits.companySize,
      status: audits.listedStatus,
      createdAt: audits.createdAt,
      completedAt: audits.completedAt,
      workflowsIdentified: db.$count(workflows, eq(workflows.auditId, audits.id)),
      tasksIdentified: db.$count(tasks, eq(tasks.auditId, audits.id)),
    })
    .from(audits)
    .where(which)
    .orderBy(...(order ? [sortBy(db, order), desc(audits.id)] : [desc(audits.createdAt), desc(audits.id)]))
    .limit(limit)
    .offset(order?.offset ?? 0);
  return rows.map((row) => ({
    ...row,
    kind: auditKindSchema.parse(row.kind),
    companyType: companyTypeSchema.parse(row.companyType),
    companySize: optionalCompanySizeSchema.parse(row.companySize),
    status: auditStatusSchema.parse(row.status),
  }));
}

function sortBy(db: Drizzle, { by, descending }: AuditOrder): SQL {
  const keys: Record<AuditOrder['by'], SQL | AnyColumn> = {
    created: audits.createdAt,
    id: audits.id,
    website: sql`lower(regexp_replace(${audits.website}, '^https?://(www\\.)?', '', 'i'))`,
    status: audits.listedStatus,
    tasks: db.$count(tasks, eq(tasks.auditId, audits.id)),
    workflows: db.$count(workflows, eq(workflows.auditId, audits.id)),
  };
  return descending ? desc(keys[by]) : asc(keys[by]);
}

export async function countAuditRows(db: Reader, id: number): Promise<AuditCounts> {
  return {
    workflowsIdentified: await db.$count(workflows, eq(workflows.auditId, id)),
    tasksIdentified: await db.$count(tasks, eq(tasks.auditId, id)),
  };
}

async function matching(db: Drizzle, filter: AuditFilter): Promise<SQL | undefined> {
  return and(
    await found(db, filter.search),
    filter.status ? eq(audits.listedStatus, filter.status) : undefined,
    filter.from ? gte(audits.createdAt, filter.from) : undefined,
    filter.until ? lt(audits.createdAt, filter.until) : undefined,
  );
}

/**
 * If more domains match, we search the audits themselves. That is faster then, because the newest
 * audits soon yield enough matches.
 */
const maxSites = 200;

/**
 * Searches `site_tallies` first, because it is far smaller than the audits table. A number also
 * finds the audit with that id.
 */
async function found(db: Drizzle, search: string | null | undefined): Promise<SQL | undefined> {
  const wanted = containing(siteTallies.site, search);
  if (!wanted) return undefined;
  const sites = await db
    .select({ site: siteTallies.site })
    .from(siteTallies)
    .where(wanted)
    .limit(maxSites + 1);
  const bySite =
    sites.length > maxSites
      ? containing(audits.site, search)
      : inArray(
          audits.site,
          sites.map(({ site }) => site),
        );
  const id = /^\s*#?([1-9]\d{0,15})\s*$/.exec(search ?? '')?.[1];
  return id === undefined ? bySite : or(bySite, eq(audits.id, Number(id)));
}
