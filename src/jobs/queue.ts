import { sql } from 'drizzle-orm';
import { type Job, PgBoss } from 'pg-boss';
import type { BackupJob } from '#storage/backup/backup-format.ts';
import type { Database, Log, Transaction } from '#storage/database.ts';
import { translateError } from '#storage/database-errors.ts';
import { installationSecret } from '#storage/installation-secret.ts';
import type { EmitEvent } from '#storage/product-events.ts';
import { hasWorker, noteWorker, presenceIntervalMs } from '#storage/worker-presence.ts';
import {
  countJobs,
  type JobCounts,
  type JobCursor,
  type JobEntry,
  listJobs,
  queueOfFailedJob,
} from './job-list.ts';
import { mailJobName } from './mail.ts';
import { createMailQueue, type MailQueue, type MailWork } from './mail-queue.ts';
import { modelReadingJobName } from './model-reading.ts';
import { createModelReadingQueue, type ModelReadingQueue } from './model-reading-queue.ts';
import type { Workers } from './run-workers.ts';
import { handleScan, type ScanWork } from './scan.handler.ts';
import { defaultScansAtOnce, scanJobName, scanKey, scanPayloadSchema, scanQueueOptions } from './scan.ts';
import { createScanPlaces, type ScanPlace, scanPlaceLimits } from './scan-places.ts';
import { createScanJobs, type ScanJobs } from './scan-queue.ts';
import { startScanWorker, warnOfQueue } from './scan-worker.ts';
import { webhookJobName } from './webhook.ts';
import { listDeliveries, retryDelivery, type WebhookDeliveries } from './webhook-deliveries.ts';
import { createWebhookQueue, type WebhookQueue } from './webhook-queue.ts';

export interface Queue {
  /** Adds nothing if the scan already has a job. `underWay` is the number of the owner's other open scans. */
  sendScan(transaction: Transaction, scanId: number, underWay?: number, network?: string): Promise<void>;
  background: ScanJobs['background'];
  dropScanJobs(transaction: Transaction, scanIds: readonly number[] | 'all'): Promise<void>;
  sendMail(transaction: Transaction, outboxId: number): Promise<void>;
  emit: EmitEvent;
  putBack(jobs: readonly BackupJob[]): Promise<void>;
  listJobs(page: { limit: number; before: JobCursor | null }): Promise<JobEntry[]>;
  countJobs(): Promise<JobCounts>;
  retryJob(id: string): Promise<'restarted' | 'not-found' | 'not-failed'>;
  sendTestEvent(): Promise<void>;
  listDeliveries: WebhookDeliveries['list'];
  retryDelivery: WebhookDeliveries['retry'];
  hasWorker(): Promise<boolean>;
  startWorkers(work: ScanWork): Promise<void>;
  startMailWorkers(work: MailWork): Promise<void>;
  sendModelReading: ModelReadingQueue['send'];
  startModelReadingWorkers: ModelReadingQueue['startWorkers'];
  startWebhookWorkers: WebhookQueue['startWorkers'];
  /**
   * Takes no more jobs, and releases running scans so that another process can continue them. New jobs can
   * still be sent.
   */
  release(): Promise<void>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  database: Pick<Database, 'connection' | 'mode' | 'pool'>;
  log: Log;
  /** How often workers poll for scans that they weren't notified of, such as retries. Default: 2. */
  pollIntervalSeconds?: number;
}

const schema = 'jobs';
/** How often to look for jobs whose worker died (`monitorSeconds`) and for scans without a job (`reconcileMs`). */
const monitorSeconds = 5;
const reconcileMs = 60_000;
const pollSeconds = 2;
const stopWithinMs = 8_000;
/**
 * If the database hangs without closing its connections, callers give up after these times and use another
 * connection.
 */
const timeouts = { query_timeout: 60_000, connectionTimeoutMillis: 10_000 };

