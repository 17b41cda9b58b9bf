import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import type { AuditStore } from '#storage/audit-record.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import type { Database } from '#storage/database.ts';
import type { ScanStore } from '#storage/scan-record.ts';
import { createScanStore } from '#storage/scan-store.ts';
import {
  addExampleProfile,
  exampleDiagnosis,
  exampleNow,
  examplePage,
  exampleScanInput,
} from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openQueue, type Queue } from './queue.ts';
import type { ScanWork } from './scan.handler.ts';
import { parkedFailure } from './scan.ts';

const log = pino({ level: 'silent' });
let database: Database;
let audits: AuditStore;
let scans: ScanStore;
const queues: Queue[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  audits = createAuditStore(database);
  scans = createScanStore(database);
  await addExampleProfile(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('truncate audits, scans cascade');
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await database.pool.query("delete from jobs.job where name = 'scan'");
});

async function open(mode: Database['mode'] = 'external'): Promise<Queue> {
  const queue = await openQueue({ database: { ...database, mode }, log });
  queues.push(queue);
  return queue;
}

function workWith(diagnose: Diagnose): ScanWork {
  return {
    scans,
    diagnose,
    crawl: {
      limits: { maxPages: 5, timeBudgetMs: 5_000, concurrency: 1 },
      network: { resolve: new Map(), dnsServers: [] },
      render: { mode: 'off', chromiumPath: null },
    },
    now: () => exampleNow,
    log,
  };
}

async function start(queue: Queue, changes: Parameters<typeof exampleScanInput>[0] = {}): Promise<number> {
  const { id } = await audits.createScanAudit(exampleScanInput(changes));
  await scans.requestScan(id, queue.sendScan, { now: exampleNow });
  return id;
}

async function statusBecomes(auditId: number, status: string, timeout = 10_000): Promise<void> {
  await vi.waitFor(async () => expect((await audits.getAudit(auditId))?.status).toBe(status), {
    timeout,
    interval: 20,
  });
}

async function jobStates(): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    "select state::text from jobs.job where name = 'scan' order by created_on, state",
  );
  return rows.map((row) => row.state);
}

/** A diagnosis that hangs until it is told to end or its signal aborts. */
function hanging(): { diagnose: Diagnose; begun: Promise<void>; end: () => void; calls: () => number } {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let calls = 0;
  return {
    begun: begun.promise,
    end: ended.resolve,
    calls: () => calls,
    diagnose: async (_, context) => {
      calls += 1;
      await context.savePage(examplePage(0));
      begun.resolve();
      await ended.promise;
      return exampleDiagnosis();
    },
  };
}

