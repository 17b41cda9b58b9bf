import type { PgBoss } from 'pg-boss';
import { z } from 'zod';

export const mailJobName = 'mail';

export const mailPayloadSchema = z.object({ outboxId: z.number().int().positive() });
export type MailPayload = z.infer<typeof mailPayloadSchema>;

export const mailsAtOnce = 3;

/**
 * How long a claim on an email lasts: much longer than an attempt should take. A retry of the
 * email's job can claim it sooner.
 */
export const mailLeaseMs = 10 * 60_000;

/**
 * The outbox schedules and counts attempts; the job only wakes the worker. A job whose worker was
 * lost is retried, practically without limit.
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

export function mailRetryDelayMs(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** Math.min(attempts - 1, 20), longestDelayMs);
}

export function mailKey(outboxId: number): string {
  return `mail-${outboxId}`;
}
