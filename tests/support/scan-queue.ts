import { pino } from 'pino';
import { afterEach, expect } from 'vitest';
import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import { openQueue, type Queue, type QueueOptions } from '#jobs/queue.ts';
import type { ScanWork } from '#jobs/scan.handler.ts';
import type { Database } from '#storage/database.ts';
import { eventually } from './eventually.ts';
import { exampleCrawl, exampleNow, exampleScanInput } from './scan-examples.ts';
import { type ScanStores, setUpScanStores } from './scan-stores.ts';

/** Audits, scans, prospect lists, and scan jobs are deleted between tests. */
export interface ScanQueue {
  readonly stores: ScanStores;
  /** Opens a queue that is stopped after the test. */
  open(options?: Partial<QueueOptions> & { mode?: Database['mode'] }): Promise<Queue>;
  workWith(diagnose: Diagnose): ScanWork;
  start(queue: Queue, changes?: Parameters<typeof exampleScanInput>[0]): Promise<number>;
  statusBecomes(auditId: number, status: string): Promise<void>;
  /** Oldest first. */
  jobStates(): Promise<string[]>;
}

export function setUpScanQueue(): ScanQueue {
  const log = pino({ level: 'silent' });
  const queues: Queue[] = [];
  const stores = setUpScanStores();

  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    await stores.database.pool.query("delete from jobs.job where name = 'scan'");
  });

  return {
    stores,
    open: async ({ mode = 'external', ...options } = {}) => {
      const queue = await openQueue({ database: { ...stores.database, mode }, log, ...options });
      queues.push(queue);
      return queue;
    },
    workWith: (diagnose) => ({
      scans: stores.scans,
      diagnose,
      crawl: exampleCrawl,
      now: () => exampleNow,
      log,
    }),
    start: async (queue, changes = {}) => {
      const { id } = await stores.audits.createScanAudit(exampleScanInput(changes));
      await stores.scans.requestScan(id, queue.sendScan, { now: exampleNow });
      return id;
    },
    statusBecomes: async (auditId, status) => {
      await eventually(async () => expect((await stores.audits.getAudit(auditId))?.status).toBe(status));
    },
    jobStates: async () => {
      const { rows } = await stores.database.pool.query<{ state: string }>(
        "select state::text from jobs.job where name = 'scan' order by created_on, state",
      );
      return rows.map((row) => row.state);
    },
  };
}