describe('the scan job', () => {
  it('turns a started scan into a completed audit, and is completed with it', async () => {
    const queue = await open();
    const statuses: unknown[] = [];
    await queue.startWorkers(
      workWith(async (request, context) => {
        expect(request).toMatchObject({ website: 'https://www.harbour-dental.test/', schemeTyped: false });
        for (const status of ['scanning', 'analyzing'] as const) {
          await context.reportProgress({ status, stage: 'crawling', message: 'Reading', progress: 10 });
          const { rows } = await database.pool.query('select status from scans');
          statuses.push(rows[0].status);
        }
        await context.savePage(examplePage(0));
        return exampleDiagnosis();
      }),
    );
    const begun = performance.now();
    const id = await start(queue);
    await statusBecomes(id, 'completed');
    // Sooner than the next look at the queue, which is 2 seconds away: it was woken.
    expect(performance.now() - begun).toBeLessThan(1_900);
    expect(statuses).toEqual(['scanning', 'analyzing']);
    expect(await audits.listTasks(id)).toHaveLength(3);
    expect(await jobStates()).toEqual(['completed']);
  });

  it('is sent once, whatever asks for it again', async () => {
    const queue = await open();
    const id = await start(queue);
    const scanId = (await audits.getAudit(id))?.scanId ?? 0;
    await database.db.transaction((tx) => queue.sendScan(tx, scanId));
    await scans.requestScan(id, queue.sendScan, { now: exampleNow });
    expect(await jobStates()).toEqual(['created']);
  });

  it('is not sent when the transaction that sends it is rolled back', async () => {
    const queue = await open();
    const { id } = await audits.createScanAudit(exampleScanInput());
    const send: Queue['sendScan'] = async (tx, scanId) => {
      await queue.sendScan(tx, scanId);
      throw new Error('afterwards');
    };
    await expect(scans.requestScan(id, send, { now: exampleNow })).rejects.toThrow('afterwards');
    expect(await jobStates()).toEqual([]);
  });

  it('tries three times when the diagnosis breaks, then ends the audit with the reason', async () => {
    const queue = await open();
    const storedAtBegin: number[] = [];
    await queue.startWorkers(
      workWith(async (_, context) => {
        storedAtBegin.push(context.storedPages.length);
        await context.savePage(examplePage(storedAtBegin.length));
        throw new Error('this page breaks it');
      }),
    );
    const id = await start(queue);
    await statusBecomes(id, 'failed', 20_000);
    expect(storedAtBegin).toEqual([0, 1, 2]);
    expect((await audits.getAudit(id))?.failure).toEqual(parkedFailure);
    expect(await jobStates()).toEqual(['completed']);
  }, 30_000);

  it('goes on with other scans meanwhile', async () => {
    const queue = await open();
    await queue.startWorkers(
      workWith(async (request) => {
        if (request.companyType === 'tech') throw new Error('this one breaks');
        return exampleDiagnosis();
      }),
    );
    const broken = await start(queue, { companyType: 'tech' });
    const fine = await Promise.all(
      (['legal', 'retail', 'other'] as const).map((companyType) => start(queue, { companyType })),
    );
    for (const id of fine) await statusBecomes(id, 'completed');
    await statusBecomes(broken, 'failed', 20_000);
  }, 30_000);

  it('is given back by a clean shutdown at once, and taken up by the next start without counting', async () => {
    const first = hanging();
    const queue = await open();
    await queue.startWorkers(workWith(first.diagnose));
    const id = await start(queue);
    await first.begun;
    const begun = performance.now();
    await queue.stop();
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect((await audits.getAudit(id))?.status).toBe('scanning');
    expect(await jobStates()).toContain('created');

    const next = await open();
    const resumed = vi.fn<Diagnose>(async () => exampleDiagnosis());
    await next.startWorkers(workWith(resumed));
    await statusBecomes(id, 'completed', 5_000);
    expect(resumed.mock.calls[0]?.[1].storedPages).toEqual([examplePage(0)]);
    const { rows } = await database.pool.query('select counted_attempts, attempt from scans');
    expect(rows).toEqual([{ counted_attempts: 1, attempt: 3 }]);

    // The interrupted attempt comes back after all: nothing of it is stored.
    const before = await audits.getRevision(id);
    first.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await audits.getRevision(id)).toEqual(before);
    expect(await audits.listTasks(id)).toHaveLength(3);
  });

  it('does not let a worker that was superseded store anything', async () => {
    const late = hanging();
    const queue = await open();
    await queue.startWorkers(workWith(late.diagnose));
    const id = await start(queue);
    await late.begun;
    const scanId = (await audits.getAudit(id))?.scanId ?? 0;
    const newer = await scans.beginAttempt(scanId);
    late.end();
    await vi.waitFor(async () => expect(await jobStates()).toEqual(['completed']), { timeout: 5_000 });
    expect((await audits.getAudit(id))?.status).toBe('scanning');
    expect(await audits.listTasks(id)).toEqual([]);
    await scans.complete(scanId, newer?.attempt ?? 0, exampleDiagnosis(), {
      now: exampleNow,
      completeJob: async () => {},
    });
    expect(await audits.listTasks(id)).toHaveLength(3);
  });

  it('left active by a process that died is taken up at once where nobody else can be working', async () => {
    const queue = await open();
    const id = await start(queue);
    await database.pool.query(
      "update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'scan'",
    );
    const next = await open('embedded');
    await next.startWorkers(workWith(async () => exampleDiagnosis()));
    await statusBecomes(id, 'completed', 6_000);
  });

  it('left active by a worker that died elsewhere is noticed by its heart standing still', async () => {
    const queue = await open();
    const id = await start(queue);
    await database.pool.query(
      "update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '9 seconds' where name = 'scan'",
    );
    await queue.startWorkers(workWith(async () => exampleDiagnosis()));
    await statusBecomes(id, 'completed', 28_000);
  }, 35_000);

  it('lost altogether is put back', async () => {
    const queue = await open();
    const id = await start(queue);
    await database.pool.query("delete from jobs.job where name = 'scan'");
    await queue.startWorkers(workWith(async () => exampleDiagnosis()));
    await statusBecomes(id, 'completed');
  });

  it('does nothing for a scan that was deleted meanwhile: its job goes with it', async () => {
    const queue = await open();
    const id = await start(queue);
    await audits.deleteAudit(id, { now: new Date(), dropScanJobs: queue.dropScanJobs });
    expect(await jobStates()).toEqual([]);
    const diagnose = vi.fn<Diagnose>(async () => exampleDiagnosis());
    await queue.startWorkers(workWith(diagnose));
    expect(diagnose).not.toHaveBeenCalled();
  });

  it('stops without a trace when its audit is deleted while it runs', async () => {
    const queue = await open();
    const id = await start(queue);
    const running = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    let refused: unknown = null;
    await queue.startWorkers(
      workWith(async (_request, context) => {
        running.resolve();
        await deleted.promise;
        await context.savePage(examplePage(0)).catch((error: unknown) => {
          refused = error;
          throw error;
        });
        return exampleDiagnosis();
      }),
    );
    await running.promise;
    await audits.deleteAudit(id, { now: new Date(), dropScanJobs: queue.dropScanJobs });
    deleted.resolve();
    await vi.waitFor(() => expect(refused).toMatchObject({ code: 'stale-attempt' }), { timeout: 5_000 });
    const { rows } = await database.pool.query('select 1 from scans union all select 1 from scan_pages');
    expect([rows, await jobStates()]).toEqual([[], []]);
  });
});