export async function openQueue({ database, log, pollIntervalSeconds }: QueueOptions): Promise<Queue> {
  const boss = createBoss(database, log);
  const { scanJobs, mail, webhook, modelReading } = await openJobQueues(boss, database);
  const ending = new AbortController();
  let scanning: Workers | null = null;
  const timers: NodeJS.Timeout[] = [];

  const sendScan: Queue['sendScan'] = (transaction, scanId, underWay = 0, network) =>
    scanJobs.send(transaction, scanId, {
      ofOwner: underWay,
      network: network === undefined ? null : scanJobs.hashNetwork(network),
    });

  const startWorkers = async (work: ScanWork) => {
    await retryAbandoned(boss, database, scanJobName);
    await putBackLostScans(boss, scanJobs, work, log);
    const limits = scanPlaceLimits(work.scansAtOnce ?? defaultScansAtOnce);
    scanning = await startScanWorker(boss, {
      createPlaces: (onChange) => createScanPlaces(limits, onChange, scanJobs.background.network),
      handle: handleScanJob(work, scanJobs, ending.signal),
      renewClaims: scanJobs.renewClaims,
      pollSeconds: pollIntervalSeconds ?? pollSeconds,
      log,
    });
    const sayPresent = () => noteWorker(database.pool).catch((error) => warnOfQueue(log, error));
    await sayPresent();
    timers.push(
      setInterval(() => void putBackLostScans(boss, scanJobs, work, log), reconcileMs).unref(),
      setInterval(() => void sayPresent(), presenceIntervalMs).unref(),
    );
  };

  const release = async () => {
    for (const timer of timers) clearInterval(timer);
    const scansStopped = scanning?.stop();
    ending.abort(new Error('The process is shutting down'));
    await Promise.race([
      Promise.allSettled([scansStopped, mail.stop(), webhook.stop(), modelReading.stop()]),
      new Promise((resolve) => setTimeout(resolve, stopWithinMs).unref()),
    ]);
  };

  let released: Promise<void> | null = null;
  const releaseOnce = () => {
    released ??= release();
    return released;
  };
  let stopped: Promise<void> | null = null;
  return {
    sendScan,
    background: scanJobs.background,
    dropScanJobs,
    sendMail: mail.send,
    startWorkers,
    emit: webhook.emit,
    putBack: (jobs) => putBack(boss, jobs),
    listJobs: (page) => listJobs(database.pool, page).catch(rethrow),
    hasWorker: () => hasWorker(database.pool).catch(rethrow),
    countJobs: () => countJobs(database.pool).catch(rethrow),
    retryJob: (id) => retryJob(boss, database, id),
    sendTestEvent: () => webhook.sendTest().catch(rethrow),
    listDeliveries: (page) => listDeliveries(database.pool, page).catch(rethrow),
    retryDelivery: (id) => retryDelivery(boss, database.pool, id).catch(rethrow),
    ...otherWorkers(boss, database, { mail, webhook, modelReading }),
    sendModelReading: modelReading.send,
    release: releaseOnce,
    stop: () => {
      stopped ??= releaseOnce().then(() => boss.stop({ graceful: false }));
      return stopped;
    },
  };
}

type JobQueues = Awaited<ReturnType<typeof openJobQueues>>;

function otherWorkers(
  boss: PgBoss,
  database: QueueOptions['database'],
  { mail, webhook, modelReading }: Pick<JobQueues, 'mail' | 'webhook' | 'modelReading'>,
): Pick<Queue, 'startMailWorkers' | 'startModelReadingWorkers' | 'startWebhookWorkers'> {
  return {
    startMailWorkers: async (work) => {
      await retryAbandoned(boss, database, mailJobName);
      await mail.startWorkers(work);
    },
    startModelReadingWorkers: async (work) => {
      await retryAbandoned(boss, database, modelReadingJobName);
      await modelReading.startWorkers(work);
    },
    startWebhookWorkers: async (work) => {
      await retryAbandoned(boss, database, webhookJobName);
      await webhook.startWorkers(work);
    },
  };
}

function createBoss({ connection }: QueueOptions['database'], log: Log): PgBoss {
  const boss = new PgBoss({
    ...connection,
    ...timeouts,
    schema,
    max: 4,
    application_name: 'ai-compass jobs',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
    bamIntervalSeconds: 3600,
    flowIntervalSeconds: 3600,
  });
  // Without a listener, an error would end the process. pg-boss recovers on its own.
  boss.on('error', (error) => log.warn({ event: 'queue-error', reason: error.message }));
  boss.on('warning', (warning) => log.warn({ event: 'queue-warning', reason: warning.message }));
  return boss;
}

