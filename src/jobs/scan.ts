import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Failure } from '#shared/schemas/failure.ts';
import type { ScanAttempt } from '#storage/scan-record.ts';

export const scanJobName = 'scan';

export const scanPayloadSchema = z.object({
  scanId: z.number().int().positive(),
  ofOwner: z.number().int().nonnegative().default(0),
  background: z.boolean().default(false),
});
export type ScanPayload = z.infer<typeof scanPayloadSchema>;

/** Attempts that were released, for example during a clean shutdown, don't count. */
const maxAttempts = 3;

const suspectAfter = 2;

/** This is high because attempts that run in a child process are rarely lost through the scan's own fault. */
const maxLost = 150;

/**
 * At most two lost attempts count toward `maxAttempts`, because a process may be killed for any reason. Later
 * attempts run in a child process, which shows whether the scan is to blame.
 */
export function attemptsExhausted({ lostAttempts, failedAttempts }: TriedBefore): boolean {
  return failedAttempts + Math.min(lostAttempts, suspectAfter) >= maxAttempts || lostAttempts >= maxLost;
}

export function shouldIsolate({ lostAttempts, failedAttempts }: TriedBefore): boolean {
  return lostAttempts >= suspectAfter || failedAttempts > 0;
}

type TriedBefore = Pick<ScanAttempt, 'lostAttempts' | 'failedAttempts'>;

export const defaultScansAtOnce = 2;

export const deadLetterFailure: Failure = {
  code: 'internal',
  message:
    'The scan was interrupted three times, so we stopped trying. Please try again, or enter your workflows by hand.',
};

/**
 * The scan counts its own attempts, because only the scan knows what interrupted them. The queue's
 * limit just has to be higher.
 */
export const scanQueueOptions = {
  retryLimit: 1_000,
  retryDelay: 1,
  heartbeatSeconds: 10,
  /** Waiting for the site's lock and crawling may each take the crawl's time budget, which is at most an hour. */
  expireInSeconds: 2 * 3600,
  /** How long a job may wait in the queue before it is deleted. */
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 86_400,
  notify: true,
} satisfies Parameters<PgBoss['createQueue']>[1];

/** With `heartbeatSeconds` at 10, two heartbeats in a row may be lost before the job counts as abandoned. */
export const heartbeatRefreshSeconds = 3;

export function scanKey(scanId: number): string {
  return `scan-${scanId}`;
}
