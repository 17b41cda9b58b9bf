import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Failure } from '#shared/schemas/failure.ts';
import type { ScanAttempt } from '#storage/scan-record.ts';

/** The job that reads a website and makes its diagnosis; one a scan, whoever asks how often. */
export const scanJobName = 'scan';

export const scanPayloadSchema = z.object({
  scanId: z.number().int().positive(),
  /** Scans of the same owner that were queued or running when it was asked for. */
  ofOwner: z.number().int().nonnegative().default(0),
  /** Nobody waits for it: it comes after every scan that somebody does. */
  background: z.boolean().default(false),
});
export type ScanPayload = z.infer<typeof scanPayloadSchema>;

/** Attempts that break off before a scan is given up. Those that a clean shutdown gave back do not count. */
const maxAttempts = 3;

/** Processes that end with a scan before its attempts are made apart. Fewer than that any kill explains. */
const suspectAfter = 2;

/** Lost attempts in a row, none of which got further, that end a scan in any case. Made apart, they hardly tell of it: far more than kills. */
const maxLost = 150;

/**
 * Whether a scan is given up. However many attempts ended with their process, two count: a process may be killed for
 * anything. The attempts that follow are made apart from it, so that they end it no more and tell whose doing it was.
 */
export function isSpent({ lostAttempts, failedAttempts }: TriedBefore): boolean {
  return failedAttempts + Math.min(lostAttempts, suspectAfter) >= maxAttempts || lostAttempts >= maxLost;
}

/** Whether the next attempt is made in a process of its own. */
export function isSuspect({ lostAttempts, failedAttempts }: TriedBefore): boolean {
  return lostAttempts >= suspectAfter || failedAttempts > 0;
}

type TriedBefore = Pick<ScanAttempt, 'lostAttempts' | 'failedAttempts'>;

/** Scans that work at the same time in one process, where nothing else is configured. */
export const defaultScansAtOnce = 2;

/** What the visitor reads when a scan was given up. */
export const parkedFailure: Failure = {
  code: 'internal',
  message:
    'The scan was interrupted three times, so we stopped trying. Please try again, or enter your workflows by hand.',
};

/**
 * The queue. `exclusive` holds one waiting or active job a key. A job whose worker dies is noticed after
 * `heartbeatSeconds`. How often a scan is tried is the scan's own count, which knows what
 * interrupted it; the queue's limit only has to be out of its way.
 */
export const scanQueueOptions = {
  retryLimit: 1_000,
  retryDelay: 1,
  heartbeatSeconds: 10,
  /** Longer than any scan may take: the crawl's time budget is an hour at most. */
  expireInSeconds: 2 * 3600,
  /** Also how long a job may wait in the queue. */
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 86_400,
  notify: true,
} satisfies Parameters<PgBoss['createQueue']>[1];

/** Seconds between two signs of life; three may get lost. */
export const heartbeatRefreshSeconds = 3;

export function scanKey(scanId: number): string {
  return `scan-${scanId}`;
}