async function openJobQueues(
  boss: PgBoss,
  { pool }: QueueOptions['database'],
): Promise<{ scanJobs: ScanJobs; mail: MailQueue; webhook: WebhookQueue; modelReading: ModelReadingQueue }> {
  try {
    await boss.start();
    await boss.createQueue(scanJobName, { ...scanQueueOptions, policy: 'exclusive' });
    await boss.updateQueue(scanJobName, scanQueueOptions);
    const hashKey = await installationSecret(pool, 'network-hash-key');
    const scanJobs = createScanJobs(boss, { pool, schema, hashKey });
    const mail = await createMailQueue(boss);
    const modelReading = await createModelReadingQueue(boss);
    return { scanJobs, mail, webhook: await createWebhookQueue(boss, () => new Date()), modelReading };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw translateError(error);
  }
}

async function retryJob(
  boss: PgBoss,
  { pool }: QueueOptions['database'],
  id: string,
): ReturnType<Queue['retryJob']> {
  const name = await queueOfFailedJob(pool, id).catch(rethrow);
  if (name === null) return 'not-found';
  if (name === false) return 'not-failed';
  await boss.retry(name, id).catch(rethrow);
  return 'restarted';
}

async function dropScanJobs(transaction: Transaction, scanIds: readonly number[] | 'all'): Promise<void> {
  if (scanIds === 'all') {
    await transaction.execute(sql`delete from ${sql.identifier(schema)}.job where name = ${scanJobName}`);
    return;
  }
  const keys = scanIds.map(scanKey);
  await transaction.execute(
    sql`delete from ${sql.identifier(schema)}.job where name = ${scanJobName} and singleton_key in (
      select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)
    )`,
  );
}

/**
 * With the embedded database, no other process can be working, because we hold its data folder. So jobs still
 * marked active belong to a dead process and are retried without waiting for their heartbeats to expire.
 */
async function retryAbandoned(boss: PgBoss, database: QueueOptions['database'], name: string): Promise<void> {
  if (database.mode === 'external') return;
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from ${schema}.job where name = $1 and state = 'active'`,
    [name],
  );
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  await boss.fail(name, ids, { message: 'The process that ran this job died.' });
  await database.pool.query(
    `update ${schema}.job set start_after = now() where name = $1 and id = any ($2) and state = 'retry'`,
    [name, ids],
  );
}

function handleScanJob(work: ScanWork, scanJobs: ScanJobs, ending: AbortSignal) {
  return async (job: Job<unknown>, { whileWorking }: ScanPlace): Promise<void> => {
    const { scanId, ofOwner, background } = scanPayloadSchema.parse(job.data);
    const network = job.groupId ?? null;
    const scan = scanKey(scanId);
    const complete = (transaction: Transaction) => scanJobs.complete(transaction, job);
    // The job may have been taken while the queue was closing. Rejecting makes the queue retry it.
    ending.throwIfAborted();
    await handleScan(work, {
      scanId,
      sharer: { network: network ?? scan, scan, whileWorking },
      lost: job.signal,
      ending,
      complete,
      requeue: async (transaction) => {
        await complete(transaction);
        await scanJobs.send(transaction, scanId, { ofOwner, network, background });
      },
    });
  };
}

async function putBack(boss: PgBoss, jobs: Parameters<Queue['putBack']>[0]): Promise<void> {
  for (const name of new Set(jobs.map((job) => job.name))) {
    const rows = jobs
      .filter((job) => job.name === name)
      .map(({ id, data }) => ({ id, data: data as object }));
    await boss.insert(name, rows).catch(rethrow);
  }
}

function rethrow(error: unknown): never {
  throw translateError(error);
}

async function putBackLostScans(
  boss: PgBoss,
  scanJobs: ScanJobs,
  { scans }: ScanWork,
  log: Log,
): Promise<void> {
  try {
    const unfinished = await scans.listUnfinishedScans();
    if (unfinished.length > 0) await boss.insert(scanJobName, unfinished.map(scanJobs.recreate));
  } catch (error) {
    warnOfQueue(log, error);
  }
}
