import type { PgBoss } from 'pg-boss';
import { z } from 'zod';

/** The job that hands one mail of the outbox to the mail server. */
export const mailJobName = 'mail';

export const mailPayloadSchema = z.object({ outboxId: z.number().int().positive() });
export type MailPayload = z.infer<typeof mailPayloadSchema>;

/** Mails handed over at once in one process. */
export const mailsAtOnce = 3;

/** How long an attempt may take before somebody else may make the next; longer than any silence of a server. */
export const mailLeaseMs = 10 * 60_000;

/**
 * The queue. The outbox, not the job, knows how often and when a mail was tried: the queue only wakes the
 * worker. A job is tried again when its worker was lost or could not store the outcome, however often: given up, it would leave
 * its mail to wait out the lease of the lost attempt. A job that gets lost itself is put back when the outbox is looked through.
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

/** Milliseconds until a mail is tried again after that many attempts: half a minute, doubled each time, an hour at most. */
export function mailRetryDelayMs(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** Math.min(attempts - 1, 20), longestDelayMs);
}

export function mailKey(outboxId: number): string {
  return `mail-${outboxId}`;
}
