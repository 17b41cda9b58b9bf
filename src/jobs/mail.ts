import type { PgBoss } from 'pg-boss';
import { z } from 'zod';

/** The job that sends one email from the outbox. */
export const mailJobName = 'mail';

export const mailPayloadSchema = z.object({ outboxId: z.number().int().positive() });
export type MailPayload = z.infer<typeof mailPayloadSchema>;

/** Concurrent emails in one process. */
export const mailsAtOnce = 3;

/** How long an attempt may take before another process may make the next; longer than any server's timeout. */
export const mailLeaseMs = 10 * 60_000;

/**
 * The queue. How often and when an email was tried is stored in the outbox, not in the job: the queue only wakes the
 * worker. A job is retried without limit if its worker was lost or could not store the outcome: otherwise its email
 * would have to wait for the lost attempt's lease to expire. Lost jobs are recreated from the outbox.
 */
export const mailQueueOptions = {
  retryLimit: 1000,
  retryDelay: 30,
  heartbeatSeconds: 10,
  expireInSeconds: mailLeaseMs / 1000,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 86_400,
  notify: true,
} satisfies Parameters<PgBoss['createQueue']>[1];

const firstDelayMs = 30_000;
const longestDelayMs = 3_600_000;

/** Milliseconds until an email is retried after that many attempts: half a minute, doubled each time, up to an hour. */
export function mailRetryDelayMs(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** Math.min(attempts - 1, 20), longestDelayMs);
}

export function mailKey(outboxId: number): string {
  return `mail-${outboxId}`;
}
