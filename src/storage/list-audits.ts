import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { auditKindSchema, auditStatusSchema } from '#shared/schemas/audit.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from '#shared/schemas/company.ts';
import type { AuditCounts, AuditFilter, AuditListItem, ListCursor } from './audit-record.ts';
import type { Drizzle, Reader } from './database.ts';
import { beforeCursor } from './list-cursor.ts';
import { containing } from './list-filter.ts';
import { siteTallies } from './operator-schema.ts';
import { audits, tasks, workflows } from './schema.ts';

/** One page of the operator's list, newest first. */
export async function listAudits(
  db: Drizzle,
  { limit, before, ...filter }: { limit: number; before?: ListCursor | null } & AuditFilter,
): Promise<AuditListItem[]> {
  const which = and(beforeCursor(audits.createdAt, audits.id, before), await matching(db, filter));
  return listNewest(db, which, limit);
}

/** The newest audits of one owner, newest first. */
export function listOwnAudits(db: Drizzle, ownerHash: string, limit: number): Promise<AuditListItem[]> {
  return listNewest(db, eq(audits.ownerHash, ownerHash), limit);
}

async function listNewest(db: Drizzle, which: SQL | undefined, limit: number): Promise<AuditListItem[]> {
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
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    kind: auditKindSchema.parse(row.kind),
    companyType: companyTypeSchema.parse(row.companyType),
    companySize: optionalCompanySizeSchema.parse(row.companySize),
    status: auditStatusSchema.parse(row.status),
  }));
}

/** How many workflows and tasks an audit has. */
export async function countRows(db: Reader, id: number): Promise<AuditCounts> {
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

/** Beyond so many domains the newest audits are looked through instead: one in few of them matches. */
const maxSites = 200;

/** Domains are looked up among the domains, which are far fewer than audits. */
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