describe('a scan that was given up', () => {
  it('stands among the operator’s jobs and goes on from its pages when it is tried again', async () => {
    const queue = await open();
    const id = await start(queue);
    const scanId = (await audits.getAudit(id))?.scanId ?? 0;
    const attempt = await scans.beginAttempt(scanId);
    await scans.savePage(scanId, attempt?.attempt ?? 0, examplePage(0));
    await scans.fail(scanId, attempt?.attempt ?? 0, parkedFailure, {
      now: exampleNow,
      completeJob: async () => {
        await database.pool.query("delete from jobs.job where name = 'scan'");
      },
    });
    const [job] = await queue.listJobs({ limit: 10, before: null });
    expect(job).toMatchObject({
      id: `scan-${scanId}`,
      queue: 'scan',
      state: 'failed',
      auditId: id,
      reason: parkedFailure.message,
    });
    expect((await queue.countJobs()).failed).toBe(1);
    expect(await scans.restartParked(scanId, queue.sendScan)).toBe('restarted');
    expect(await scans.restartParked(scanId, queue.sendScan)).toBe('not-failed');
    expect(await scans.restartParked(scanId + 1000, queue.sendScan)).toBe('not-found');
    const diagnose = vi.fn<Diagnose>(async () => exampleDiagnosis());
    await queue.startWorkers(workWith(diagnose));
    await statusBecomes(id, 'completed');
    expect(diagnose.mock.calls[0]?.[1].storedPages).toEqual([examplePage(0)]);
    expect(await audits.listWorkflows(id)).not.toEqual([]);
    expect(await queue.listJobs({ limit: 10, before: null })).toEqual([]);
  });

  it('answers for jobs of the queue that cannot be tried again', async () => {
    const queue = await open();
    await start(queue);
    const [job] = await queue.listJobs({ limit: 10, before: null });
    expect(job).toMatchObject({ state: 'queued', subject: 'https://www.harbour-dental.test/' });
    expect(await queue.retryJob(job?.id ?? '')).toBe('not-failed');
    expect(await queue.retryJob('00000000-0000-4000-8000-000000000000')).toBe('not-found');
    await database.pool.query("update jobs.job set state = 'failed' where id = $1", [job?.id]);
    expect(await queue.retryJob(job?.id ?? '')).toBe('restarted');
    expect(await queue.listJobs({ limit: 10, before: null })).toMatchObject([{ state: 'retrying' }]);
  });
});
