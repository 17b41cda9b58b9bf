import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Log, Transaction } from '#storage/database.ts';
import { handleModelReading, type ModelReadingWork } from './model-reading.handler.ts';
import {
  modelReadingJobName,
  modelReadingKey,
  modelReadingPayloadSchema,
  modelReadingQueueOptions,
} from './model-reading.ts';
import { runWorkers, type Workers } from './run-workers.ts';

export interface ModelReadingQueue {
  send(transaction: Transaction, scanId: number): Promise<void>;
  startWorkers(work: ModelReadingWork): Promise<void>;
  stop(): Promise<void>;
}

export async function createModelReadingQueue(boss: PgBoss): Promise<ModelReadingQueue> {
  await boss.createQueue(modelReadingJobName, { ...modelReadingQueueOptions, policy: 'exclusive' });
  await boss.updateQueue(modelReadingJobName, modelReadingQueueOptions);
  const ending = new AbortController();
  let workers: Workers | null = null;
  return {
    send: async (transaction, scanId) => {
      await boss.send(
        modelReadingJobName,
        { scanId },
        { singletonKey: modelReadingKey(scanId), db: fromDrizzle(transaction, sql) },
      );
    },
    startWorkers: async (work) => {
      await putBackLostReadings(boss, work);
      workers = await runWorkers(boss, modelReadingJobName, work.settings.concurrency, async (job) => {
        ending.signal.throwIfAborted();
        const { scanId } = modelReadingPayloadSchema.parse(job.data);
        await handleModelReading(work, scanId, ending.signal).catch((error: unknown) => {
          logInterrupted(work.log, scanId, error);
          throw error;
        });
      });
    },
    stop: async () => {
      ending.abort(new Error('The process is shutting down'));
      await workers?.stop();
    },
  };
}

async function putBackLostReadings(boss: PgBoss, { models }: ModelReadingWork): Promise<void> {
  const scanIds = await models.listUnendedReadings();
  const jobs = scanIds.map((scanId) => ({ data: { scanId }, singletonKey: modelReadingKey(scanId) }));
  if (jobs.length > 0) await boss.insert(modelReadingJobName, jobs);
}

function logInterrupted(log: Log, scanId: number, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  log.warn({ event: 'model-reading-interrupted', scanId, reason });
}
