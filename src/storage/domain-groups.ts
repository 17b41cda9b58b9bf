import { and, desc, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditStatusSchema } from '#shared/schemas/audit.ts';
import type { AuditSummary, DomainGroup, DomainPage } from './audit-record.ts';
import type { Drizzle } from './database.ts';
import { containing } from './list-filter.ts';
import { auditTallies, siteTallies } from './operator-schema.ts';
import { audits } from './schema.ts';

const groupSchema = z.object({
  domain: z.string(),
  count: z.number(),
  audits: z.array(z.object({ id: z.number(), status: auditStatusSchema })),
});

export async function summarizeAudits(db: Drizzle): Promise<AuditSummary> {
  const total = (column: SQL.Aliased | (typeof auditTallies)['audits']) =>
    sql<number>`coalesce(sum(${column}), 0)::float8`;
  const [row] = await db
    .select({
      totalAudits: total(auditTallies.audits),
      uniqueDomains: total(auditTallies.sites),
      completedAudits: total(auditTallies.completed),
    })
    .from(auditTallies);
  return row ?? { totalAudits: 0, uniqueDomains: 0, completedAudits: 0 };
}

export async function listDomains(db: Drizzle, page: DomainPage): Promise<DomainGroup[]> {
  const newest = db
    .select({ id: audits.id, status: audits.listedStatus, createdAt: audits.createdAt })
    .from(audits)
    .where(sql`${audits.site} = ${siteTallies.site}`)
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(page.idsPerDomain)
    .as('newest');
  const rows = await db
    .select({
      domain: siteTallies.site,
      count: siteTallies.audits,
      audits: sql<unknown>`(
        select json_agg(json_build_object('id', id, 'status', listed_status) order by created_at desc, id desc)
        from ${newest}
      )`,
    })
    .from(siteTallies)
    .where(and(after(page.after), containing(siteTallies.site, page.search)))
    .orderBy(desc(siteTallies.audits), siteTallies.site)
    .limit(page.limit);
  return groupSchema.array().parse(rows.map((row) => ({ ...row, audits: row.audits ?? [] })));
}

function after(cursor: DomainPage['after']): SQL | undefined {
  if (!cursor) return undefined;
  const sameCount = and(sql`${siteTallies.audits} = ${cursor.count}`, gt(siteTallies.site, cursor.domain));
  return or(lt(siteTallies.audits, cursor.count), sameCount);
}
