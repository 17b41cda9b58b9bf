import type { PgBoss } from 'pg-boss';
import { z } from 'zod';

export const modelReadingJobName = 'model-reading';

export const modelReadingPayloadSchema = z.object({ scanId: z.number().int().positive() });
export type ModelReadingPayload = z.infer<typeof modelReadingPayloadSchema>;

/** Retries are for interruptions such as a shutdown. The reading itself retries failed calls. */
export const modelReadingQueueOptions = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  expireInSeconds: 1_800,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 86_400,
  notify: true,
} satisfies Parameters<PgBoss['createQueue']>[1];

export function modelReadingKey(scanId: number): string {
  return `model-reading-${scanId}`;
}
