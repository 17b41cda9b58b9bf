import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Failure } from '#shared/schemas/failure.ts';
import type { ScanAttempt } from '#storage/scan-record.ts';

/** The job that reads a website and diagnoses it; one per scan, however often the scan is requested. */
export const scanJobName = 'scan';

export const scanPayloadSchema = z.object({
  scanId: z.number().int().positive(),
  /** Scans of the same owner that were queued or running at the time of the request. */
  ofOwner: z.number().int().nonnegative().default(0),
  /** Nobody is waiting for it, so it comes after every scan that somebody is waiting for. */
  background: z.boolean().default(false),
});
export type ScanPayload = z.infer<typeof scanPayloadSchema>;

/**
 * Number of failed attempts after which a scan is no longer retried. Attempts released by a clean shutdown do not
 * count.
 */
const maxAttempts = 3;

/**
 * After losing this many processes, a scan runs its attempts in a child process. A lower number could be explained by
 * kills.
 */
const suspectAfter = 2;

/**
 * This many lost attempts in a row without progress end a scan in any case. Attempts lost while it runs in a child
 * process are hardly the scan's fault, so the limit is far higher than kills would explain.
 */
const maxLost = 150;

/**
 * True if a scan should no longer be retried. However many attempts were lost with their process, at most two of them
 * count, because a process may be killed for any reason. Later attempts run in a child process: there they can't
 * crash the main process, and we can tell whether the scan is to blame.
 */
export function attemptsExhausted({ lostAttempts, failedAttempts }: TriedBefore): boolean {
  return failedAttempts + Math.min(lostAttempts, suspectAfter) >= maxAttempts || lostAttempts >= maxLost;
}

/** True if the next attempt runs in a child process. */
export function shouldIsolate({ lostAttempts, failedAttempts }: TriedBefore): boolean {
  return lostAttempts >= suspectAfter || failedAttempts > 0;
}

type TriedBefore = Pick<ScanAttempt, 'lostAttempts' | 'failedAttempts'>;

/** Concurrent scans in one process by default. */
export const defaultScansAtOnce = 2;

/** The visitor's message when a scan is no longer retried. */
export const deadLetterFailure: Failure = {
  code: 'internal',
  message:
    'The scan was interrupted three times, so we stopped trying. Please try again, or enter your workflows by hand.',
};

/**
 * The queue. `exclusive` allows one waiting or active job per key. A job whose worker dies is noticed after
 * `heartbeatSeconds`. The scan counts its own attempts, because only there do we know what interrupted it; the
 * queue's limit just has to be higher.
 */
export const scanQueueOptions = {
  retryLimit: 1_000,
  retryDelay: 1,
  heartbeatSeconds: 10,
  /** Longer than any scan may take: the crawl's time budget is at most an hour. */
  expireInSeconds: 2 * 3600,
  /** Also the maximum time that a job may wait in the queue. */
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 86_400,
  notify: true,
} satisfies Parameters<PgBoss['createQueue']>[1];

/** Seconds between two heartbeats; three may get lost. */
export const heartbeatRefreshSeconds = 3;

export function scanKey(scanId: number): string {
  return `scan-${scanId}`;
}
