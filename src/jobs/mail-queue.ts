import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type PgBoss } from 'pg-boss';
import type { Log, Transaction } from '#storage/database.ts';
import type { OutboxStore } from '#storage/outbox-record.ts';
import { handleMail, type MailDelivery } from './mail.handler.ts';
import {
  type MailPayload,
  mailJobName,
  mailKey,
  mailPayloadSchema,
  mailQueueOptions,
  mailsAtOnce,
} from './mail.ts';
import { runWorkers, type Workers } from './run-workers.ts';

export interface MailWork {
  outbox: OutboxStore;
  delivery: Pick<MailDelivery, 'transport' | 'retryDelayMs'> | null;
  runRetention(): Promise<void>;
  now: () => Date;
  log: Log;
}

export interface MailQueue {
  send(transaction: Transaction, outboxId: number): Promise<void>;
  startWorkers(work: MailWork): Promise<void>;
  stop(): Promise<void>;
}

const lookThroughMs = 30_000;
/** Added to the time of the next attempt, because a job that starts slightly early would find nothing to send. */
const afterDueMs = 500;

export async function createMailQueue(boss: PgBoss): Promise<MailQueue> {
  await boss.createQueue(mailJobName, { ...mailQueueOptions, policy: 'exclusive' });
  await boss.updateQueue(mailJobName, mailQueueOptions);
  let delivering: Workers | null = null;
  let timer: NodeJS.Timeout | null = null;
  let lookingThrough: Promise<void> = Promise.resolve();

  const send = async (transaction: Transaction, outboxId: number, startAfter?: Date) => {
    const payload: MailPayload = { outboxId };
    await boss.send(mailJobName, payload, {
      singletonKey: mailKey(outboxId),
      db: fromDrizzle(transaction, sql),
      ...(startAfter ? { startAfter } : {}),
    });
  };

  const handle = async (delivery: MailDelivery, job: Job<unknown>) => {
    const { outboxId } = mailPayloadSchema.parse(job.data);
    await handleMail(delivery, {
      outboxId,
      isRetry: job.retryCount > 0,
      settleJob: async (transaction, nextAttemptAt) => {
        const attempt = { id: job.id, retryCount: job.retryCount };
        await boss.complete(mailJobName, attempt, null, { db: fromDrizzle(transaction, sql) });
        if (nextAttemptAt) {
          await send(transaction, outboxId, new Date(nextAttemptAt.getTime() + afterDueMs));
        }
      },
    });
  };

  const startWorkers = async (work: MailWork) => {
    const { outbox, delivery, now, log } = work;
    const lookThrough = () => {
      lookingThrough = keepOutbox(boss, work);
      return lookingThrough;
    };
    await lookThrough();
    timer = setInterval(() => void lookThrough(), lookThroughMs);
    timer.unref();
    if (delivery === null) return;
    delivering = await runWorkers(boss, mailJobName, mailsAtOnce, (job) =>
      handle({ outbox, now, log, ...delivery }, job),
    );
  };

  return {
    send: (transaction, outboxId) => send(transaction, outboxId),
    startWorkers,
    stop: async () => {
      if (timer) clearInterval(timer);
      await Promise.allSettled([delivering?.stop(), lookingThrough]);
    },
  };
}

async function keepOutbox(
  boss: PgBoss,
  { outbox, delivery, runRetention, now, log }: MailWork,
): Promise<void> {
  try {
    await outbox.tidy(now());
    await runRetention();
    const due = delivery === null ? [] : await outbox.listDue(now());
    const jobs = due.map((outboxId) => ({ data: { outboxId }, singletonKey: mailKey(outboxId) }));
    if (jobs.length > 0) await boss.insert(mailJobName, jobs);
  } catch (error) {
    log.warn({ event: 'queue-error', reason: error instanceof Error ? error.message : String(error) });
  }
}
