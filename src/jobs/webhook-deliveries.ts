import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { webhookJobName } from './webhook.ts';

export const deliveryStates = ['waiting', 'sending', 'delivered', 'retrying', 'failed'] as const;

export interface WebhookDeliveryEntry {
  id: string;
  event: string;
  about: number;
  state: (typeof deliveryStates)[number];
  attempts: number;
  /**
   * What the receiver answered, or why nothing was delivered. Null until the first attempt has
   * ended.
   */
  result: string | null;
  createdAt: Date;
  endedAt: Date | null;
  nextAttemptAt: Date | null;
}

export interface WebhookDeliveries {
  list(page: {
    limit: number;
    before: { createdAt: Date; id: string } | null;
  }): Promise<WebhookDeliveryEntry[]>;
  retry(id: string): Promise<'restarted' | 'not-found' | 'not-failed'>;
}

const entrySchema = z.object({
  id: z.string(),
  event: z.string(),
  about: z.coerce.number(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  result: z.string().nullable(),
  createdAt: z.date(),
  endedAt: z.date().nullable(),
  nextAttemptAt: z.date().nullable(),
});

/** Newest first. The queue keeps deliveries for a week after they end, or for two weeks if they never end. */
export async function listDeliveries(
  pool: Pool,
  { limit, before }: Parameters<WebhookDeliveries['list']>[0],
): Promise<WebhookDeliveryEntry[]> {
  const { rows } = await pool.query(
    `select * from (
      select id::text as id, data ->> 'event' as event, data ->> 'id' as about,
        case state when 'created' then 'waiting' when 'active' then 'sending' when 'completed' then 'delivered'
          when 'retry' then 'retrying' else 'failed' end as state,
        retry_count + (case when state in ('completed', 'failed') then 1 else 0 end) as attempts,
        output ->> 'message' as result, date_trunc('milliseconds', created_on) as "createdAt",
        completed_on as "endedAt", case when state = 'retry' then start_after end as "nextAttemptAt"
      from jobs.job where name = '${webhookJobName}'
    ) as delivery
    where $2::timestamptz is null or ("createdAt", id) < ($2::timestamptz, $3::text)
    order by "createdAt" desc, id desc limit $1`,
    [limit, before?.createdAt ?? null, before?.id ?? null],
  );
  return entrySchema.array().parse(rows);
}

export async function retryDelivery(
  boss: PgBoss,
  pool: Pool,
  id: string,
): ReturnType<WebhookDeliveries['retry']> {
  const { rows } = await pool.query<{ state: string }>(
    'select state::text from jobs.job where name = $1 and id = $2::uuid',
    [webhookJobName, id],
  );
  const state = rows[0]?.state;
  if (state === undefined) return 'not-found';
  if (state === 'failed') await boss.retry(webhookJobName, id);
  else if (state !== 'retry') return 'not-failed';
  await pool.query(
    "update jobs.job set start_after = now() where name = $1 and id = $2::uuid and state in ('retry', 'created')",
    [webhookJobName, id],
  );
  return 'restarted';
}
