import type { Pool } from 'pg';
import { z } from 'zod';
import { webhookJobName } from '../webhook.ts';

/**
 * `since` is the time of the oldest entry, `reason` the message of the newest; both are null if `count` is 0. For
 * `queue.failed`, which counts scans, `reason` is always null.
 */
export interface Trouble {
  count: number;
  since: Date | null;
  reason: string | null;
}

export interface HealthReadings {
  workerSeenAt: Date | null;
  mail: { retrying: Trouble; refused: number; uncertain: number; lastSentAt: Date | null };
  webhook: { retrying: Trouble; failed: Trouble; lastDeliveredAt: Date | null };
  queue: { waiting: number; oldestWaitingAt: Date | null; failed: Trouble };
  notes: { mailProbe: MailProbe | null; backup: BackupNote | null };
}

export const mailProbeSchema = z.object({ at: z.coerce.date(), problem: z.string().nullable() });
export type MailProbe = z.infer<typeof mailProbeSchema>;

export const backupNoteSchema = z.object({
  lastAt: z.coerce.date().nullable(),
  file: z.string().nullable(),
  bytes: z.number().nullable(),
  failedAt: z.coerce.date().nullable(),
  problem: z.string().nullable(),
});
export type BackupNote = z.infer<typeof backupNoteSchema>;

export const noteKeys = { mailProbe: 'health-mail-probe', backup: 'health-backup' } as const;

const instant = z.date().nullable();
const rowSchema = z.object({
  worker_seen_at: instant,
  mail_retrying: z.coerce.number(),
  mail_retrying_since: instant,
  mail_problem: z.string().nullable(),
  mail_refused: z.coerce.number(),
  mail_uncertain: z.coerce.number(),
  mail_sent_at: instant,
  hook_retrying: z.coerce.number(),
  hook_retrying_since: instant,
  hook_reason: z.string().nullable(),
  hook_failed: z.coerce.number(),
  hook_failed_since: instant,
  hook_failed_reason: z.string().nullable(),
  hook_delivered_at: instant,
  waiting: z.coerce.number(),
  waiting_since: instant,
  failed: z.coerce.number(),
  failed_since: instant,
  mail_probe: z.string().nullable(),
  backup: z.string().nullable(),
});

const recently = "now() - interval '7 days'";
const setting = (key: string) => `(select value from settings where key = '${key}')`;

const query = `
  select
    (select value::timestamptz from settings where key = 'worker-seen') as worker_seen_at,
    mail.*, hook.*, queue.*, failures.*,
    ${setting(noteKeys.mailProbe)} as mail_probe, ${setting(noteKeys.backup)} as backup
  from (
    select count(*) filter (where status = 'queued' and problem is not null) as mail_retrying,
      min(created_at) filter (where status = 'queued' and problem is not null) as mail_retrying_since,
      (array_agg(problem order by created_at desc) filter (where status = 'queued' and problem is not null))[1] as mail_problem,
      count(*) filter (where status = 'failed') as mail_refused,
      count(*) filter (where status = 'uncertain') as mail_uncertain,
      max(settled_at) filter (where status = 'sent') as mail_sent_at
    from outbox
  ) as mail, (
    select count(*) filter (where state = 'retry') as hook_retrying,
      min(created_on) filter (where state = 'retry') as hook_retrying_since,
      (array_agg(output ->> 'message' order by created_on desc) filter (where state = 'retry'))[1] as hook_reason,
      count(*) filter (where state = 'failed') as hook_failed,
      min(created_on) filter (where state = 'failed') as hook_failed_since,
      (array_agg(output ->> 'message' order by created_on desc) filter (where state = 'failed'))[1] as hook_failed_reason,
      max(completed_on) filter (where state = 'completed') as hook_delivered_at
    from jobs.job where name = '${webhookJobName}'
  ) as hook, (
    select count(*) as waiting, min(greatest(created_on, start_after)) as waiting_since
    from jobs.job where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_%'
  ) as queue, (
    select count(*) as failed, min(completed_at) as failed_since from scans
    where status = 'failed' and failure ->> 'code' = 'internal' and completed_at > ${recently}
  ) as failures`;

export async function readHealth(pool: Pool): Promise<HealthReadings> {
  const { rows } = await pool.query(query);
  const row = rowSchema.parse(rows[0]);
  return {
    workerSeenAt: row.worker_seen_at,
    mail: {
      retrying: { count: row.mail_retrying, since: row.mail_retrying_since, reason: row.mail_problem },
      refused: row.mail_refused,
      uncertain: row.mail_uncertain,
      lastSentAt: row.mail_sent_at,
    },
    webhook: {
      retrying: { count: row.hook_retrying, since: row.hook_retrying_since, reason: row.hook_reason },
      failed: { count: row.hook_failed, since: row.hook_failed_since, reason: row.hook_failed_reason },
      lastDeliveredAt: row.hook_delivered_at,
    },
    queue: {
      waiting: row.waiting,
      oldestWaitingAt: row.waiting_since,
      failed: { count: row.failed, since: row.failed_since, reason: null },
    },
    notes: {
      mailProbe: readNote(mailProbeSchema, row.mail_probe),
      backup: readNote(backupNoteSchema, row.backup),
    },
  };
}

export async function writeNote(pool: Pool, key: string, note: MailProbe | BackupNote): Promise<void> {
  await pool.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(note)],
  );
}

function readNote<Note>(schema: z.ZodType<Note>, text: string | null): Note | null {
  if (text === null) return null;
  const parsed = schema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}
