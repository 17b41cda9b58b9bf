import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditStatusSchema } from '#shared/schemas/audit.ts';
import type { AuditSummary, DomainGroup } from './audit-record.ts';
import type { Drizzle } from './database.ts';
import { joinedStatus } from './read-audits.ts';
import { audits, scans } from './schema.ts';

/** The domain that an audit is counted under: without case and without `www.`; '' when none is known. */
export const groupedDomain: SQL<string> = sql<string>`regexp_replace(lower(${audits.domain}), '^www\\.', '')`;

const groupSchema = z.object({
  domain: z.string(),
  count: z.number(),
  audits: z.array(z.object({ id: z.number(), status: auditStatusSchema })),
});

export async function summariseAudits(db: Drizzle): Promise<AuditSummary> {
  const { rows } = await db.execute<{ total: number; domains: number; completed: number }>(sql`
    select count(*)::int as total,
      (count(distinct ${groupedDomain}) filter (where ${groupedDomain} <> ''))::int as domains,
      (count(*) filter (where ${joinedStatus} = 'completed'))::int as completed
    from ${audits} left join ${scans} on ${scans.id} = ${audits.scanId}`);
  const row = rows[0];
  return {
    totalAudits: row?.total ?? 0,
    uniqueDomains: row?.domains ?? 0,
    completedAudits: row?.completed ?? 0,
  };
}

/** Domains with the most audits first. */
export async function listDomains(
  db: Drizzle,
  { idsPerDomain }: { idsPerDomain: number },
): Promise<DomainGroup[]> {
  const { rows } = await db.execute(sql`
    with numbered as (
      select ${groupedDomain} as domain, ${audits.id} as id, ${joinedStatus} as status,
        row_number() over (partition by ${groupedDomain} order by ${audits.createdAt} desc, ${audits.id} desc) as place
      from ${audits} left join ${scans} on ${scans.id} = ${audits.scanId}
    )
    select domain, count(*)::int as count,
      coalesce(
        json_agg(json_build_object('id', id, 'status', status) order by place) filter (where place <= ${idsPerDomain}),
        '[]'
      ) as audits
    from numbered group by domain order by count(*) desc, domain`);
  return groupSchema.array().parse(rows);
}
