import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type Lead,
  type LeadSort,
  leadSchema,
  leadStatuses,
  leadStatusSchema,
} from '#shared/schemas/lead.ts';
import { appendToAuditLog } from './audit-log-store.ts';
import type { Drizzle, Queries, Transaction } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { deleteDataOf } from './forget-subscribers.ts';
import { changeLeads, listLeadChanges } from './lead-changes.ts';
import { listLeadEntries } from './lead-entries.ts';
import type { Erasure, LeadFilter, LeadPage, LeadStore } from './lead-record.ts';
import { leads } from './operator-schema.ts';
import { type EmitEvent, emitNothing } from './product-events.ts';
import { withoutNul } from './without-nul.ts';

const namedDiagnoses = 3;

export function createLeadStore({ db }: Queries, emit: EmitEvent = emitNothing): LeadStore {
  return withTranslatedErrors<LeadStore>({
    listLeads: (page) => listLeads(db, page),
    countByStatus: () => countByStatus(db),
    getLead: async (id) => (await readLeads(db, sql`where lead.id = ${id}`))[0] ?? null,
    listEntries: (id) => listLeadEntries(db, id),
    listChanges: (id) => listLeadChanges(db, id),
    changeLeads: (ids, patch, by) =>
      db.transaction(async (tx) => {
        const { found, changed } = await changeLeads(tx, ids, withoutNul(patch), by);
        for (const id of changed) await emit(tx, { event: 'lead.updated', id });
        return found;
      }),
    eraseLead: (id, now) => db.transaction((tx) => eraseLead(tx, id, now, emit)),
  });
}

function listLeads(db: Drizzle, page: LeadPage): Promise<Lead[]> {
  const direction = page.descending ? sql`desc nulls last` : sql`asc nulls last`;
  return readLeads(
    db,
    sql`where ${matching(page)} order by ${sortKeys[page.sort]} ${direction}, lead.id desc limit ${page.limit} offset ${page.offset}`,
  );
}

/** Empty values become null, because the query sorts nulls last in both directions. */
const sortKeys: Record<LeadSort, SQL> = {
  latest: sql`seen.latest_at`,
  name: sql`nullif(lower(newest.name), '')`,
  company: sql`nullif(lower(newest.company), '')`,
  status: sql`array_position(array['new', 'contacted', 'won', 'lost'], lead.status)`,
  owner: sql`nullif(lower(lead.owner), '')`,
  next: sql`lead.next_date`,
};

function matching({ search, status, dueUntil }: LeadFilter): SQL {
  const conditions = [sql`true`];
  const wanted = search?.trim().toLowerCase();
  if (wanted) {
    const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(
      sql`lower(concat_ws(E'\n', lead.address, newest.name, newest.company, lead.owner, lead.notes)) like ${pattern}`,
    );
  }
  if (status) conditions.push(sql`lead.status = ${status}`);
  if (dueUntil) conditions.push(sql`lead.next_date <= ${dueUntil}::date`);
  return sql.join(conditions, sql` and `);
}

const rowSchema = z
  .object({
    ...leadSchema.shape,
    id: z.coerce.number(),
    enquiries: z.coerce.number(),
    reports: z.coerce.number(),
    firstAt: z.coerce.date(),
    latestAt: z.coerce.date(),
    updatedAt: z.coerce.date().nullable(),
  })
  .transform(
    (row): Lead => ({
      ...row,
      firstAt: row.firstAt.toISOString(),
      latestAt: row.latestAt.toISOString(),
      updatedAt: row.updatedAt?.toISOString() ?? null,
    }),
  );

async function readLeads(db: Drizzle | Transaction, rest: SQL): Promise<Lead[]> {
  const { rows } = await db.execute(sql`
    select lead.id, newest.email, newest.name, newest.company, newest.phone, lead.status, lead.owner, lead.notes,
      lead.next_date::text as "nextDate", seen.enquiries, seen.reports, seen.verified, seen.unsubscribed,
      coalesce((
        select jsonb_agg(jsonb_build_object('auditId', asked.audit_id, 'domain', asked.domain) order by asked.at desc)
        from (
          select audit_id, max(domain) as domain, max(created_at) as at from subscribers
          where address = lead.address group by audit_id order by at desc limit ${namedDiagnoses}
        ) as asked
      ), '[]') as diagnoses,
      seen.first_at as "firstAt", seen.latest_at as "latestAt", lead.updated_at as "updatedAt"
    from leads as lead
    join lateral (
      select count(*) filter (where kind = 'enquiry') as enquiries, count(*) filter (where kind = 'report') as reports,
        bool_or(verified) as verified, bool_or(unsubscribed) as unsubscribed,
        min(created_at) as first_at, max(created_at) as latest_at
      from (${entriesOfLead}) as entry
    ) as seen on seen.latest_at is not null
    join lateral (
      select (array_agg(email order by created_at desc))[1] as email,
        coalesce((array_agg(name order by created_at desc) filter (where name <> ''))[1], '') as name,
        coalesce((array_agg(company order by created_at desc) filter (where company <> ''))[1], '') as company,
        coalesce((array_agg(phone order by created_at desc) filter (where phone <> ''))[1], '') as phone
      from (${entriesOfLead}) as entry
    ) as newest on true
    ${rest}`);
  return rowSchema.array().parse(rows);
}

const entriesOfLead = sql`
  select 'enquiry' as kind, email, name, company, phone, created_at, false as verified, false as unsubscribed
  from enquiries where lower(trim(email)) = lead.address
  union all
  select 'report', email, name, company, phone, created_at, verified_at is not null, unsubscribed_at is not null
  from subscribers where address = lead.address`;

async function countByStatus(db: Drizzle): ReturnType<LeadStore['countByStatus']> {
  const rows = await db
    .select({ status: leads.status, count: count() })
    .from(leads)
    .groupBy(leads.status)
    .orderBy(asc(leads.status));
  const counted = new Map(rows.map((row) => [leadStatusSchema.parse(row.status), row.count]));
  const entries = leadStatuses.map((status) => [status, counted.get(status) ?? 0] as const);
  return Object.fromEntries(entries) as Awaited<ReturnType<LeadStore['countByStatus']>>;
}

async function eraseLead(tx: Transaction, id: number, now: Date, emit: EmitEvent): Promise<Erasure | null> {
  const [lead] = await tx
    .select({ address: leads.address })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update');
  if (!lead) return null;
  const gone = await deleteDataOf(tx, lead.address);
  // Triggers delete a lead along with its last entry, so this deletes only a lead that had no
  // entries.
  await tx.delete(leads).where(eq(leads.id, id));
  const { enquiries, reports, mails, links } = gone;
  const number = await appendToAuditLog(tx, {
    action: 'address-erased',
    subject: `#${id}`,
    count: enquiries + reports + mails + links,
    details: `inquiries ${enquiries}, report requests ${reports}, emails ${mails}, links ${links}`,
    createdAt: now,
  });
  await emit(tx, { event: 'lead.deleted', id });
  return { number, at: now, ...gone };
}
