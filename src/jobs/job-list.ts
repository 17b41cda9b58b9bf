import type { Pool } from 'pg';
import { z } from 'zod';

export const jobStates = ['queued', 'retrying', 'running', 'failed'] as const;

export interface JobEntry {
  id: string;
  queue: string;
  state: (typeof jobStates)[number];
  subject: string;
  auditId: number | null;
  attempts: number;
  reason: string | null;
  createdAt: Date;
}

export interface JobCursor {
  createdAt: Date;
  id: string;
}

export type JobCounts = Record<(typeof jobStates)[number], number>;

const entrySchema = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(jobStates),
  subject: z.string(),
  auditId: z.coerce.number().nullable(),
  attempts: z.coerce.number(),
  reason: z.string().nullable(),
  createdAt: z.date(),
});

/**
 * A scan that fails for good completes its job, so scans that failed with an unexpected error are
 * listed too.
 */
const openJobs = `
  select job.id::text as id, job.name as queue,
    case job.state when 'created' then 'queued' when 'retry' then 'retrying' when 'active' then 'running' else 'failed' end as state,
    (job.data ->> 'scanId')::bigint as scan_id, (job.data ->> 'outboxId')::bigint as outbox_id, job.data ->> 'event' as event,
    job.retry_count as attempts, job.output ->> 'message' as reason,
    date_trunc('milliseconds', job.created_on) as created_at
  from jobs.job where job.state in ('created', 'retry', 'active', 'failed') and job.name not like '\\_\\_%'
  union all
  select 'scan-' || id, 'scan', 'failed', id, null, null, attempt, failure ->> 'message', completed_at
  from scans where status = 'failed' and failure ->> 'code' = 'internal'`;

export async function listJobs(
  pool: Pool,
  { limit, before }: { limit: number; before: JobCursor | null },
): Promise<JobEntry[]> {
  const { rows } = await pool.query(
    `select open.id, open.queue, open.state, open.attempts, open.reason, open.created_at as "createdAt",
      coalesce(scans.website, outbox.kind, open.event, '') as subject,
      (select audits.id from audits where audits.scan_id = open.scan_id order by created_at limit 1) as "auditId"
    from (
      select * from (${openJobs}) as every_job
      where $2::timestamptz is null or (created_at, id) < ($2::timestamptz, $3::text)
      order by created_at desc, id desc limit $1
    ) as open
      left join scans on scans.id = open.scan_id
      left join outbox on outbox.id = open.outbox_id
    order by open.created_at desc, open.id desc`,
    [limit, before?.createdAt ?? null, before?.id ?? null],
  );
  return entrySchema.array().parse(rows);
}

export async function countJobs(pool: Pool): Promise<JobCounts> {
  const { rows } = await pool.query<{ state: keyof JobCounts; count: number }>(
    `select state, count(*)::int as count from (${openJobs}) as every_job group by state`,
  );
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  return {
    queued: counted.get('queued') ?? 0,
    retrying: counted.get('retrying') ?? 0,
    running: counted.get('running') ?? 0,
    failed: counted.get('failed') ?? 0,
  };
}

/** The name of the job's queue; null if the job doesn't exist, false if it hasn't failed. */
export async function queueOfFailedJob(pool: Pool, id: string): Promise<string | false | null> {
  const { rows } = await pool.query<{ name: string; state: string }>(
    'select name, state::text from jobs.job where id = $1::uuid',
    [id],
  );
  const [job] = rows;
  if (!job) return null;
  return job.state === 'failed' && job.name;
}
